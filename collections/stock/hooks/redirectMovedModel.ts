import type { CollectionAfterChangeHook } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import type { Model } from '../../../src/payload-types'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'

const toModelPath = (slug: string) => `/models/${slug}`

/**
 * When the slug of a published model changes, redirects its old path to the new one, updates redirects that pointed to the old path, and deletes
 * those that would loop.
 */
export const redirectMovedModel: CollectionAfterChangeHook<Model> = async ({ collection, doc, req }) => {
  const site = getRelationId(doc.site)
  const before = getPublishedVersion<Model>(req, collection.slug, doc.id)
  if (isDraftSave(req, collection.slug) || before?._status !== 'published' || doc._status !== 'published') return doc
  if (site === null || before.slug === doc.slug) return doc
  const [from, to] = [toModelPath(before.slug), toModelPath(doc.slug)]
  const { payload } = req
  await payload.delete({ collection: 'redirects', req, where: { site: { equals: site }, from: { in: [from, to] } } })
  const earlier = await payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    req,
    where: { site: { equals: site }, 'to.url': { equals: from } },
  })
  for (const { id } of earlier.docs)
    await payload.update({ collection: 'redirects', id, req, data: { to: { type: 'custom', url: to } } })
  await payload.create({
    collection: 'redirects',
    req,
    data: { site, from, to: { type: 'custom', url: to }, type: '301' },
  })
  return doc
}
