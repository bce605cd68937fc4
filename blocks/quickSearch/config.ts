import { defineBlock } from '../defineBlock'

export const quickSearchBlock = defineBlock({
  slug: 'quickSearch',
  interfaceName: 'QuickSearchBlock',
  labels: { singular: 'Quick search', plural: 'Quick searches' },
  description: 'Make, model and maximum price, with the number of matching cars on the button.',
  group: 'Stock',
  keywords: ['find a car', 'finder', 'make and model', 'filter'],
  places: ['page', 'location', 'model'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Find your next car' }],
})
