import type { CollectionConfig } from 'payload'
import { cacheTags } from '../src/domain/cacheTags'
import { draftedContentOfASite } from './access/collectionAccess'
import { hiddenFrom } from './access/hiddenFrom'
import { layoutField } from './fields/layout'
import { authorsKeepDrafts } from './hooks/authorsKeepDrafts'
import { liveDocumentHooks } from './hooks/liveDocument'
import { revalidates } from './hooks/revalidate'

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
  access: draftedContentOfASite,
  admin: {
    group: 'Website',
    useAsTitle: 'kind',
    defaultColumns: ['kind', '_status', 'updatedAt'],
    description:
      'One layout serves every car, search, location or model page of the site. Reorder or remove sections here.',
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
    ...revalidates((site, layout) => [cacheTags.layout(site, String(layout.kind))]),
  },
  fields: [
    {
      name: 'kind',
      label: 'Which page',
      type: 'select',
      required: true,
      options: KINDS,
      admin: { position: 'sidebar', description: 'A site has one layout of each kind.' },
    },
    layoutField(),
  ],
}
