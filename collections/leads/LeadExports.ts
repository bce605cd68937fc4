import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, nobody, superAdmin } from '../access/rules'
import { number, text } from '../fields/plain'
import { settled } from '../fields/settled'

/**
 * Who took shoppers' details out of the product, when and which: one row for each site whose leads a file held. Written by
 * the export itself before its first line goes out, and never by hand.
 */
export const LeadExports: CollectionConfig = {
  slug: 'leadExports',
  labels: { singular: 'Export', plural: 'Exports' },
  access: { read: anyOf(superAdmin, editorsOfThisSite), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'Leads',
    useAsTitle: 'exported_by_name',
    defaultColumns: ['createdAt', 'exported_by_name', 'leads_count', 'filters'],
    description: 'Who exported leads to a file, when, and which ones.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'exported_by', label: 'Staff member', type: 'relationship', relationTo: 'users', ...settled },
    // Stays when the member of staff has gone.
    text('exported_by_name', 'Exported by', { required: true }),
    number('leads_count', 'Leads', { required: true, admin: { description: 'Of this site, in the file.' } }),
    text('filters', 'Which leads', { required: true }),
  ],
}
