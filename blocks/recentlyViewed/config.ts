import { defineBlock } from '../defineBlock'

export const recentlyViewedBlock = defineBlock({
  slug: 'recentlyViewed',
  interfaceName: 'RecentlyViewedBlock',
  labels: { singular: 'Recently viewed', plural: 'Recently viewed' },
  description: 'The cars that the shopper looked at before, kept in their own browser; nothing for a first visit.',
  group: 'Stock',
  places: ['car', 'page'],
  slot: 'full',
  hasHeading: true,
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Recently viewed' }],
})
