import 'server-only'
import { asc, count, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { CollectionSlug, Field, Payload, Where } from 'payload'
import { ownPath, readRichText } from '../../domain/publishCheck/publishCheck'
import { inTransaction } from '../../server/database/database'
import { broken_links, link_checks } from '../../server/database/linkTables'
import { sites } from '../../server/database/tables.generated'
import { titleDocument } from '../find/titles'
import { readDocument } from '../publishCheck/readDocument'
import { findDeadPaths } from '../site/deadPaths'
import { findSiteById } from '../site/sites'
import { findHiddenPages } from './hiddenPages'

const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Content whose links shoppers see, and what else makes it public. */
const SOURCES: readonly { collection: CollectionSlug; where?: Where }[] = [
  { collection: 'pages', where: PUBLISHED },
  { collection: 'posts', where: PUBLISHED },
  { collection: 'layouts', where: PUBLISHED },
  { collection: 'sections', where: PUBLISHED },
  { collection: 'menus', where: PUBLISHED },
  { collection: 'offers', where: { and: [PUBLISHED, { visible: { equals: true } }] } },
  { collection: 'promoCards', where: { and: [PUBLISHED, { display: { equals: true } }] } },
  { collection: 'promoTiles', where: { and: [PUBLISHED, { visible: { equals: true } }] } },
  { collection: 'models', where: { and: [PUBLISHED, { visible: { equals: true } }] } },
  { collection: 'locations', where: { and: [PUBLISHED, { visible: { equals: true } }] } },
  { collection: 'hoursWording', where: PUBLISHED },
  { collection: 'makes' },
  // The links of its buttons and its announcements.
  { collection: 'sites' },
]

/** Documents of a collection that are read for one site. */
const MAX_DOCUMENTS = 500
/** Links of a site that are kept as broken. */
const MAX_BROKEN = 500
/** A site is checked again after this time: a little less than a day, for a task that runs each night. */
const CHECKED_FOR_MS = 20 * 3_600_000
/** Milliseconds after which a run takes no further site, within the time limit of its request. */
const RUN_MS = 15_000

/**
 * Checks the links of the sites that were not checked for 20 hours, oldest first, for a quarter of a minute.
 * @returns whether sites are left
 */
export async function checkDueSites(payload: Payload, now: Date): Promise<boolean> {
  const until = Date.now() + RUN_MS
  const due = await payload.db.drizzle
    .select({ id: sites.id })
    .from(sites)
    .leftJoin(link_checks, eq(link_checks.site, sites.id))
    .where(or(isNull(link_checks.checked_at), lt(link_checks.checked_at, new Date(now.getTime() - CHECKED_FOR_MS))))
    .orderBy(asc(link_checks.checked_at), asc(sites.id))
    .limit(100)
  for (const [index, { id }] of due.entries()) {
    await checkSite(payload, id, now)
    if (Date.now() > until) return index < due.length - 1
  }
  return due.length === 100
}

/** Checks the links of a site's public content and replaces its report. */
export async function checkSite(payload: Payload, siteId: number, now: Date): Promise<void> {
  const site = await findSiteById(siteId)
  if (!site) return
  const sources = await Promise.all(SOURCES.map((source) => listLinks(payload, siteId, source)))
  const links = sources.flatMap((source) => source.links)
  const toPages = sources.flatMap((source) => source.pages)
  const own = links.flatMap((found) => {
    const path = ownPath(found.link, site.domains)
    return path ? [{ ...found, path }] : []
  })
  const dead = new Set(await findDeadPaths(site, [...new Set(own.map(({ path }) => path))], now))
  const hidden = (await findHiddenPages(payload, siteId, toPages)).map(({ path, ...link }) => ({
    ...link,
    link: path ?? 'A page that was deleted',
  }))
  const broken = [...own.filter(({ path }) => dead.has(path)), ...hidden].slice(0, MAX_BROKEN)
  await inTransaction(payload.db.pool, async (db) => {
    await db.delete(broken_links).where(eq(broken_links.site, siteId))
    if (broken.length > 0)
      await db
        .insert(broken_links)
        .values(
          broken.map(({ collection, document, field, title, link }) => ({
            ...{ site: siteId, collection, document, field },
            title: title.slice(0, 200),
            link: link.slice(0, 300),
          })),
        )
        .onConflictDoNothing()
    const check = { site: siteId, checked_at: now, links: own.length + toPages.length }
    await db.insert(link_checks).values(check).onConflictDoUpdate({ target: link_checks.site, set: check })
  })
}

async function listLinks(payload: Payload, site: number, { collection, where }: (typeof SOURCES)[number]) {
  const { config } = payload.collections[collection]
  const title = config.admin.useAsTitle ?? 'id'
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: MAX_DOCUMENTS,
    pagination: false,
    where: { and: [{ [collection === 'sites' ? 'id' : 'site']: { equals: site } }, ...(where ? [where] : [])] },
  })
  const found = docs.map((document) => {
    const data = document as unknown as Record<string, unknown>
    const parts = readDocument(config.fields as Field[], data)
    const texts = parts.texts.map(({ field, value }) => ({ field, ...readRichText(value) }))
    const inTexts = texts.flatMap(({ field, links }) => links.map((link) => ({ field, link })))
    const of = { collection, document: Number(document.id), title: titleDocument(collection, data, title) }
    return {
      links: [...parts.links, ...inTexts].map(({ field, link }) => ({ ...of, field, link })),
      pages: texts.flatMap(({ field, pages }) => pages.map((page) => ({ ...of, field, page }))),
    }
  })
  return { links: found.flatMap(({ links }) => links), pages: found.flatMap(({ pages }) => pages) }
}

/** The broken links of sites, and when each site was checked. */
export async function listBrokenLinks(payload: Payload, siteIds: readonly number[]) {
  if (siteIds.length === 0) return { links: [], checks: [] }
  const db = payload.db.drizzle
  const ids = [...siteIds]
  const [links, checks] = await Promise.all([
    db.select().from(broken_links).where(inArray(broken_links.site, ids)).orderBy(broken_links.title).limit(200),
    db.select().from(link_checks).where(inArray(link_checks.site, ids)).orderBy(asc(link_checks.checked_at)).limit(200),
  ])
  return { links, checks }
}

/** How many broken links the last check of each site found. */
export async function countBrokenLinks(payload: Payload, siteIds: readonly number[]): Promise<number> {
  if (siteIds.length === 0) return 0
  const found = await payload.db.drizzle
    .select({ total: count() })
    .from(broken_links)
    .where(inArray(broken_links.site, [...siteIds]))
  return found[0]?.total ?? 0
}
