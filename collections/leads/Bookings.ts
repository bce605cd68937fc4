import type { CollectionConfig } from 'payload'
import { LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, leadsStaffOfThisSite, nobody, superAdmin } from '../access/rules'
import { moment, number, optionsOf } from '../fields/plain'
import { settled } from '../fields/settled'

const leadStaff = anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite)
const time = { required: true, admin: { date: { pickerAppearance: 'dayAndTime' as const } } }

/**
 * A time that a shopper holds at a location. Two bookings of one department never share a place at one time: Postgres
 * refuses them (constraint bookings_one_at_a_time), whatever the code above does.
 */
export const Bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: { read: leadStaff, create: nobody, update: leadStaff, delete: leadStaff },
  admin: {
    group: 'Leads',
    useAsTitle: 'starts_at',
    defaultColumns: ['starts_at', 'location', 'department', 'status', 'lead'],
    description: 'Test drives and service times that shoppers booked. Cancel one to free its time.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-starts_at',
  indexes: [{ fields: ['location', 'starts_at'] }],
  fields: [
    { name: 'location', label: 'Location', type: 'relationship', relationTo: 'locations', ...settled, required: true },
    {
      name: 'department',
      label: 'Department',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      options: optionsOf(LOCATION_TYPES),
    },
    moment('starts_at', 'From', time),
    moment('ends_at', 'To', time),
    number('place', 'Place', {
      required: true,
      defaultValue: 1,
      min: 1,
      admin: { description: 'Which of the bookings that the location takes at one time.' },
    }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      options: optionsOf(['booked', 'cancelled']),
    },
    { name: 'lead', label: 'Lead', type: 'relationship', relationTo: 'leads', ...settled, index: true },
    { name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...settled },
  ],
}
