import { defineBlock } from '../defineBlock'
import { locationCardFields } from '../fields/locationCard'

export const locationsGridBlock = defineBlock({
  slug: 'locationsGrid',
  interfaceName: 'LocationsGridBlock',
  labels: { singular: 'Locations grid', plural: 'Locations grids' },
  description: 'All visible locations, with address, phone, today’s hours, directions and a link to their page.',
  group: 'Locations',
  keywords: ['branches', 'dealerships', 'yards', 'addresses', 'cards', 'map'],
  fields: locationCardFields,
})
