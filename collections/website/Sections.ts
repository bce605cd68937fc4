import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { autosavedContentAccess } from '../access/publishing'
import { checkbox, text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { sectionLayoutField } from '../fields/layout'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl } from '../preview'
import { autosavedVersions, withDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from './checkedPublishing'
import { refuseDeletingUsedSection, refuseTrashingUsedSection } from './hooks/refuseUsedSection'

/** Blocks that are kept once: shown by the block Saved section on many pages, or copied into new pages as their template. */
export const Sections = withDrafts({
  slug: 'sections',
  labels: { singular: 'Saved section', plural: 'Saved sections' },
  access: autosavedContentAccess('sections'),
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    components: { edit: CHECKED_PUBLISHING },
    defaultColumns: ['title', 'isTemplate', '_status', 'updatedAt'],
    description: 'Blocks that many pages show and that are edited once, and templates of new pages.',
    hidden: hiddenFrom('leadsOnly'),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('sections')(data, req) },
  },
  versions: autosavedVersions(),
  defaultSort: 'title',
  hooks: {
    ...revalidateHooks((site, { id }) => [cacheTags.section(site, id), cacheTags.sections(site)]),
    beforeChange: [refuseTrashingUsedSection],
    beforeDelete: [refuseDeletingUsedSection],
  },
  fields: [
    text('title', 'Name', {
      required: true,
      maxLength: 80,
      hooks: { beforeDuplicate: [copyName] },
      admin: { description: 'Staff see it when they choose a section: "Why buy from us".' },
    }),
    checkbox('isTemplate', 'Offer as a template of new pages', {
      admin: { description: 'A new page then starts with a copy of these blocks, which is edited apart from them.' },
    }),
    sectionLayoutField,
    {
      name: 'usedIn',
      type: 'ui',
      label: 'Used in',
      admin: { components: { Field: '/src/admin/media/DocumentUses.tsx#SectionUses' }, disableListColumn: true },
    },
  ],
})
