import type { CollectionConfig } from 'payload'
import { phoneField } from '../../blocks/fields/phone'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, under } from '../preview'
import { notifyStockIndexHooks } from './hooks/placeChanged'

/** A business behind the site; it owns locations and its licence is shown. */
export const Dealerships: CollectionConfig = {
  slug: 'dealerships',
  labels: { singular: 'Dealership', plural: 'Dealerships' },
  access: siteContentAccess,
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    preview: previewOnSite(under('/search/')),
    defaultColumns: ['name', 'phone', 'licenceNumber', 'updatedAt'],
    description: 'The businesses that sell through this site. A location belongs to one.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: notifyStockIndexHooks(
    revalidateHooks((site) => [cacheTags.site(site), cacheTags.locations(site)]),
    ({ name }) => [name],
  ),
  fields: [
    text('name', 'Name', { required: true }),
    {
      type: 'row',
      fields: [
        phoneField({ width: '50%' }),
        text('licenceNumber', 'Dealer licence', { admin: { width: '50%', placeholder: 'LMCT 10000' } }),
      ],
    },
    slugField({ description: 'Last part of the address of its stock.' }),
  ],
}
