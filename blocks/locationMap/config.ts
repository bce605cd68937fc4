import { defineBlock } from '../defineBlock'

export const locationMapBlock = defineBlock({
  slug: 'locationMap',
  interfaceName: 'LocationMapBlock',
  labels: { singular: 'Map', plural: 'Maps' },
  description: 'A map with a numbered pin for each location, and directions in the shopper’s maps app.',
  group: 'Locations',
  keywords: ['Google Maps', 'directions', 'find us', 'pins'],
  places: ['page', 'location'],
  emptyWhen:
    'On a location’s page it shows the location’s map picture: add one under Locations, or an address of street maps under Sites, Locations and reviews.',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'locations',
      label: 'Locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      admin: { description: 'Leave empty to show all. Location pages show their own.' },
    },
    {
      name: 'showList',
      label: 'Show a list beside the map',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Name, address and directions, numbered as on the map.' },
    },
  ],
})
