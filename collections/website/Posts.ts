import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { autosavedContentAccess } from '../access/publishing'
import { text, textarea } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { zonedDate } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, previewOnSite, slugPath } from '../preview'
import { autosavedVersions, withDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from './checkedPublishing'
import { redirectMovedSlug } from './hooks/redirectMoved'
import { refreshPosts } from './hooks/refreshOnTime'

const revalidate = revalidateHooks((site) => [cacheTags.posts(site)])

/** A blog article (SITE-15, CAR-01). */
export const Posts = withDrafts({
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  access: autosavedContentAccess('posts'),
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    components: { edit: CHECKED_PUBLISHING },
    preview: previewOnSite(slugPath('/blog/')),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('posts')(data, req) },
    defaultColumns: ['title', 'image', 'category', 'published_at', '_status'],
    listSearchableFields: ['title', 'excerpt'],
    description: 'Articles at /blog. Drafts are not visible until published.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: autosavedVersions(),
  defaultSort: '-published_at',
  hooks: {
    afterChange: [...(revalidate.afterChange ?? []), redirectMovedSlug('/blog/'), refreshPosts],
    afterDelete: revalidate.afterDelete,
  },
  fields: [
    text('title', 'Title', { required: true, maxLength: 100, hooks: { beforeDuplicate: [copyName] } }),
    textarea('excerpt', 'Summary', {
      required: true,
      maxLength: 240,
      admin: { rows: 3, description: 'Shown on cards, in search results and in shared links.' },
    }),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    { name: 'content', label: 'Text', type: 'richText', required: true },
    slugField({ description: 'The last part of /blog/first-tow.', from: ({ title }) => String(title ?? '') }),
    zonedDate('published_at', 'Publish at', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        description: 'Hidden until then. Newest posts come first.',
      },
    }),
    text('category', 'Topic', {
      maxLength: 30,
      admin: { position: 'sidebar', placeholder: 'Towing', description: 'Shown above the title.' },
    }),
    text('author', 'Author', { maxLength: 60, admin: { position: 'sidebar' } }),
  ],
})
