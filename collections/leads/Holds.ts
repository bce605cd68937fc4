import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { date, number, text, toOptions } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'
import { queueHeldCarsUpdate } from './hooks/queueHeldCarsUpdate'

const leadStaff = anyOf(superAdmin, siteEditors, siteLeadsStaff)

/** A car reserved for one shopper for a limited time. The index holds_one_live allows one active hold per car. */
export const Holds: CollectionConfig = {
  slug: 'holds',
  labels: { singular: 'Hold', plural: 'Holds' },
  access: { read: leadStaff, create: noAccess, update: leadStaff, delete: noAccess },
  admin: {
    group: 'Leads',
    useAsTitle: 'id',
    defaultColumns: ['car', 'status', 'expires_at', 'lead'],
    description:
      'Cars reserved by shoppers. Pending ones hold nothing until the fee is paid or the emailed link is confirmed. Release a hold to make the car available again.',
    hidden: hiddenFrom('siteAuthor'),
  },
  hooks: { afterChange: [queueHeldCarsUpdate] },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...skipRelationCheck, required: true },
    { name: 'lead', label: 'Lead', type: 'relationship', relationTo: 'leads', ...skipRelationCheck, index: true },
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'held',
      options: toOptions(['pending', 'held', 'paid', 'released', 'expired']),
    },
    date('expires_at', 'Until', { required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    number('amount', 'Amount ($)', { min: 0 }),
    text('payment_reference', 'Payment'),
  ],
}
