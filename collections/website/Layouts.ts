import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { autosavedContentAccess } from '../access/publishing'
import { layoutField } from '../fields/layout'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, layoutPreview } from '../preview'
import { autosavedVersions, withDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from './checkedPublishing'

const KINDS = [
  { value: 'car', label: 'Car page' },
  { value: 'search', label: 'Search page' },
  { value: 'location', label: 'Location page' },
  { value: 'model', label: 'Model page' },
]

/** The blocks shared by all car, search, location or model pages: one document of each kind per site. */
export const Layouts = withDrafts({
  slug: 'layouts',
  labels: { singular: 'Page layout', plural: 'Page layouts' },
  access: autosavedContentAccess('layouts'),
  admin: {
    group: 'Website',
    useAsTitle: 'kind',
    defaultColumns: ['kind', '_status', 'updatedAt'],
    components: { edit: CHECKED_PUBLISHING },
    preview: layoutPreview,
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('layouts')(data, req) },
    description:
      'One layout applies to every car, search, location or model page of the site. Drag blocks to reorder, edit or remove them, or add new ones. Changes are live within seconds of publishing.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'kind'], unique: true }],
  versions: autosavedVersions(),
  disableDuplicate: true,
  hooks: {
    ...revalidateHooks((site, layout) => [cacheTags.layout(site, String(layout.kind))]),
  },
  fields: [
    {
      name: 'kind',
      label: 'Page type',
      type: 'select',
      required: true,
      options: KINDS,
      admin: {
        position: 'sidebar',
        description: 'One layout per page type.',
        components: { afterInput: ['/src/admin/ChosenTitle.tsx#ChosenTitle'] },
      },
    },
    layoutField(),
  ],
})
