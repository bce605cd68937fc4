import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { date, text } from '../fields/basicFields'

const byShopper = { readOnly: true } as const

/**
 * Accounts of shoppers, one for each verified address and site. They have no password and no part in the admin: sessions, codes and
 * saved cars are in tables of their own (src/server/database/shopperTables.ts). Staff read them, and erase them at the privacy desk.
 */
export const Shoppers: CollectionConfig = {
  slug: 'shoppers',
  labels: { singular: 'Shopper', plural: 'Shoppers' },
  access: {
    read: anyOf(superAdmin, siteEditors, siteLeadsStaff),
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['email', 'phone', 'name', 'signed_in_at', 'createdAt'],
    listSearchableFields: ['email', 'phone', 'name'],
    description:
      'People who signed in on your site. They sign in by a code that is sent to their email or mobile. To correct or erase one, use the privacy desk.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-signed_in_at',
  indexes: [
    { fields: ['site', 'email'], unique: true },
    { fields: ['site', 'phone'], unique: true },
  ],
  fields: [
    text('email', 'Email', { admin: { ...byShopper, description: 'Verified by a code.' } }),
    text('phone', 'Mobile', { admin: { ...byShopper, description: 'Verified by a code.' } }),
    text('name', 'Name', { admin: byShopper }),
    date('signed_in_at', 'Last signed in', { index: true, admin: byShopper }),
    {
      name: 'saved',
      type: 'ui',
      label: 'Saved and viewed',
      admin: {
        components: { Field: '/src/admin/leads/ShopperSavedPanel.tsx#ShopperSavedPanel' },
        disableListColumn: true,
      },
    },
  ],
}
