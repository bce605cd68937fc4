import { defineBlock } from '../defineBlock'
import { locationTypeOptions } from '../fields/locationTypeOptions'

export const openingHoursBlock = defineBlock({
  slug: 'openingHours',
  interfaceName: 'OpeningHoursBlock',
  labels: { singular: 'Opening hours', plural: 'Opening hours' },
  description: 'A location’s weekly hours by department, with phone numbers and whether it is open now.',
  group: 'Locations',
  keywords: ['trading hours', 'open now', 'times', 'departments', 'service hours'],
  places: ['page', 'location'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Opening hours' },
    {
      type: 'row',
      fields: [
        {
          name: 'location',
          label: 'Location',
          type: 'relationship',
          relationTo: 'locations',
          admin: { width: '50%', description: 'Leave empty to use the page’s location, or the main one.' },
        },
        {
          name: 'locationType',
          label: 'Department',
          type: 'select',
          defaultValue: 'all',
          options: locationTypeOptions,
          admin: { width: '50%' },
        },
      ],
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
