import type { CollectionAfterChangeHook } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import type { Page } from '../../../src/payload-types'
import { getPublishedVersion } from '../../publishing/liveDocument'

/**
 * When the path of a published page changes, redirects the old path to it and deletes a redirect at the new path, which would
 * cause a loop.
 */
export const redirectMovedPage: CollectionAfterChangeHook<Page> = async ({ collection, doc, req }) => {
  const before = getPublishedVersion<Page>(req, collection.slug, doc.id)
  if (before?._status !== 'published' || doc._status !== 'published') return doc
  const site = getRelationId(doc.site)
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
