import { defineBlock } from '../defineBlock'

export const carStickyBarBlock = defineBlock({
  slug: 'carStickyBar',
  interfaceName: 'CarStickyBarBlock',
  labels: { singular: 'Sticky bars', plural: 'Sticky bars' },
  description: 'A slim header with price and buttons after scrolling, and a bar at the bottom on phones.',
  group: 'Car page',
  keywords: ['floating bar', 'mobile bar', 'enquire', 'bottom bar'],
  places: ['car'],
  slot: 'full',
  fields: [],
})
