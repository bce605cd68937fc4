import type { UIField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { autosavedContentAccess } from '../access/publishing'
import { text } from '../fields/basicFields'
import { campaignTab } from '../fields/campaign'
import { copyName } from '../fields/copies'
import { layoutField } from '../fields/layout'
import { pathField } from '../fields/path'
import { seoTab } from '../fields/seo'
import { revalidateHooks } from '../hooks/revalidate'
import { getPagePreviewUrl } from '../preview'
import { autosavedVersions, withDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from './checkedPublishing'
import { redirectMovedPage } from './hooks/redirectMoved'
import { refreshExpiredPage } from './hooks/refreshOnTime'
import { setUnlistedKey } from './hooks/setUnlistedKey'

const revalidate = revalidateHooks((site, page) => [cacheTags.page(site, String(page.path)), cacheTags.pages(site)])

/** Shown while a page has no blocks. */
const startFromTemplate: UIField = {
  name: 'startFromTemplate',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/sections/StartFromTemplate.tsx#StartFromTemplate' },
    disableListColumn: true,
  },
}

/** A page of blocks at a path: home, company and campaign pages. */
export const Pages = withDrafts({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: autosavedContentAccess('pages'),
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    components: {
      edit: {
        ...CHECKED_PUBLISHING,
        beforeDocumentControls: ['/src/admin/sections/SaveAsSection.tsx#SavedSectionDialog'],
        editMenuItems: ['/src/admin/sections/SaveAsSection.tsx#SaveAsSection'],
      },
    },
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: 'Home, company and campaign pages. Drafts are not visible until published.',
    hidden: hiddenFrom('leadsOnly'),
    preview: (page, { req }) => getPagePreviewUrl(page, req),
    livePreview: { url: ({ data, req }) => getPagePreviewUrl(data, req) },
  },
  indexes: [{ fields: ['site', 'path'], unique: true }],
  versions: autosavedVersions(),
  defaultSort: 'path',
  hooks: {
    beforeChange: [setUnlistedKey],
    afterChange: [...(revalidate.afterChange ?? []), redirectMovedPage, refreshExpiredPage],
    afterDelete: revalidate.afterDelete,
  },
  fields: [
    text('title', 'Title', {
      required: true,
      hooks: { beforeDuplicate: [copyName] },
      admin: {
        description: 'Shown in browser tabs and search results.',
        components: { Cell: '/src/admin/cells/PageTitleCell.tsx#PageTitleCell' },
      },
    }),
    {
      type: 'tabs',
      tabs: [{ label: 'Content', fields: [startFromTemplate, layoutField('page')] }, seoTab, campaignTab],
    },
    pathField,
  ],
})
