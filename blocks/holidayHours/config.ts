import { HOLIDAY_HOURS } from '../../src/domain/openingHours/holidayHours'
import { defineBlock } from '../defineBlock'

export const holidayHoursBlock = defineBlock({
  slug: 'holidayHours',
  interfaceName: 'HolidayHoursBlock',
  labels: { singular: 'Holiday hours', plural: 'Holiday hours' },
  description: 'The dates from today on that differ from the usual week, as a list or behind a button.',
  group: 'Locations',
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
          admin: { width: '50%', description: 'Empty takes the page’s own, else the main one.' },
        },
        {
          name: 'display',
          label: 'Shown as',
          type: 'select',
          defaultValue: 'list',
          options: [
            { value: 'list', label: 'A list' },
            { value: 'button', label: 'A button that opens the list' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
  ],
})
