import type { CollectionConfig } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { draftedSiteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { layoutField } from '../fields/layout'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnFirstPage } from '../preview'
import { authorsKeepDrafts } from './hooks/authorsKeepDrafts'
import { liveDocumentHooks } from './hooks/liveDocument'

const KINDS = [
  { value: 'car', label: 'Car page' },
  { value: 'search', label: 'Search page' },
  { value: 'location', label: 'Location page' },
  { value: 'model', label: 'Model page' },
]

/** The sections of the pages that cars, searches, locations and models share: one document of each kind per site. */
export const Layouts: CollectionConfig = {
  slug: 'layouts',
  labels: { singular: 'Page layout', plural: 'Page layouts' },
  access: draftedSiteContentAccess,
  admin: {
    group: 'Website',
    useAsTitle: 'kind',
    defaultColumns: ['kind', '_status', 'updatedAt'],
    preview: previewOnFirstPage,
    description:
      'One layout serves every car, search, location or model page of the site. Drag its sections into another order, open one to change it, or remove it; Add Block brings it back. Shoppers see it within seconds of publishing.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'kind'], unique: true }],
  versions: {
    drafts: { autosave: { interval: 800, showSaveDraftButton: true }, schedulePublish: true },
    maxPerDoc: 40,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [authorsKeepDrafts, ...liveDocumentHooks.beforeOperation],
    beforeChange: liveDocumentHooks.beforeChange,
    ...revalidateHooks((site, layout) => [cacheTags.layout(site, String(layout.kind))]),
  },
  fields: [
    {
      name: 'kind',
      label: 'Which page',
      type: 'select',
      required: true,
      options: KINDS,
      admin: {
        position: 'sidebar',
        description: 'A site has one layout of each kind.',
        components: { afterInput: ['/src/admin/LayoutTitle.tsx#LayoutTitle'] },
      },
    },
    layoutField(),
  ],
}
