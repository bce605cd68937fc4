import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'

/** Text shown in opening hours instead of "Closed" (LOC-04). */
export const HoursWording = withOptionalDrafts({
  slug: 'hoursWording',
  labels: { singular: 'Hours wording', plural: 'Hours wording' },
  access: publishedContentAccess('places'),
  admin: {
    group: 'Locations',
    useAsTitle: 'phrase',
    defaultColumns: ['phrase', 'replaces', 'locations', '_status', 'updatedAt'],
    description: 'Text shown instead of "Closed", such as "By appointment only", with an optional link.',
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('hoursWording')(data, req) },
    components: { edit: CHECKED_PUBLISHING },
    hidden: hiddenFrom('leadsOnly'),
  },
  hooks: revalidateHooks((site) => [cacheTags.locations(site)]),
  fields: [
    text('phrase', 'Shown as', {
      required: true,
      maxLength: 60,
      admin: { placeholder: 'By appointment only' },
      hooks: { beforeDuplicate: [copyName] },
    }),
    text('replaces', 'Replaces', {
      required: true,
      defaultValue: 'Closed',
      admin: { description: 'The status in the opening hours.' },
    }),
    linkField({
      name: 'link',
      label: 'Link',
      admin: { description: 'Optional. Makes the text a link.' },
    }),
    {
      name: 'locations',
      label: 'Locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      admin: { description: 'Leave empty for all locations.' },
    },
    {
      name: 'wordingPreview',
      type: 'ui',
      admin: { components: { Field: '/src/admin/hours/WordingPreview.tsx#WordingPreview' } },
    },
  ],
})
