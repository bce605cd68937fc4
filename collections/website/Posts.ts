import type { CollectionConfig } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { draftedSiteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { moment, text, textarea } from '../fields/plain'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, under } from '../preview'
import { authorsKeepDrafts } from './hooks/authorsKeepDrafts'
import { liveDocumentHooks } from './hooks/liveDocument'
import { refreshPosts } from './hooks/refreshOnTime'

const revalidate = revalidateHooks((site) => [cacheTags.posts(site)])

/** An article of the dealer's blog (SITE-15, CAR-01). */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  access: draftedSiteContentAccess,
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    preview: previewOnSite(under('/blog/')),
    defaultColumns: ['title', 'image', 'category', 'published_at', '_status'],
    listSearchableFields: ['title', 'excerpt'],
    description: 'News and advice, at /blog. A draft stays unseen until you publish it.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  versions: { drafts: { autosave: { interval: 800, showSaveDraftButton: true } }, maxPerDoc: 20 },
  defaultSort: '-published_at',
  hooks: {
    beforeOperation: [authorsKeepDrafts, ...liveDocumentHooks.beforeOperation],
    beforeChange: liveDocumentHooks.beforeChange,
    afterChange: [...(revalidate.afterChange ?? []), refreshPosts],
    afterDelete: revalidate.afterDelete,
  },
  fields: [
    text('title', 'Title', { required: true, maxLength: 100 }),
    textarea('excerpt', 'In a sentence or two', {
      required: true,
      maxLength: 240,
      admin: { rows: 3, description: 'On cards, in search results and on shared links.' },
    }),
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    { name: 'content', label: 'Text', type: 'richText', required: true },
    slugField({ description: 'Last part of /blog/first-tow.', from: ({ title }) => String(title ?? '') }),
    moment('published_at', 'Dated', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
        description: 'Newest first. Before this day shoppers do not see the post.',
      },
    }),
    text('category', 'Topic', {
      maxLength: 30,
      admin: { position: 'sidebar', placeholder: 'Towing', description: 'A word or two above the title.' },
    }),
    text('author', 'Written by', { maxLength: 60, admin: { position: 'sidebar' } }),
  ],
}
