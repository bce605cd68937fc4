import { defineBlock } from '../defineBlock'

export const locationDetailBlock = defineBlock({
  slug: 'locationDetail',
  interfaceName: 'LocationDetailBlock',
  labels: { singular: 'Location details', plural: 'Location details' },
  description: 'Address, directions, phone and opening hours of the location that the page is about.',
  group: 'Locations',
  places: ['location', 'page'],
  fields: [
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: 'Needed on ordinary pages; on location pages it is the page’s own.' },
    },
    {
      name: 'fullHours',
      label: 'List every day',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Off, Monday to Friday share a line when their hours are the same.' },
    },
  ],
})
