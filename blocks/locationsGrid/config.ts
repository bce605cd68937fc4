import { defineBlock } from '../defineBlock'
import { locationCardFields } from '../fields/locationCard'

export const locationsGridBlock = defineBlock({
  slug: 'locationsGrid',
  interfaceName: 'LocationsGridBlock',
  labels: { singular: 'Locations grid', plural: 'Locations grids' },
  description: 'Every visible location with its address, phone, hours today, directions and a link to its page.',
  group: 'Locations',
  fields: locationCardFields,
})
