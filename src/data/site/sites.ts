import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { cacheTags } from '../../domain/cacheTags'
import { normalizeHost } from '../../domain/site/host'
import type { Site } from '../../domain/site/site'
import { toDatabase } from '../../server/database/database'
import { sites, sites_domains } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { toSite } from '../fromPayload/site'
import { payloadClient } from '../payloadClient'
import { listSiteTags } from './siteTags'

/** Logos, brands and their logos. */
const SITE_DEPTH = 2

/** Whether `{slug}.localhost` and `localhost` resolve to sites: in development and with demo data. */
export const hasLocalHosts = process.env.NODE_ENV !== 'production' || process.env.FORECOURT_DEMO === '1'

/** Hosts by site. Cached separately, so that editing one site does not expire other sites' pages. */
const listSiteHosts = cachedRead(
  'listSiteHosts',
  async (): Promise<{ id: number; slug: string; hosts: string[] }[]> => {
    const { pool } = (await payloadClient()).db
    // Not by Payload, which takes half a second for a thousand sites: a server waits for this when it starts.
    const found = await toDatabase(pool)
      .select({
        id: sites.id,
        slug: sites.slug,
        hosts: sql<string[]>`coalesce(array_agg(${sites_domains.host} order by ${sites_domains._order})
          filter (where ${sites_domains.host} is not null), '{}')`,
      })
      .from(sites)
      .leftJoin(sites_domains, eq(sites_domains._parentID, sites.id))
      .groupBy(sites.id)
      .orderBy(sites.id)
    return found.map(({ id, slug, hosts }) => ({
      ...{ id, slug },
      hosts: hasLocalHosts ? [...hosts, `${slug}.localhost`] : hosts,
    }))
  },
  () => [cacheTags.hosts()],
)

/** The site with an id, past the cache; null if there is none. */
export async function readSite(id: number): Promise<Site | null> {
  const payload = await payloadClient()
  const [site, tags, dealerships] = await Promise.all([
    payload.findByID({ collection: 'sites', id, depth: SITE_DEPTH, disableErrors: true, joins: false }),
    listSiteTags(payload, id),
    payload.find({
      collection: 'dealerships',
      depth: 0,
      pagination: false,
      sort: 'id',
      where: { site: { equals: id } },
    }),
  ])
  const localName = hasLocalHosts ? `${site?.slug}.localhost` : null
  return site ? toSite(site, dealerships.docs, localName, tags) : null
}

/** The site with an id; null if there is none. */
export const findSiteById = cachedRead('findSiteById', readSite, (id) => [cacheTags.site(id), cacheTags.media(id)])

/** The site of a host; null if the host is unknown. `localhost` is the first site where enabled. */
export async function findSiteByHost(header: string | null): Promise<Site | null> {
  const host = normalizeHost(header)
  if (!host) return null
  const all = await listSiteHosts()
  const matching = all.find(({ hosts }) => hosts.includes(host))
  const found = matching ?? (hasLocalHosts && host === 'localhost' ? all[0] : undefined)
  return found ? findSiteById(found.id) : null
}

/** The site with a slug, for previews; null if there is none. */
export async function findSiteBySlug(slug: string): Promise<Site | null> {
  const found = (await listSiteHosts()).find((site) => site.slug === slug)
  return found ? findSiteById(found.id) : null
}

/** All sites of the deployment. */
export async function listSites(): Promise<Site[]> {
  const found = await Promise.all((await listSiteHosts()).map(({ id }) => findSiteById(id)))
  return found.filter((site) => site !== null)
}
