import { defineBlock } from '../defineBlock'

export const carTitleBlock = defineBlock({
  slug: 'carTitle',
  interfaceName: 'CarTitleBlock',
  labels: { singular: 'Car title', plural: 'Car titles' },
  description: 'Year, make and model, with badge and series beneath.',
  group: 'Car page',
  places: ['car'],
  fields: [],
})
