import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, leadsStaffOfThisSite, nobody, superAdmin } from '../access/rules'
import { moment, number, optionsOf, text } from '../fields/plain'
import { settled } from '../fields/settled'
import { updateHeldCars } from './hooks/updateHeldCars'

const leadStaff = anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite)

/** A car kept for one shopper for a while. A car has one live hold: Postgres refuses a second (index holds_one_live). */
export const Holds: CollectionConfig = {
  slug: 'holds',
  labels: { singular: 'Hold', plural: 'Holds' },
  access: { read: leadStaff, create: nobody, update: leadStaff, delete: nobody },
  admin: {
    group: 'Leads',
    useAsTitle: 'id',
    defaultColumns: ['car', 'status', 'expires_at', 'lead'],
    description: 'Cars that shoppers reserved. Release one to offer the car again.',
    hidden: hiddenFrom('siteAuthor'),
  },
  hooks: { afterChange: [updateHeldCars] },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...settled, required: true },
    { name: 'lead', label: 'Lead', type: 'relationship', relationTo: 'leads', ...settled, index: true },
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'held',
      options: optionsOf(['held', 'paid', 'released', 'expired']),
    },
    moment('expires_at', 'Until', { required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    number('amount', 'Amount ($)', { min: 0 }),
    text('payment_reference', 'Payment'),
  ],
}
