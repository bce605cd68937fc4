import type { CollectionConfig } from 'payload'
import { noAccess } from '../access/rules'
import { number, text } from '../fields/basicFields'

/** A document that a release holds. Only the server reads and writes it; a release's desk shows it. */
export const ReleaseItems: CollectionConfig = {
  slug: 'releaseItems',
  labels: { singular: 'Document of a release', plural: 'Documents of releases' },
  access: { read: noAccess, create: noAccess, update: noAccess, delete: noAccess },
  endpoints: false,
  lockDocuments: false,
  admin: { hidden: true },
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    { name: 'release', type: 'relationship', relationTo: 'releases', required: true, index: true },
    { name: 'site', type: 'relationship', relationTo: 'sites', required: true, index: true },
    text('collection', 'Collection', { required: true, maxLength: 60 }),
    number('document', 'Document', { required: true }),
    text('title', 'Title', { required: true, maxLength: 200 }),
    // Set while the release is open: a document is in one open release at a time.
    text('openKey', 'Key', { unique: true, maxLength: 80 }),
    // Of a site: the changed settings.
    { name: 'values', type: 'json' },
    // What was live before, as stored; empty for a document that was published for the first time or not at all.
    { name: 'before', type: 'json' },
    // When the release last changed the document (ISO 8601); empty if it had nothing to publish.
    text('stamp', 'Stamp'),
  ],
}
