import type { CollectionConfig } from 'payload'
import { cleanCampaignWord } from '../../src/domain/leads/attribution'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, siteEditors, superAdmin } from '../access/rules'
import { date, number, text } from '../fields/basicFields'
import { importCosts } from './importCosts'

const editors = anyOf(superAdmin, siteEditors)

/** A word of a campaign as reports have it, so that costs and leads meet. */
const campaignWord = (name: string, label: string, options: Parameters<typeof text>[2]) =>
  text(name, label, {
    maxLength: 60,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanCampaignWord(value) : value)] },
    ...options,
  })

const dayOnly = { date: { pickerAppearance: 'dayOnly' as const, displayFormat: 'd MMM yyyy' } }

/** What a campaign cost, for the cost per lead beside its leads. */
export const CampaignCosts: CollectionConfig = {
  slug: 'campaignCosts',
  labels: { singular: 'Campaign cost', plural: 'Campaign costs' },
  access: { read: editors, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Promotions',
    useAsTitle: 'source',
    defaultColumns: ['source', 'campaign', 'from', 'to', 'amount'],
    listSearchableFields: ['source', 'campaign'],
    description: 'What advertising cost. Reports divide it by the leads of the same source and campaign.',
    hidden: hiddenFrom('siteAuthor', 'leadsOnly'),
    components: { beforeListTable: ['/src/admin/csvImport/ImportCosts.tsx#ImportCosts'] },
  },
  endpoints: [importCosts],
  defaultSort: '-from',
  indexes: [{ fields: ['site', 'to'] }],
  fields: [
    {
      type: 'row',
      fields: [
        campaignWord('source', 'Source', {
          required: true,
          admin: { width: '50%', placeholder: 'google', description: 'As in the reports, such as google or facebook.' },
        }),
        campaignWord('campaign', 'Campaign', {
          admin: { width: '50%', placeholder: 'eofy-2027', description: 'Empty: for everything from this source.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        date('from', 'From', { required: true, admin: { ...dayOnly, width: '33%' } }),
        date('to', 'To', {
          required: true,
          admin: { ...dayOnly, width: '33%', description: 'The amount is spread evenly over these days.' },
          validate: (value, { siblingData }) => {
            const { from } = siblingData as { from?: string | null }
            if (!value) return 'Choose the last day.'
            return !from || new Date(value) >= new Date(from) || 'The last day must not be before the first.'
          },
        }),
        number('amount', 'Amount ($)', {
          required: true,
          min: 0,
          max: 100_000_000,
          admin: { width: '33%', description: 'With or without GST, but always the same.' },
        }),
      ],
    },
  ],
}
