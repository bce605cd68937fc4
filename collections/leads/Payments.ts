import type { CollectionConfig } from 'payload'
import {
  PAYMENT_KINDS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '../../src/domain/payments/payment'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, leadsStaffOfThisSite, nobody, nobodyField, superAdmin } from '../access/rules'
import { JSON_FIELD } from '../fields/json'
import { moment, number, optionsOf, text } from '../fields/plain'
import { settled } from '../fields/settled'
import { recordPaidInPerson } from './hooks/recordPaidInPerson'
import { updateHeldCars } from './hooks/updateHeldCars'

const leadStaff = anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite)

/** Ours alone: staff read it. */
const recorded = { access: { create: nobodyField, update: nobodyField } }
const readOnly = { readOnly: true }

/**
 * Money that a shopper pays, or means to pay, online: a reservation fee or an invoice. Written with its lead in one
 * transaction and followed by what the payment service tells; staff may note that it was paid in person.
 */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  access: { read: leadStaff, create: nobody, update: leadStaff, delete: nobody },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['createdAt', 'reference', 'status', 'amount', 'description', 'payer_name'],
    listSearchableFields: ['reference', 'description', 'payer_name', 'payer_email', 'provider_payment'],
    description: 'Reservation fees and invoices that shoppers pay online. Mark one paid when it was paid in person.',
    hidden: hiddenFrom('siteAuthor'),
  },
  hooks: { beforeChange: [recordPaidInPerson], afterChange: [updateHeldCars] },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['site', 'status'] }],
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...text('reference', 'Reference', { required: true, index: true, admin: { ...readOnly, width: '50%' } }),
          ...recorded,
        },
        {
          name: 'status',
          label: 'Status',
          type: 'select',
          required: true,
          defaultValue: 'awaiting',
          options: PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] })),
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          label: 'What for',
          type: 'select',
          required: true,
          options: optionsOf(PAYMENT_KINDS),
          admin: { ...readOnly, width: '50%' },
          ...recorded,
        },
        {
          ...number('amount', 'Amount ($)', { required: true, min: 0, admin: { ...readOnly, width: '50%' } }),
          ...recorded,
        },
      ],
    },
    { ...text('description', 'In words', { admin: readOnly }), ...recorded },
    {
      ...text('problem', 'Needs attention', {
        admin: { ...readOnly, condition: (data) => Boolean(data?.problem) },
      }),
      ...recorded,
    },
    {
      type: 'row',
      fields: [
        { ...text('payer_name', 'From', { admin: { ...readOnly, width: '50%' } }), ...recorded },
        { ...text('payer_email', 'Email', { admin: { ...readOnly, width: '50%' } }), ...recorded },
      ],
    },
    {
      ...moment('paid_at', 'Paid at', {
        admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' }, condition: (data) => Boolean(data?.paid_at) },
      }),
      ...recorded,
    },
    {
      name: 'lead',
      label: 'Lead',
      type: 'relationship',
      relationTo: 'leads',
      ...settled,
      ...recorded,
      index: true,
      admin: readOnly,
    },
    {
      name: 'hold',
      label: 'Hold',
      type: 'relationship',
      relationTo: 'holds',
      ...settled,
      ...recorded,
      index: true,
      admin: readOnly,
    },
    { name: 'car', label: 'Car', type: 'relationship', relationTo: 'cars', ...settled, ...recorded, admin: readOnly },
    {
      name: 'provider',
      label: 'Taken by',
      type: 'select',
      options: [
        { value: PAYMENT_PROVIDERS[0], label: 'Stripe' },
        { value: PAYMENT_PROVIDERS[1], label: 'Demo: no money is taken' },
      ],
      admin: readOnly,
      ...recorded,
    },
    { ...text('provider_payment', 'Its number there', { admin: readOnly }), ...recorded },
    // The checkout that is open at the payment service, and where it is.
    { ...text('session_id', 'Checkout', { index: true }), ...recorded, hidden: true },
    { ...text('session_url', 'Checkout address'), ...recorded, hidden: true },
    { ...moment('session_expires_at', 'Checkout closes'), ...recorded, hidden: true },
    // Stands in the address of the shopper's payment page; nobody guesses it.
    { ...text('token', 'Token', { required: true, unique: true, index: true }), ...recorded, hidden: true },
    {
      name: 'events',
      label: 'What the payment service told',
      type: 'json',
      admin: { ...readOnly, components: { Field: JSON_FIELD } },
      ...recorded,
    },
  ],
}
