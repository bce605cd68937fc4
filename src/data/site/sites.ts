import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { normalizeHost } from '../../domain/site/host'
import type { Site } from '../../domain/site/site'
import { cachedRead } from '../cachedRead'
import { toSite } from '../fromPayload/site'
import { payloadClient } from '../payloadClient'

/** Logos, brands and their logos. */
const SITE_DEPTH = 2

/** Whether `{slug}.localhost` and `localhost` lead to sites: in development and where the demo was seeded. */
const hasLocalHosts = process.env.NODE_ENV !== 'production' || process.env.FORECOURT_DEMO === '1'

/** Which host leads to which site. Kept apart from the sites themselves, so that editing one never drops another's pages. */
const listSiteHosts = cachedRead(
  'listSiteHosts',
  async (): Promise<{ id: number; slug: string; hosts: string[] }[]> => {
    const payload = await payloadClient()
    const sites = await payload.find({
      collection: 'sites',
      depth: 0,
      joins: false,
      pagination: false,
      select: { slug: true, domains: true },
      sort: 'id',
    })
    return sites.docs.map(({ id, slug, domains }) => ({
      id,
      slug,
      hosts: [...(domains ?? []).map(({ host }) => host), ...(hasLocalHosts ? [`${slug}.localhost`] : [])],
    }))
  },
  () => [cacheTags.hosts()],
)

/** The site with an id; null where there is none. */
export const findSiteById = cachedRead(
  'findSiteById',
  async (id: number): Promise<Site | null> => {
    const payload = await payloadClient()
    const [site, dealerships] = await Promise.all([
      payload.findByID({ collection: 'sites', id, depth: SITE_DEPTH, disableErrors: true, joins: false }),
      payload.find({
        collection: 'dealerships',
        depth: 0,
        pagination: false,
        sort: 'id',
        where: { site: { equals: id } },
      }),
    ])
    const localName = hasLocalHosts ? `${site?.slug}.localhost` : null
    return site ? toSite(site, dealerships.docs, localName) : null
  },
  (id) => [cacheTags.site(id), cacheTags.media(id)],
)

/** The site that a host leads to; null for a host that is nobody's. `localhost` is the first site where it answers. */
export async function findSiteByHost(header: string | null): Promise<Site | null> {
  const host = normalizeHost(header)
  if (!host) return null
  const sites = await listSiteHosts()
  const matching = sites.find(({ hosts }) => hosts.includes(host))
  const found = matching ?? (hasLocalHosts && host === 'localhost' ? sites[0] : undefined)
  return found ? findSiteById(found.id) : null
}

/** The site with a short name, for previews; null where there is none. */
export async function findSiteBySlug(slug: string): Promise<Site | null> {
  const found = (await listSiteHosts()).find((site) => site.slug === slug)
  return found ? findSiteById(found.id) : null
}

/** Every site of the deployment. */
export async function listSites(): Promise<Site[]> {
  const sites = await Promise.all((await listSiteHosts()).map(({ id }) => findSiteById(id)))
  return sites.filter((site) => site !== null)
}
