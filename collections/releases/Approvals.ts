import type { CollectionConfig } from 'payload'
import { APPROVAL_STATES } from '../../src/domain/releases/approval'
import { noAccess } from '../access/rules'
import { date, number, text, textarea } from '../fields/basicFields'

/** A request to publish a document or a release, with its comments. Only the server reads and writes it; forms show it. */
export const Approvals: CollectionConfig = {
  slug: 'approvals',
  labels: { singular: 'Request for approval', plural: 'Requests for approval' },
  access: { read: noAccess, create: noAccess, update: noAccess, delete: noAccess },
  endpoints: false,
  lockDocuments: false,
  admin: { hidden: true },
  indexes: [{ fields: ['collection', 'document'] }, { fields: ['site', 'state'] }],
  fields: [
    { name: 'site', type: 'relationship', relationTo: 'sites', required: true },
    text('collection', 'Collection', { required: true, maxLength: 60 }),
    number('document', 'Document', { required: true }),
    text('title', 'Title', { required: true, maxLength: 200 }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'asked',
      options: Object.entries(APPROVAL_STATES).map(([value, label]) => ({ value, label })),
    },
    // Set while it waits: a document has one open request.
    text('openKey', 'Key', { unique: true, maxLength: 80 }),
    textarea('note', 'Note'),
    { name: 'askedBy', type: 'relationship', relationTo: 'users', index: true },
    // Remains after the account is deleted.
    text('askedByName', 'Asked by', { required: true }),
    text('decidedByName', 'Decided by'),
    date('decidedAt', 'Decided'),
    textarea('answer', 'Answer'),
    {
      name: 'comments',
      type: 'array',
      fields: [
        text('field', 'Field'),
        text('label', 'Label'),
        textarea('text', 'Text'),
        text('by', 'By'),
        date('at', 'At'),
      ],
    },
  ],
}
