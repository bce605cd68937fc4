import { defineBlock } from '../defineBlock'

export const carTitleBlock = defineBlock({
  slug: 'carTitle',
  interfaceName: 'CarTitleBlock',
  labels: { singular: 'Car title', plural: 'Car titles' },
  description: 'Year, make and model, with badge and series below.',
  group: 'Car page',
  keywords: ['heading', 'name', 'headline'],
  places: ['car'],
  fields: [],
})
