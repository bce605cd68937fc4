import type { CollectionConfig } from 'payload'
import {
  CHANNEL_LABELS,
  DELIVERY_CHANNELS,
  DELIVERY_PARTS,
  DELIVERY_PURPOSES,
  DELIVERY_STATUSES,
} from '../../src/domain/leads/delivery'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { date, number, text, toOptions } from '../fields/basicFields'
import { JSON_FIELD } from '../fields/json'
import { skipRelationCheck } from '../fields/skipRelationCheck'

const momentField = (name: string, label: string) =>
  date(name, label, { admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } } })

/**
 * One delivery of a lead to one recipient. The row has its state; queue jobs only schedule the next attempt. Written by the
 * submission and the worker, never by staff.
 */
export const LeadDeliveries: CollectionConfig = {
  slug: 'leadDeliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: {
    read: anyOf(superAdmin, siteEditors, siteLeadsStaff),
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'recipient',
    defaultColumns: ['createdAt', 'lead', 'channel', 'recipient', 'status', 'attempts'],
    listSearchableFields: ['recipient', 'stable_key'],
    description: 'Leads sent to each recipient. Failed deliveries are retried for 24 hours.',
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
    {
      name: 'lead',
      label: 'Lead',
      type: 'relationship',
      relationTo: 'leads',
      ...skipRelationCheck,
      required: true,
      index: true,
    },
    { name: 'route', label: 'Routing rule', type: 'relationship', relationTo: 'leadRoutes', ...skipRelationCheck },
    {
      name: 'channel',
      label: 'Channel',
      type: 'select',
      required: true,
      options: DELIVERY_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
    },
    { name: 'purpose', label: 'For', type: 'select', required: true, options: toOptions(DELIVERY_PURPOSES) },
    {
      name: 'part',
      label: 'Content',
      type: 'select',
      required: true,
      defaultValue: 'lead',
      options: toOptions(DELIVERY_PARTS),
    },
    text('recipient', 'To', { required: true }),
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: toOptions(DELIVERY_STATUSES),
    },
    number('attempts', 'Attempts', { required: true, defaultValue: 0 }),
    {
      name: 'attempt_log',
      label: 'Attempt log',
      type: 'json',
      admin: { components: { Field: JSON_FIELD } },
    },
    text('last_error', 'Last error'),
    momentField('next_try_at', 'Next attempt'),
    momentField('delivered_at', 'Delivered at'),
    // Identifies the delivery to the receiver. The same in every attempt, so that a retry is not read as a second lead.
    text('stable_key', 'Key', { required: true, unique: true, index: true }),
    // The worker that is sending it, and since when.
    { ...text('sender', 'Sender'), hidden: true },
    { ...date('sending_since', 'Sending since'), hidden: true },
  ],
}
