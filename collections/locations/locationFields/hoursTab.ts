import type { ArrayField, Field, Tab } from 'payload'
import { phoneField } from '../../../blocks/fields/phone'
import { LOCATION_SUBTYPES, LOCATION_TYPES } from '../../../src/domain/locations/locationType'
import { text, toOptions } from '../../fields/basicFields'
import { timeOfDay } from '../../fields/timeOfDay'

/** Monday first. Values follow the specification: Sunday is 0. */
const WEEKDAYS = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '0', label: 'Sunday' },
]

const defaultWeek = () =>
  WEEKDAYS.map(({ value: weekday }) => {
    if (weekday === '0') return { weekday, status: 'Closed' }
    return {
      weekday,
      status: 'Open',
      open: weekday === '6' ? '09:00' : '08:30',
      close: weekday === '6' ? '16:00' : '17:30',
    }
  })

/** The hours of a day: a status, and the two times of an open day. */
const dayFields: Field[] = [
  text('status', 'Status', {
    required: true,
    defaultValue: 'Open',
    admin: { width: '30%', description: '"Open", "Closed" or your own text.' },
  }),
  timeOfDay('open', 'Opens'),
  timeOfDay('close', 'Closes'),
]

const hours: ArrayField = {
  name: 'hours',
  label: 'Opening hours',
  labels: { singular: 'Day', plural: 'Days' },
  type: 'array',
  maxRows: 14,
  defaultValue: defaultWeek,
  admin: {
    components: {
      Field: '/src/admin/hours/WeekField.tsx#WeekField',
      RowLabel: '/src/admin/rowLabels/DayRowLabel.tsx#DayRowLabel',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          label: 'Day',
          type: 'select',
          required: true,
          options: WEEKDAYS,
          enumName: 'weekday',
          admin: { width: '30%' },
        },
        ...dayFields,
      ],
    },
  ],
}

/** Departments with their weekly hours, and holiday hours. */
export const hoursTab: Tab = {
  label: 'Departments and hours',
  description: 'Sales, service, parts and buying, each with its own phone number and hours.',
  fields: [
    {
      name: 'departments',
      label: 'Departments',
      labels: { singular: 'Department', plural: 'Departments' },
      type: 'array',
      maxRows: 6,
      defaultValue: () => [{ location_type: 'sales', hours: defaultWeek() }],
      admin: { components: { RowLabel: '/src/admin/rowLabels/DepartmentRowLabel.tsx#DepartmentRowLabel' } },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'location_type',
              label: 'Department',
              type: 'select',
              options: toOptions(LOCATION_TYPES),
              defaultValue: 'sales',
              enumName: 'location_type',
              admin: { width: '33%', description: 'Leave empty for sales.' },
            },
            {
              name: 'location_subtype',
              label: 'Type',
              type: 'select',
              options: toOptions(LOCATION_SUBTYPES),
              enumName: 'location_subtype',
              admin: { width: '33%', description: 'Buying: where shoppers sell you their car.' },
            },
            phoneField({ width: '33%', description: 'Leave empty to use the location\u2019s.' }),
          ],
        },
        hours,
      ],
    },
    {
      name: 'hoursPreview',
      type: 'ui',
      admin: { components: { Field: '/src/admin/hours/HoursPreview.tsx#HoursPreview' } },
    },
    {
      name: 'holidayCalendar',
      type: 'ui',
      admin: { components: { Field: '/src/admin/hours/HolidayCalendar.tsx#HolidayCalendar' } },
    },
    {
      name: 'special_hours',
      label: 'Holiday hours',
      labels: { singular: 'Date', plural: 'Dates' },
      type: 'array',
      maxRows: 200,
      admin: {
        initCollapsed: true,
        description: 'Dates with different hours. Past dates are hidden.',
        components: { RowLabel: '/src/admin/hours/HolidayRowLabel.tsx#HolidayRowLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'date',
              label: 'Date',
              type: 'date',
              required: true,
              admin: { width: '30%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
            },
            text('name', 'Name', { admin: { width: '40%', placeholder: 'Australia Day' } }),
            {
              name: 'location_type',
              label: 'Department',
              type: 'select',
              options: toOptions(LOCATION_TYPES),
              enumName: 'location_type',
              admin: { width: '30%', description: 'Leave empty for all departments.' },
            },
          ],
        },
        { type: 'row', fields: dayFields },
      ],
    },
  ],
}
