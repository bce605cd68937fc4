import { SITE_TEMPLATE_NAMES, SITE_TEMPLATES } from '../../src/domain/site/siteTemplate'
import { hiddenFrom } from '../access/hiddenFrom'
import { allOf, anyOf, editors, onOwnSites, superAdmin, superAdminField } from '../access/rules'
import { COPIES_DIALOG } from '../copies/copyBetweenSites'
import { text } from '../fields/basicFields'
import { getHomePreviewUrl, homePreview } from '../preview'
import { withVersions } from '../publishing/keptContent'
import { refreshAnnouncements } from '../website/hooks/refreshOnTime'
import { keepAddressesOnRestore } from './hooks/keepAddressesOnRestore'
import { rejectNonEmptySite } from './hooks/rejectNonEmptySite'
import { siteChanged, siteDeleted } from './hooks/siteChanged'
import { brandFields } from './sites/brandFields'
import { cardFields } from './sites/cardFields'
import { carPageFields } from './sites/carPageFields'
import { domainsField } from './sites/domainsField'
import { enquiryFields } from './sites/enquiryFields'
import { financeFields } from './sites/financeFields'
import { flagFields } from './sites/flagFields'
import { launchFields } from './sites/launchFields'
import { locationFields } from './sites/locationFields'
import { privacyFields } from './sites/privacyFields'
import { publishingFields } from './sites/publishingFields'
import { reviewFields } from './sites/reviewFields'
import { endPublishedDraft, noteSettingsForm, withSettingsDraft } from './sites/settingsDraft'
import { stockFields } from './sites/stockFields'
import { themeFields, themeSourceField } from './sites/themeFields'
import { updateSetting } from './sites/updateSetting'
import { wordingFields } from './sites/wordingFields'

/** A dealer's website: the tenant that every other document belongs to. */
export const Sites = withVersions({
  slug: 'sites',
  disableDuplicate: true,
  labels: { singular: 'Site', plural: 'Sites' },
  // A whole site takes ten milliseconds to read, and every document names its own. By `updatedAt` the history tells a document from a group.
  defaultPopulate: { name: true, slug: true, updatedAt: true },
  access: {
    read: anyOf(superAdmin, onOwnSites('id')),
    create: superAdmin,
    update: anyOf(superAdmin, allOf(editors, onOwnSites('id'))),
    delete: superAdmin,
    readVersions: anyOf(superAdmin, allOf(editors, onOwnSites('parent'))),
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    components: {
      beforeListTable: ['/src/admin/newSite/NewSiteButton.tsx#NewSiteButton'],
      edit: {
        SaveButton: '/src/admin/settingsDraft/PublishSettings.tsx#PublishSettings',
        ...COPIES_DIALOG,
      },
    },
    preview: homePreview,
    livePreview: { url: ({ data, req }) => getHomePreviewUrl(data, req) },
    defaultColumns: ['name', 'slug', 'template', 'updatedAt'],
    description: 'One site per dealer. Save a draft, publish, or choose when.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
  },
  endpoints: [updateSetting],
  hooks: {
    beforeOperation: [noteSettingsForm],
    beforeChange: [keepAddressesOnRestore],
    afterChange: [siteChanged, refreshAnnouncements, endPublishedDraft],
    beforeDelete: [rejectNonEmptySite],
    afterDelete: [siteDeleted],
  },
  fields: withSettingsDraft([
    {
      type: 'tabs',
      tabs: [
        { label: 'Look', description: 'Colours, fonts and shapes for every page.', fields: themeFields },
        { label: 'Brand and contact', fields: brandFields },
        { label: 'Wording and links', fields: wordingFields },
        {
          label: 'Features',
          description: 'Turn off what this dealer does not offer.',
          fields: flagFields,
        },
        { label: 'Stock', fields: [...stockFields, cardFields] },
        { label: 'Car page', fields: carPageFields },
        { label: 'Finance', fields: financeFields },
        { label: 'Enquiries', fields: enquiryFields },
        { label: 'Locations and reviews', fields: [...locationFields, ...reviewFields] },
        { label: 'Privacy', fields: privacyFields },
        { label: 'Publishing', fields: publishingFields },
      ],
    },
    text('name', 'Name', {
      required: true,
      admin: { position: 'sidebar', description: 'Shown to shoppers.' },
    }),
    text('slug', 'Short name', {
      required: true,
      unique: true,
      index: true,
      access: { update: superAdminField },
      admin: {
        position: 'sidebar',
        description: 'Used in preview URLs and in {short name}.localhost.',
      },
      validate: (value: string | null | undefined) =>
        /^[a-z][a-z0-9-]{1,39}$/.test(value ?? '') ||
        'Use 2 to 40 lowercase letters, digits and hyphens, starting with a letter.',
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
        description: 'The starting point of the site. Everything can be changed later.',
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
        description: 'This site inherits the group\u2019s features and wording unless it sets its own.',
      },
    },
    domainsField,
    ...launchFields,
    themeSourceField,
  ]),
})
