import type { CollectionAfterChangeHook, PayloadRequest, TaskConfig } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import { getRelationId } from '../../../src/domain/relationId'
import type { Menu, Offer, Page, Post, PromoCard, PromoTile, Site, Tag } from '../../../src/payload-types'
import { expireTags } from '../../hooks/expireTags'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'
import { sitesOfTag } from '../../settings/tags/expireTagged'

/**
 * Expires cache tags at a scheduled time, such as the end of a campaign, since pages stay cached until something changes. Run by
 * the worker.
 */
export const refreshOnTimeTask: TaskConfig<'refreshOnTime'> = {
  slug: 'refreshOnTime',
  label: 'Refresh pages',
  inputSchema: [{ name: 'tags', type: 'text', hasMany: true, required: true }],
  handler: async ({ input, req }) => {
    await expireTags(req, input.tags)
    return { output: {} }
  },
}

/** Refreshes a campaign page when it starts and when it ends. */
export const refreshExpiredPage: CollectionAfterChangeHook<Page> = async ({ collection, doc, req }) => {
  const site = getRelationId(doc.site)
  if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
  const before = getPublishedVersion<Page>(req, collection.slug, doc.id)
  const previousDates =
    before?._status === 'published' && before.path === doc.path ? [before.startsAt, before.expiresAt] : []
  await scheduleRefresh(
    req,
    [cacheTags.page(site, doc.path), cacheTags.pages(site)],
    [doc.startsAt, doc.expiresAt],
    previousDates,
  )
  return doc
}

/** Refreshes promo cards and tiles at their start and end dates. */
export const refreshPromotions = refreshBetweenDates<PromoCard | PromoTile>((site) => [cacheTags.promotions(site)])

/** Refreshes offers at their start and end dates. */
export const refreshOffers = refreshBetweenDates<Offer>((site) => [cacheTags.offers(site)])

/** Refreshes the pages of all sites with a marketing tag at its start and end dates. */
export const refreshTags = refreshBetweenDates<Tag>((_, tag, req) => sitesOfTag(req, tag))

/** Refreshes posts on their publish date. */
export const refreshPosts: CollectionAfterChangeHook<Post> = async ({ collection, doc, req }) => {
  const site = getRelationId(doc.site)
  if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
  const before = getPublishedVersion<Post>(req, collection.slug, doc.id)
  const previousDates = before?._status === 'published' ? [before.published_at] : []
  await scheduleRefresh(req, [cacheTags.posts(site)], [doc.published_at], previousDates)
  return doc
}

/** Refreshes menus when an item starts and when it ends. */
export const refreshMenus: CollectionAfterChangeHook<Menu> = async ({ collection, doc, req }) => {
  const site = getRelationId(doc.site)
  if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
  const before = getPublishedVersion<Menu>(req, collection.slug, doc.id)
  const previousDates = before?._status === 'published' ? datesOf(before.items) : []
  await scheduleRefresh(req, [cacheTags.menus(site)], datesOf(doc.items), previousDates)
  return doc
}

/** Refreshes a site when an announcement with dates starts and when it ends. */
export const refreshAnnouncements: CollectionAfterChangeHook<Site> = async ({ doc, previousDoc, req }) => {
  const previousDates = datesOf(previousDoc?.announcement?.planned)
  await scheduleRefresh(req, [cacheTags.site(doc.id)], datesOf(doc.announcement?.planned), previousDates)
  return doc
}

const datesOf = (rows: readonly { start?: string | null; expiry?: string | null }[] | null | undefined) =>
  (rows ?? []).flatMap(({ start, expiry }) => [start, expiry])

function refreshBetweenDates<Document extends Offer | PromoCard | PromoTile | Tag>(
  getTags: (siteId: number, document: Document, req: PayloadRequest) => string[] | Promise<string[]>,
): CollectionAfterChangeHook<Document> {
  return async ({ collection, doc, req }) => {
    const site = getRelationId(doc.site)
    if (site === null || doc._status !== 'published' || isDraftSave(req, collection.slug)) return doc
    const before = getPublishedVersion<Document>(req, collection.slug, doc.id)
    const previousDates = before?._status === 'published' ? [before.start, before.expiry] : []
    await scheduleRefresh(req, await getTags(site, doc, req), [doc.start, doc.expiry], previousDates)
    return doc
  }
}

/**
 * Schedules cache expiry. Skips past dates and dates that were set before the save, which are already scheduled.
 */
async function scheduleRefresh(
  req: PayloadRequest,
  tags: string[],
  dates: (string | null | undefined)[],
  previousDates: (string | null | undefined)[],
): Promise<void> {
  for (const date of new Set(dates)) {
    if (!date || previousDates.includes(date) || Date.parse(date) <= Date.now()) continue
    await req.payload.jobs.queue({ task: 'refreshOnTime', input: { tags }, req, waitUntil: new Date(date) })
  }
}
