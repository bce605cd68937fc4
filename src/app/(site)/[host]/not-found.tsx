export { NotFoundPage as default } from '@/site/pages/NotFoundPage'
