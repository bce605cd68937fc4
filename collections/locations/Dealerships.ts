import type { CollectionConfig } from 'payload'
import { phoneField } from '../../blocks/fields/phone'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, slugPath } from '../preview'
import { notifyStockIndexHooks } from './hooks/notifyStockIndex'

/** A business that sells through the site. Has locations and a dealer licence. */
export const Dealerships: CollectionConfig = {
  slug: 'dealerships',
  labels: { singular: 'Dealership', plural: 'Dealerships' },
  access: siteContentAccess,
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    preview: previewOnSite(slugPath('/search/')),
    defaultColumns: ['name', 'phone', 'licenceNumber', 'updatedAt'],
    description: 'Businesses that sell through this site. Each location belongs to one.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: notifyStockIndexHooks(
    revalidateHooks((site) => [cacheTags.site(site), cacheTags.locations(site)]),
    ({ name }) => [name],
  ),
  fields: [
    text('name', 'Name', { required: true, hooks: { beforeDuplicate: [copyName] } }),
    {
      type: 'row',
      fields: [
        phoneField({ width: '50%' }),
        text('licenceNumber', 'Dealer licence', { admin: { width: '50%', placeholder: 'LMCT 10000' } }),
      ],
    },
    slugField({ description: 'The last part of its stock page URL.' }),
  ],
}
