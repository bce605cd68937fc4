export { LoadingPage as default } from '@/site/pages/LoadingPage'
