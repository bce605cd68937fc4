import type { GeneratePreviewURL, PayloadRequest } from 'payload'
import { locationPath } from '../src/domain/locations/locationLinks'
import { siteOrigin } from '../src/domain/site/origin'
import { idOf } from './fields/idOf'

type Document = Record<string, unknown>

/**
 * Where staff see a page's draft: on the admin's own origin, so that their login opens it. Null while the document has no
 * site or path yet, which leaves the preview button out.
 */
export async function previewOfPage(page: Document, req: PayloadRequest): Promise<string | null> {
  const site = await siteOf(page.site, req)
  return site && typeof page.path === 'string' && page.path.startsWith('/') ? `/preview/${site.slug}${page.path}` : null
}

/** Where staff see a menu while they edit it: the header or footer on the admin's own origin. */
export async function previewOfMenu(menu: Document, req: PayloadRequest): Promise<string | null> {
  const site = await siteOf(menu.site, req)
  return site && typeof menu.key === 'string' && menu.id ? `/preview/${site.slug}/menu-preview/${menu.key}` : null
}

/**
 * A preview button that opens the page on which shoppers meet the document, on the site's own host. `pathOf` says which
 * page; null leaves the button out.
 */
export function previewOnSite(pathOf: (document: Document) => string | null): GeneratePreviewURL {
  return async (document, { req }) => {
    const path = pathOf(document)
    const site = path === null ? null : await siteOf(document.site, req)
    return site && path !== null ? addressOn(site, path) : null
  }
}

/** The preview button of a site: its home page. */
export const previewAsHome: GeneratePreviewURL = async (document, { req }) => {
  const site = await siteOf(document.id, req)
  return site ? addressOn(site, '/') : null
}

/** The preview button of a layout: the first page of the site that it draws; none where the site has no such page yet. */
export const previewOnFirstPage: GeneratePreviewURL = async (layout, { req }) => {
  const site = await siteOf(layout.site, req)
  const path = site && (await firstPathDrawn(layout.kind, site.id, req))
  return site && path ? addressOn(site, path) : null
}

/** What a layout of that kind draws: the dealer's best-ranked car, every car, the first location or model. */
async function firstPathDrawn(kind: unknown, site: number, req: PayloadRequest): Promise<string | null> {
  const first = { limit: 1, depth: 0, pagination: false, req } as const
  const ofSite = { site: { equals: site } }
  if (kind === 'search') return '/search/new-used-and-demo-cars'
  if (kind === 'car') {
    const shown = { ...ofSite, status: { equals: 'in_stock' }, show_on_dealer_website: { equals: true } }
    const { docs } = await req.payload.find({ collection: 'cars', where: shown, sort: '-custom_rank', ...first })
    return docs[0] ? `/cars/${docs[0].slug}` : null
  }
  if (kind === 'location') {
    const { docs } = await req.payload.find({ collection: 'locations', where: ofSite, ...first })
    return docs[0] ? locationPath(docs[0]) : null
  }
  const { docs } = await req.payload.find({ collection: 'models', where: ofSite, ...first })
  return docs[0] ? `/models/${docs[0].slug}` : null
}

/** The slug in an address that starts so; null while it has none. */
export const under = (prefix: string) => (document: Document) =>
  typeof document.slug === 'string' && document.slug ? `${prefix}${document.slug}` : null

interface PreviewSite {
  id: number
  slug: string
  domains?: { host: string }[] | null
}

/** The address of a path on a site; sites without a domain of their own are known under localhost. */
export function addressOn({ slug, domains }: Omit<PreviewSite, 'id'>, path: string): string {
  const hosts = [...(domains ?? []).map(({ host }) => host), `${slug}.localhost`]
  return `${siteOrigin(hosts, process.env.PORT)}${path}`
}

async function siteOf(relation: unknown, req: PayloadRequest): Promise<PreviewSite | null> {
  const id = idOf(relation)
  if (id === null) return null
  return req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { slug: true, domains: true },
  })
}
