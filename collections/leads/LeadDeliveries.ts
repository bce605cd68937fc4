import type { CollectionConfig } from 'payload'
import {
  CHANNEL_LABELS,
  DELIVERY_CHANNELS,
  DELIVERY_PARTS,
  DELIVERY_PURPOSES,
  DELIVERY_STATUSES,
} from '../../src/domain/leads/delivery'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, leadsStaffOfThisSite, nobody, superAdmin } from '../access/rules'
import { JSON_FIELD } from '../fields/json'
import { moment, number, optionsOf, text } from '../fields/plain'
import { settled } from '../fields/settled'

const momentField = (name: string, label: string) =>
  moment(name, label, { admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } })

/**
 * One sending of a lead to one recipient. The row is the truth about it; the queue's jobs only say when to look. Written by
 * the submission and the worker, never by hand.
 */
export const LeadDeliveries: CollectionConfig = {
  slug: 'leadDeliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: {
    read: anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'recipient',
    defaultColumns: ['createdAt', 'lead', 'channel', 'recipient', 'status', 'attempts'],
    listSearchableFields: ['recipient', 'stable_key'],
    description: 'What was sent to whom. Failed deliveries are tried again by themselves for a day.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['status', 'next_try_at'] },
    { fields: ['site', 'status'] },
    // When a channel last worked.
    { fields: ['site', 'channel', 'delivered_at'] },
  ],
  fields: [
    { name: 'lead', label: 'Lead', type: 'relationship', relationTo: 'leads', ...settled, required: true, index: true },
    { name: 'route', label: 'Routing rule', type: 'relationship', relationTo: 'leadRoutes', ...settled },
    {
      name: 'channel',
      label: 'How',
      type: 'select',
      required: true,
      options: DELIVERY_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
    },
    { name: 'purpose', label: 'For', type: 'select', required: true, options: optionsOf(DELIVERY_PURPOSES) },
    {
      name: 'part',
      label: 'What',
      type: 'select',
      required: true,
      defaultValue: 'lead',
      options: optionsOf(DELIVERY_PARTS),
    },
    text('recipient', 'To', { required: true }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: optionsOf(DELIVERY_STATUSES),
    },
    number('attempts', 'Attempts', { required: true, defaultValue: 0 }),
    {
      name: 'attempt_log',
      label: 'Attempts, one by one',
      type: 'json',
      admin: { components: { Field: JSON_FIELD } },
    },
    text('last_error', 'Last fault'),
    momentField('next_try_at', 'Next attempt'),
    momentField('delivered_at', 'Delivered at'),
    // Names the delivery to the receiver: the same in every attempt, so that a repeat can be told from a second lead.
    text('stable_key', 'Key', { required: true, unique: true, index: true }),
    // The worker that sends it at this moment, and since when.
    { ...text('sender', 'Sender'), hidden: true },
    { ...moment('sending_since', 'Sending since'), hidden: true },
  ],
}
