import type { CollectionConfig } from 'payload'
import {
  PAYMENT_KINDS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '../../src/domain/payments/payment'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, noFieldAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { date, number, text, toOptions } from '../fields/basicFields'
import { JSON_FIELD } from '../fields/json'
import { skipRelationCheck } from '../fields/skipRelationCheck'
import { queueHeldCarsUpdate } from './hooks/queueHeldCarsUpdate'
import { recordPaidInPerson } from './hooks/recordPaidInPerson'

const leadStaff = anyOf(superAdmin, siteEditors, siteLeadsStaff)

/** Written by product code; read-only for staff. */
const systemOnly = { access: { create: noFieldAccess, update: noFieldAccess } }
const readOnly = { readOnly: true }

/**
 * An online payment, open or completed: a reservation fee or an invoice. Written with its lead in one transaction and updated
 * from payment provider events. Staff can mark it as paid in person.
 */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  access: { read: leadStaff, create: noAccess, update: leadStaff, delete: noAccess },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['createdAt', 'reference', 'status', 'amount', 'description', 'payer_name'],
    listSearchableFields: ['reference', 'description', 'payer_name', 'payer_email', 'provider_payment'],
    description: 'Reservation fees and invoices paid online. Mark as paid if it was paid in person.',
    hidden: hiddenFrom('siteAuthor'),
  },
  hooks: { beforeChange: [recordPaidInPerson], afterChange: [queueHeldCarsUpdate] },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['site', 'status'] }],
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...text('reference', 'Reference', { required: true, index: true, admin: { ...readOnly, width: '50%' } }),
          ...systemOnly,
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
          label: 'Type',
          type: 'select',
          required: true,
          options: toOptions(PAYMENT_KINDS),
          admin: { ...readOnly, width: '50%' },
          ...systemOnly,
        },
        {
          ...number('amount', 'Amount ($)', { required: true, min: 0, admin: { ...readOnly, width: '50%' } }),
          ...systemOnly,
        },
      ],
    },
    { ...text('description', 'Description', { admin: readOnly }), ...systemOnly },
    {
      ...text('problem', 'Needs attention', {
        admin: { ...readOnly, condition: (data) => Boolean(data?.problem) },
      }),
      ...systemOnly,
    },
    {
      type: 'row',
      fields: [
        { ...text('payer_name', 'From', { admin: { ...readOnly, width: '50%' } }), ...systemOnly },
        { ...text('payer_email', 'Email', { admin: { ...readOnly, width: '50%' } }), ...systemOnly },
      ],
    },
    {
      ...date('paid_at', 'Paid at', {
        admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' }, condition: (data) => Boolean(data?.paid_at) },
      }),
      ...systemOnly,
    },
    {
      name: 'lead',
      label: 'Lead',
      type: 'relationship',
      relationTo: 'leads',
      ...skipRelationCheck,
      ...systemOnly,
      index: true,
      admin: readOnly,
    },
    {
      name: 'hold',
      label: 'Hold',
      type: 'relationship',
      relationTo: 'holds',
      ...skipRelationCheck,
      ...systemOnly,
      index: true,
      admin: readOnly,
    },
    {
      name: 'car',
      label: 'Car',
      type: 'relationship',
      relationTo: 'cars',
      ...skipRelationCheck,
      ...systemOnly,
      admin: readOnly,
    },
    {
      name: 'provider',
      label: 'Payment provider',
      type: 'select',
      options: [
        { value: PAYMENT_PROVIDERS[0], label: 'Stripe' },
        { value: PAYMENT_PROVIDERS[1], label: 'Demo: no money is taken' },
      ],
      admin: readOnly,
      ...systemOnly,
    },
    { ...text('provider_payment', 'Provider reference', { admin: readOnly }), ...systemOnly },
    // The open checkout session at the payment provider.
    { ...text('session_id', 'Checkout', { index: true }), ...systemOnly, hidden: true },
    { ...text('session_url', 'Checkout address'), ...systemOnly, hidden: true },
    { ...date('session_expires_at', 'Checkout expires'), ...systemOnly, hidden: true },
    // Secret part of the URL of the shopper's payment page.
    { ...text('token', 'Token', { required: true, unique: true, index: true }), ...systemOnly, hidden: true },
    {
      name: 'events',
      label: 'Provider events',
      type: 'json',
      admin: { ...readOnly, components: { Field: JSON_FIELD } },
      ...systemOnly,
    },
  ],
}
