export { NotFoundPage as default } from '@/site/NotFoundPage'
