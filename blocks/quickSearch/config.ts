import { defineBlock } from '../defineBlock'

export const quickSearchBlock = defineBlock({
  slug: 'quickSearch',
  interfaceName: 'QuickSearchBlock',
  labels: { singular: 'Quick search', plural: 'Quick searches' },
  description: 'Make, model and highest price, with the number of cars that match on the button.',
  group: 'Stock',
  places: ['page', 'location', 'model'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Find your next car' }],
})
