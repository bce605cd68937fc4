import type { CollectionAfterChangeHook, PayloadRequest, TaskConfig } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import type { Offer, Page, Post, PromoCard } from '../../../src/payload-types'
import { idOf } from '../../fields/idOf'
import { expireTags } from '../../hooks/expireTags'
import { isDraftSave, wasPublished } from './liveDocument'

/**
 * Drops cached reads at a moment set beforehand, such as the end of a campaign: pages are cached until something changes,
 * and time passing is no change. Our worker runs what is due.
 */
export const refreshOnTimeTask: TaskConfig<'refreshOnTime'> = {
  slug: 'refreshOnTime',
  label: 'Refresh what shoppers see',
  inputSchema: [{ name: 'tags', type: 'text', hasMany: true, required: true }],
  handler: async ({ input, req }) => {
    await expireTags(req, input.tags)
    return { output: {} }
  },
}

/** A campaign page is read anew when it starts and when it ends. */
export const refreshExpiredPage: CollectionAfterChangeHook<Page> = async ({ collection, doc, req }) => {
  const site = idOf(doc.site)
  if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
  const before = wasPublished<Page>(req, collection.slug, doc.id)
  const setBefore =
    before?._status === 'published' && before.path === doc.path ? [before.startsAt, before.expiresAt] : []
  await refreshAt(
    req,
    [cacheTags.page(site, doc.path), cacheTags.pages(site)],
    [doc.startsAt, doc.expiresAt],
    setBefore,
  )
  return doc
}

/** Promo cards come and go on time. */
export const refreshPromotions: CollectionAfterChangeHook<PromoCard> = async ({ doc, previousDoc, req }) => {
  const site = idOf(doc.site)
  if (site === null) return doc
  const setBefore = [previousDoc?.start, previousDoc?.expiry]
  await refreshAt(req, [cacheTags.promotions(site)], [doc.start, doc.expiry], setBefore)
  return doc
}

/** Offers come and go on time. */
export const refreshOffers: CollectionAfterChangeHook<Offer> = async ({ doc, previousDoc, req }) => {
  const site = idOf(doc.site)
  if (site === null) return doc
  await refreshAt(req, [cacheTags.offers(site)], [doc.start, doc.expiry], [previousDoc?.start, previousDoc?.expiry])
  return doc
}

/** A post that is dated ahead shows on its day. */
export const refreshPosts: CollectionAfterChangeHook<Post> = async ({ collection, doc, req }) => {
  const site = idOf(doc.site)
  if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
  const before = wasPublished<Post>(req, collection.slug, doc.id)
  const setBefore = before?._status === 'published' ? [before.published_at] : []
  await refreshAt(req, [cacheTags.posts(site)], [doc.published_at], setBefore)
  return doc
}

/**
 * Sets moments at which tags are dropped. Those that have passed, or stood there before the save, are left out: their drop
 * is done or already set.
 */
async function refreshAt(
  req: PayloadRequest,
  tags: string[],
  moments: (string | null | undefined)[],
  setBefore: (string | null | undefined)[],
): Promise<void> {
  for (const moment of new Set(moments)) {
    if (!moment || setBefore.includes(moment) || Date.parse(moment) <= Date.now()) continue
    await req.payload.jobs.queue({ task: 'refreshOnTime', input: { tags }, req, waitUntil: new Date(moment) })
  }
}
