import type { CollectionConfig } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text, textarea } from '../fields/basicFields'
import { uniqueOnSite } from '../fields/uniqueOnSite'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { notifyStockRulesChanged, notifyStockRulesDeleted } from '../stock/hooks/stockRulesChanged'
import { calculatorFields } from './financeProviders/calculatorFields'
import { displayFields } from './financeProviders/displayFields'
import { feeFields } from './financeProviders/feeFields'

/** A lender with its limits, fees and rules (FIN-01 to FIN-09, CAR-22). */
export const FinanceProviders: CollectionConfig = {
  slug: 'financeProviders',
  labels: { singular: 'Finance provider', plural: 'Finance providers' },
  access: siteContentAccess,
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    preview: previewOnSite(() => '/finance'),
    defaultColumns: ['name', 'key', 'fees.establishment', 'updatedAt'],
    description: 'Lenders with their limits, fees and disclaimers. Choose one per site under Sites, Finance.',
    hidden: hiddenFrom('leadsOnly', 'siteAuthor'),
  },
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'key'], unique: true }],
  defaultSort: 'name',
  hooks: addStockRulesHooks(revalidateHooks((site) => [cacheTags.site(site), cacheTags.stock(site)])),
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Name', { required: true, admin: { width: '50%', description: 'Shown to shoppers.' } }),
        text('key', 'Name in feeds', {
          required: true,
          validate: uniqueOnSite('key', 'Another provider on this site already uses this feed name.'),
          admin: {
            width: '50%',
            description: 'Exactly as named in the feed\u2019s lender records.',
          },
        }),
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Calculator', description: 'What shoppers can adjust, and the limits.', fields: calculatorFields },
        { label: 'Fees and rates', description: 'Included in every repayment and comparison rate.', fields: feeFields },
        { label: 'Visibility', fields: displayFields },
        {
          label: 'Disclaimer',
          fields: [
            textarea('disclaimer', 'Disclaimer', {
              admin: {
                rows: 8,
                description:
                  'Shown below repayments. The first 197 characters show before Show More. Leave empty to use the site\u2019s. The comparison rate warning is added automatically.',
              },
            }),
          ],
        },
      ],
    },
  ],
}

function addStockRulesHooks(hooks: ReturnType<typeof revalidateHooks>): NonNullable<CollectionConfig['hooks']> {
  return {
    afterChange: [...(hooks.afterChange ?? []), notifyStockRulesChanged],
    afterDelete: [...(hooks.afterDelete ?? []), notifyStockRulesDeleted],
  }
}
