import { defineBlock } from '../defineBlock'

export const carBreadcrumbsBlock = defineBlock({
  slug: 'carBreadcrumbs',
  interfaceName: 'CarBreadcrumbsBlock',
  labels: { singular: 'Breadcrumbs', plural: 'Breadcrumbs' },
  description: 'Links back to all stock, the make and the model.',
  group: 'Car page',
  keywords: ['path', 'trail', 'back to search'],
  places: ['car'],
  fields: [],
})
