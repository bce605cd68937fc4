import type { CollectionAfterChangeHook } from 'payload'
import type { Page } from '../../../src/payload-types'
import { idOf } from '../../fields/idOf'
import { wasPublished } from './liveDocument'

/**
 * Keeps old addresses alive: when a published page moves, its former path redirects to it, and a redirect that stood where
 * it now lives goes, so that none leads in a circle.
 */
export const redirectMovedPage: CollectionAfterChangeHook<Page> = async ({ collection, doc, req }) => {
  const before = wasPublished<Page>(req, collection.slug, doc.id)
  if (before?._status !== 'published' || doc._status !== 'published') return doc
  const site = idOf(doc.site)
  const from = before.path
  if (site === null || from === doc.path) return doc

  const { payload } = req
  await payload.delete({
    collection: 'redirects',
    req,
    where: { site: { equals: site }, from: { in: [doc.path, from] } },
  })
  await payload.create({
    collection: 'redirects',
    req,
    data: { site, from, to: { type: 'reference', reference: { relationTo: 'pages', value: doc.id } }, type: '301' },
  })
  return doc
}
