import type { CollectionAfterChangeHook } from 'payload'
import type { Model } from '../../../src/payload-types'
import { idOf } from '../../fields/idOf'

const pathOf = (slug: string) => `/models/${slug}`

/**
 * Keeps old addresses of models alive: a model that gets another address is redirected to from its former one, those that led
 * to the former one lead straight to the new, and none leads in a circle.
 */
export const redirectMovedModel: CollectionAfterChangeHook<Model> = async ({ doc, previousDoc, operation, req }) => {
  const site = idOf(doc.site)
  const before = operation === 'update' ? previousDoc?.slug : null
  if (site === null || !before || before === doc.slug) return doc
  const [from, to] = [pathOf(before), pathOf(doc.slug)]
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
