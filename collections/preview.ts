import type { GeneratePreviewURL, PayloadRequest } from 'payload'
import { locationPath } from '../src/domain/locations/locationLinks'
import { getRelationId } from '../src/domain/relationId'
import { siteOrigin } from '../src/domain/site/origin'
import { findPreviewSite, type PreviewSite } from '../src/server/findPreviewSite'
import { createPreviewLinkToken } from '../src/server/sitePreview'

type Document = Record<string, unknown>

/**
 * Preview URL of a page's draft, on the admin's origin so that the login applies. Null without a site or path, which hides the
 * preview button.
 */
export async function getPagePreviewUrl(page: Document, req: PayloadRequest): Promise<string | null> {
  const site = await findSite(page.site, req)
  return site && typeof page.path === 'string' && page.path.startsWith('/') ? `/preview/${site.slug}${page.path}` : null
}

/**
 * Live preview URL of a document that is shown by its id, on the admin's origin. Null until it is first saved, which hides the
 * preview.
 */
export const getDraftPreviewUrl = (collection: string) => async (document: Document, req: PayloadRequest) => {
  const site = await findSite(document.site, req)
  return site && document.id ? `/preview/${site.slug}/document-preview/${collection}/${document.id}` : null
}

/** Live preview URL of a site: its home page, on the admin's origin. */
export async function getHomePreviewUrl(document: Document, req: PayloadRequest): Promise<string | null> {
  const site = await findSite(document.id, req)
  return site ? `/preview/${site.slug}/document-preview/sites/${site.id}` : null
}

/** Live preview URL of a menu, on the admin's origin. */
export async function getMenuPreviewUrl(menu: Document, req: PayloadRequest): Promise<string | null> {
  const site = await findSite(menu.site, req)
  return site && typeof menu.key === 'string' && menu.id ? `/preview/${site.slug}/menu-preview/${menu.key}` : null
}

/**
 * A preview button that opens the document's page on the site's own host. `getPath` returns the page's path, or null for no
 * button.
 */
export function previewOnSite(getPath: (document: Document) => string | null): GeneratePreviewURL {
  return async (document, { req }) => {
    const path = getPath(document)
    const site = path === null ? null : await findSite(document.site, req)
    return site && path !== null ? toPreviewUrl(site, path) : null
  }
}

/** The preview button of a site: its home page. */
export const homePreview: GeneratePreviewURL = async (document, { req }) => {
  const site = await findSite(document.id, req)
  return site ? toPreviewUrl(site, '/') : null
}

/** The preview button of a layout: the first page of the site that uses it. Hidden if there is none. */
export const layoutPreview: GeneratePreviewURL = async (layout, { req }) => {
  const site = await findSite(layout.site, req)
  const path = site && (await findFirstPath(layout.kind, site.id, req))
  return site && path ? toPreviewUrl(site, path) : null
}

/** Path of the first page that uses a layout: the best-ranked car, the search page, the first location or model. */
async function findFirstPath(kind: unknown, site: number, req: PayloadRequest): Promise<string | null> {
  const first = { limit: 1, depth: 0, pagination: false, req } as const
  const siteWhere = { site: { equals: site } }
  const published = { ...siteWhere, _status: { equals: 'published' } }
  if (kind === 'search') return '/search/new-used-and-demo-cars'
  if (kind === 'car') {
    const listed = { ...siteWhere, status: { equals: 'in_stock' }, show_on_dealer_website: { equals: true } }
    const { docs } = await req.payload.find({ collection: 'cars', where: listed, sort: '-custom_rank', ...first })
    return docs[0] ? `/cars/${docs[0].slug}` : null
  }
  if (kind === 'location') {
    const { docs } = await req.payload.find({ collection: 'locations', where: published, ...first })
    return docs[0] ? locationPath(docs[0]) : null
  }
  const { docs } = await req.payload.find({ collection: 'models', where: published, ...first })
  return docs[0] ? `/models/${docs[0].slug}` : null
}

/** Path of a document below a prefix. Null without a slug. */
export const slugPath = (prefix: string) => (document: Document) =>
  typeof document.slug === 'string' && document.slug ? `${prefix}${document.slug}` : null

/** URL of a path on a site. Sites without a domain use localhost. */
export function toSiteUrl({ slug, domains }: Pick<PreviewSite, 'slug' | 'domains'>, path: string): string {
  const hosts = [...(domains ?? []).map(({ host }) => host), `${slug}.localhost`]
  return `${siteOrigin(hosts, process.env.PORT)}${path}`
}

/** URL of a path on a site for staff: until its launch through a link that lets them in. */
function toPreviewUrl(site: PreviewSite, path: string): string {
  if (site.launch?.launchedAt) return toSiteUrl(site, path)
  const query = new URLSearchParams({ token: createPreviewLinkToken(site.id, new Date()), to: path })
  return toSiteUrl(site, `/api/site-preview?${query}`)
}

/** The site of a document; null for who may see none of its drafts, for whom there is no preview. */
async function findSite(relation: unknown, req: PayloadRequest): Promise<PreviewSite | null> {
  const id = getRelationId(relation)
  return id === null ? null : findPreviewSite(req.payload, req.user, { id }, req)
}
