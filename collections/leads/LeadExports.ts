import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, superAdmin } from '../access/rules'
import { number, text } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'

/**
 * Audit log of lead exports: one row per site in the file. Written by the export before its first line is sent, never by
 * staff.
 */
export const LeadExports: CollectionConfig = {
  slug: 'leadExports',
  labels: { singular: 'Export', plural: 'Exports' },
  access: { read: anyOf(superAdmin, siteEditors), create: noAccess, update: noAccess, delete: noAccess },
  admin: {
    group: 'Leads',
    useAsTitle: 'exported_by_name',
    defaultColumns: ['createdAt', 'exported_by_name', 'leads_count', 'filters'],
    description: 'Log of lead exports: who, when and which leads.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'exported_by', label: 'Staff member', type: 'relationship', relationTo: 'users', ...skipRelationCheck },
    // Remains after the staff member's account is deleted.
    text('exported_by_name', 'Exported by', { required: true }),
    number('leads_count', 'Leads', { required: true, admin: { description: 'Leads of this site in the file.' } }),
    text('filters', 'Conditions', { required: true }),
  ],
}
