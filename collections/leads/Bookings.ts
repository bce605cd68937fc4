import type { CollectionConfig } from 'payload'
import { LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { date, number, toOptions } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'

const leadStaff = anyOf(superAdmin, siteEditors, siteLeadsStaff)
const dateTimeOptions = { required: true, admin: { date: { pickerAppearance: 'dayAndTime' as const } } }

/**
 * A booked time at a location. Two bookings of a department never share a slot at the same time: the Postgres constraint
 * bookings_one_at_a_time rejects them.
 */
export const Bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: { read: leadStaff, create: noAccess, update: leadStaff, delete: leadStaff },
  admin: {
    group: 'Leads',
    useAsTitle: 'starts_at',
    defaultColumns: ['starts_at', 'location', 'department', 'status', 'lead'],
    description: 'Test drive and service bookings. Cancel a booking to free its time.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-starts_at',
  indexes: [{ fields: ['location', 'starts_at'] }],
  fields: [
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      ...skipRelationCheck,
      required: true,
    },
    {
      name: 'department',
      label: 'Department',
      type: 'select',
      required: true,
      defaultValue: 'sales',
      options: toOptions(LOCATION_TYPES),
    },
    date('starts_at', 'From', dateTimeOptions),
    date('ends_at', 'To', dateTimeOptions),
    number('place', 'Slot', {
      required: true,
      defaultValue: 1,
      min: 1,
      admin: { description: 'Slot number among bookings at the same time.' },
    }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      options: toOptions(['booked', 'cancelled']),
    },
    { name: 'lead', label: 'Lead', type: 'relationship', relationTo: 'leads', ...skipRelationCheck, index: true },
    { name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...skipRelationCheck },
  ],
}
