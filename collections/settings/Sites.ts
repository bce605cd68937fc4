import type { CollectionConfig } from 'payload'
import { SITE_TEMPLATE_NAMES, SITE_TEMPLATES } from '../../src/domain/site/siteTemplate'
import { hiddenFrom } from '../access/hiddenFrom'
import { allOf, anyOf, editors, ofOwnSites, superAdmin, superAdminField } from '../access/rules'
import { text } from '../fields/plain'
import { previewAsHome } from '../preview'
import { emptySitesOnly } from './hooks/emptySitesOnly'
import { siteChanged, siteDeleted } from './hooks/siteChanged'
import { brandFields } from './sites/brandFields'
import { cardFields } from './sites/cardFields'
import { carPageFields } from './sites/carPageFields'
import { updateSetting } from './sites/changeSetting'
import { domainsField } from './sites/domainsField'
import { enquiryFields } from './sites/enquiryFields'
import { financeFields } from './sites/financeFields'
import { flagFields } from './sites/flagFields'
import { locationFields } from './sites/locationFields'
import { reviewFields } from './sites/reviewFields'
import { stockFields } from './sites/stockFields'
import { themeFields } from './sites/themeFields'
import { wordingFields } from './sites/wordingFields'

/** A dealer's website: the tenant that every other document belongs to. */
export const Sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: 'Site', plural: 'Sites' },
  access: {
    read: anyOf(superAdmin, ofOwnSites('id')),
    create: superAdmin,
    update: anyOf(superAdmin, allOf(editors, ofOwnSites('id'))),
    delete: superAdmin,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    components: { beforeListTable: ['/src/admin/newSite/NewSiteButton.tsx#NewSiteButton'] },
    preview: previewAsHome,
    defaultColumns: ['name', 'slug', 'template', 'updatedAt'],
    description: 'Each site is one dealer: its look, its wording and its rules. Changes show on the site at once.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
  },
  endpoints: [updateSetting],
  hooks: { afterChange: [siteChanged], beforeDelete: [emptySitesOnly], afterDelete: [siteDeleted] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Look', description: 'Colours, type and shapes. Every page follows.', fields: themeFields },
        { label: 'Brand and contact', fields: brandFields },
        { label: 'Wording and links', fields: wordingFields },
        {
          label: 'Features',
          description: 'Switch off what this dealer does not offer; shoppers then see no trace of it.',
          fields: flagFields,
        },
        { label: 'Stock', fields: [...stockFields, cardFields] },
        { label: 'Car page', fields: carPageFields },
        { label: 'Finance', fields: financeFields },
        { label: 'Enquiries', fields: enquiryFields },
        { label: 'Locations and reviews', fields: [...locationFields, ...reviewFields] },
      ],
    },
    text('name', 'Name', {
      required: true,
      admin: { position: 'sidebar', description: 'As shoppers know the dealer.' },
    }),
    text('slug', 'Short name', {
      required: true,
      unique: true,
      index: true,
      access: { update: superAdminField },
      admin: {
        position: 'sidebar',
        description: 'Names the site in addresses of previews and in {short name}.localhost.',
      },
      validate: (value: string | null | undefined) =>
        /^[a-z][a-z0-9-]{1,39}$/.test(value ?? '') ||
        'Use 2 to 40 small letters, digits and hyphens, starting with a letter.',
    }),
    {
      name: 'template',
      label: 'Template',
      type: 'select',
      required: true,
      defaultValue: 'multiBrand',
      options: SITE_TEMPLATE_NAMES.map((value) => ({ value, label: SITE_TEMPLATES[value].label })),
      access: { update: superAdminField },
      admin: {
        position: 'sidebar',
        description: 'What the site was started from. Everything can be changed afterwards.',
      },
    },
    {
      name: 'group',
      label: 'Dealer group',
      type: 'relationship',
      relationTo: 'groups',
      access: { create: superAdminField, update: superAdminField },
      admin: {
        position: 'sidebar',
        description: 'Its switches and wording hold here too, wherever this site has none of its own.',
      },
    },
    domainsField,
  ],
}
