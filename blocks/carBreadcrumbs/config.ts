import { defineBlock } from '../defineBlock'

export const carBreadcrumbsBlock = defineBlock({
  slug: 'carBreadcrumbs',
  interfaceName: 'CarBreadcrumbsBlock',
  labels: { singular: 'Breadcrumbs', plural: 'Breadcrumbs' },
  description: 'The way back: stock, make, model and this car.',
  group: 'Car page',
  places: ['car'],
  fields: [],
})
