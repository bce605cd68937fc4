import 'server-only'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { normalizePath } from '../../domain/site/path'
import { missing_pages } from '../../server/database/linkTables'
import { findRedirect } from '../site/redirects'
import { findSiteByHost } from '../site/sites'

/** Paths kept for each site, those asked for last. */
const MAX_ROWS = 1000
/** Days after which a path that nobody asked for again is forgotten. */
const KEPT_DAYS = 90
/** Paths in the report. */
const MAX_SHOWN = 100

export interface CountedPage {
  host: string
  path: string
  hits: number
}

/** Adds counted pages to the logs of their sites. Paths with an address of a person in them are left out. */
export async function storeMissingPages(payload: Payload, pages: readonly CountedPage[], now: Date): Promise<void> {
  const bySite = new Map<number, Map<string, number>>()
  for (const host of new Set(pages.map((page) => page.host))) {
    const site = await findSiteByHost(host)
    if (!site) continue
    const paths = bySite.get(site.id) ?? new Map<string, number>()
    for (const { path, hits } of pages.filter((page) => page.host === host && !/@|%40/.test(page.path))) {
      const name = normalizePath(path)
      paths.set(name, (paths.get(name) ?? 0) + hits)
    }
    if (paths.size > 0) bySite.set(site.id, paths)
  }
  for (const [site, paths] of bySite) await storeOfSite(payload, site, paths, now)
}

async function storeOfSite(payload: Payload, site: number, paths: ReadonlyMap<string, number>, now: Date) {
  const db = payload.db.drizzle
  const rows = [...paths].map(([path, hits]) => ({ site, path, hits, first_at: now, last_at: now }))
  await db
    .insert(missing_pages)
    .values(rows)
    .onConflictDoUpdate({
      target: [missing_pages.site, missing_pages.path],
      set: { hits: sql`${missing_pages.hits} + excluded.hits`, last_at: now },
    })
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await db.delete(missing_pages).where(and(eq(missing_pages.site, site), lt(missing_pages.last_at, oldest)))
  const kept = db
    .select({ path: missing_pages.path })
    .from(missing_pages)
    .where(eq(missing_pages.site, site))
    .orderBy(desc(missing_pages.last_at), missing_pages.path)
    .limit(MAX_ROWS)
  await db.delete(missing_pages).where(and(eq(missing_pages.site, site), notInArray(missing_pages.path, kept)))
}

/** The paths of sites that visitors missed most, without those that a redirect has caught since. */
export async function listMissingPages(payload: Payload, sites: readonly number[]) {
  if (sites.length === 0) return []
  const rows = await payload.db.drizzle
    .select()
    .from(missing_pages)
    .where(inArray(missing_pages.site, [...sites]))
    .orderBy(desc(missing_pages.hits), desc(missing_pages.last_at))
    .limit(MAX_SHOWN)
  const caught = await Promise.all(rows.map(({ site, path }) => findRedirect(site, path)))
  return rows.filter((_, index) => caught[index] === null)
}
