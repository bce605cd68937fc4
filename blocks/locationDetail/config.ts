import { defineBlock } from '../defineBlock'

export const locationDetailBlock = defineBlock({
  slug: 'locationDetail',
  interfaceName: 'LocationDetailBlock',
  labels: { singular: 'Location details', plural: 'Location details' },
  description: 'Address, directions, phone and opening hours of a location.',
  group: 'Locations',
  keywords: ['address', 'contact', 'directions', 'phone', 'branch', 'yard'],
  places: ['location', 'page'],
  fields: [
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { description: 'Required on pages. Location pages use their own location.' },
    },
    {
      name: 'fullHours',
      label: 'List every day',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'If off, Monday to Friday share a line when their hours are the same.' },
    },
  ],
})
