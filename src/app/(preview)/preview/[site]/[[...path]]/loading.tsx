export { LoadingPage as default } from '@/site/LoadingPage'
