import { defineBlock } from '../defineBlock'

export const recentlyViewedBlock = defineBlock({
  slug: 'recentlyViewed',
  interfaceName: 'RecentlyViewedBlock',
  labels: { singular: 'Recently viewed', plural: 'Recently viewed' },
  description: 'Cars the shopper viewed before, saved in their browser and hidden on a first visit.',
  group: 'Stock',
  keywords: ['history', 'seen before', 'last viewed', 'cars'],
  places: ['car', 'page'],
  slot: 'full',
  hasHeading: true,
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Recently viewed' }],
})
