import { HOLIDAY_HOURS } from '../../src/domain/openingHours/holidayHours'
import { defineBlock } from '../defineBlock'

export const holidayHoursBlock = defineBlock({
  slug: 'holidayHours',
  interfaceName: 'HolidayHoursBlock',
  labels: { singular: 'Holiday hours', plural: 'Holiday hours' },
  description: 'Upcoming dates with different opening hours, as a list or behind a button.',
  group: 'Locations',
  keywords: ['public holidays', 'Christmas', 'Easter', 'closed', 'special hours'],
  places: ['page', 'location'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', defaultValue: HOLIDAY_HOURS.title },
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
          name: 'display',
          label: 'Display as',
          type: 'select',
          defaultValue: 'list',
          options: [
            { value: 'list', label: 'List' },
            { value: 'button', label: 'Button that opens the list' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
  ],
})
