import type { CollectionConfig } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text, textarea } from '../fields/plain'
import { uniqueOnSite } from '../fields/uniqueOnSite'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { notifyStockRulesChanged, notifyStockRulesDeleted } from '../stock/hooks/stockRulesChanged'
import { calculatorFields } from './financeProviders/calculatorFields'
import { displayFields } from './financeProviders/displayFields'
import { feeFields } from './financeProviders/feeFields'

/** A lender that the dealer writes loans for: its limits, fees and rules (FIN-01 to FIN-09, CAR-22). */
export const FinanceProviders: CollectionConfig = {
  slug: 'financeProviders',
  labels: { singular: 'Finance provider', plural: 'Finance providers' },
  access: siteContentAccess,
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    preview: previewOnSite(() => '/finance'),
    defaultColumns: ['name', 'key', 'fees.establishment', 'updatedAt'],
    description: 'Lenders with their limits, fees and small print. A site chooses one under Sites, Finance.',
    hidden: hiddenFrom('leadsOnly', 'siteAuthor'),
  },
  indexes: [{ fields: ['site', 'key'], unique: true }],
  defaultSort: 'name',
  hooks: withStockRules(revalidateHooks((site) => [cacheTags.site(site), cacheTags.stock(site)])),
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Name', { required: true, admin: { width: '50%', description: 'As shoppers know the lender.' } }),
        text('key', 'Name in feeds', {
          required: true,
          validate: uniqueOnSite('key', 'Another provider of this site has this name in feeds.'),
          admin: {
            width: '50%',
            description: 'What lender records of cars call it, letter for letter.',
          },
        }),
      ],
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Calculator', description: 'What shoppers can set, and how far.', fields: calculatorFields },
        { label: 'Fees and rates', description: 'Counted in every repayment and comparison rate.', fields: feeFields },
        { label: 'Where it shows', fields: displayFields },
        {
          label: 'Small print',
          fields: [
            textarea('disclaimer', 'Disclaimer', {
              admin: {
                rows: 8,
                description:
                  'Under repayments of this lender; the first 197 characters show before Show More. Empty uses the site\u2019s. The warning about comparison rates is added by itself.',
              },
            }),
          ],
        },
      ],
    },
  ],
}

function withStockRules(hooks: ReturnType<typeof revalidateHooks>): NonNullable<CollectionConfig['hooks']> {
  return {
    afterChange: [...(hooks.afterChange ?? []), notifyStockRulesChanged],
    afterDelete: [...(hooks.afterDelete ?? []), notifyStockRulesDeleted],
  }
}
