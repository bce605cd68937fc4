import { defineBlock } from '../defineBlock'
import { locationCardFields } from '../fields/locationCard'

export const locationsCarouselBlock = defineBlock({
  slug: 'locationsCarousel',
  interfaceName: 'LocationsCarouselBlock',
  labels: { singular: 'Locations carousel', plural: 'Locations carousels' },
  description: 'All visible locations in a carousel, with address, phone, hours and directions.',
  group: 'Locations',
  keywords: ['branches', 'dealerships', 'yards', 'addresses', 'slider'],
  fields: locationCardFields,
})
