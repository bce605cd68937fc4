import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { checkbox, text } from '../fields/basicFields'

const asReceived = { readOnly: true } as const

/**
 * Enquiries that could not be stored as a lead, kept as they came. The shopper has a reference; nobody was notified, so staff
 * find them here and above the inbox.
 */
export const ParkedEnquiries: CollectionConfig = {
  slug: 'parkedEnquiries',
  labels: { singular: 'Enquiry to check', plural: 'Enquiries to check' },
  access: {
    read: anyOf(superAdmin, siteEditors, siteLeadsStaff),
    create: noAccess,
    update: anyOf(superAdmin, siteEditors, siteLeadsStaff),
    delete: noAccess,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'phone', 'email', 'handled', 'createdAt'],
    description:
      'Enquiries that could not be saved as a lead. The shopper expects an answer: contact them, then tick Handled.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['site', 'idempotency_key'], unique: true }],
  fields: [
    text('reference', 'Reference', { required: true, index: true, admin: asReceived }),
    text('name', 'Name', { admin: asReceived }),
    text('phone', 'Phone', { admin: asReceived }),
    text('email', 'Email', { admin: asReceived }),
    checkbox('handled', 'Handled', { index: true }),
    {
      name: 'content',
      label: 'What the shopper sent',
      type: 'textarea',
      required: true,
      admin: { ...asReceived, rows: 16 },
    },
    text('reason', 'Why it could not be saved', { admin: { ...asReceived, description: 'For your developer.' } }),
    text('idempotency_key', 'Submission', { required: true, admin: { hidden: true } }),
  ],
}
