import { defineBlock } from '../defineBlock'

export const carSidebarBlock = defineBlock({
  slug: 'carSidebar',
  interfaceName: 'CarSidebarBlock',
  labels: { singular: 'Price and buttons', plural: 'Price and buttons' },
  description: 'Title, price, weekly repayment, share, and buttons to enquire, reserve or call.',
  group: 'Car page',
  keywords: ['cta', 'enquire', 'reserve', 'test drive', 'weekly payment', 'share'],
  places: ['car'],
  slot: 'sidebar',
  fields: [],
})
