import { escapeXml } from '../xml'

/** Addresses in one sitemap file at most; the protocol allows 50,000 (sitemaps.org). */
export const URLS_PER_SITEMAP = 10_000

/** An address in a sitemap, absolute, with when it last changed where that is known. */
export interface SitemapUrl {
  url: string
  /** ISO 8601 */
  changedAt?: string
}

/** A sitemap of pages, in the protocol's XML (sitemaps.org). */
export function sitemapXml(addresses: readonly SitemapUrl[]): string {
  return document('urlset', 'url', addresses)
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(files: readonly SitemapUrl[]): string {
  return document('sitemapindex', 'sitemap', files)
}

/** The files of cars that so many cars need: "cars-1.xml" and on; none without cars. */
export function carSitemapFiles(cars: number): string[] {
  return Array.from({ length: Math.ceil(cars / URLS_PER_SITEMAP) }, (_, index) => `cars-${index + 1}.xml`)
}

/** Which of the car files a name stands for, from 0; null for any other name. */
export function carSitemapIndex(file: string): number | null {
  const found = /^cars-([1-9]\d{0,3})\.xml$/.exec(file)
  return found ? Number(found[1]) - 1 : null
}

/**
 * What is somebody's own, behind a login, or another form of a page: payments and unlisted pages are known by a token that
 * no robot should carry on; checkouts, favourites, finance for one person and printed pages say nothing to a stranger.
 */
const NOT_FOR_ROBOTS = [
  ...['/admin', '/api/', '/preview/', '/payments/', '/unlisted/', '/personalised/', '/checkout-journey', '/favourites'],
  ...['/sign-in', '/my-garage', '/success?', '/print?', '/*/checkout', '/*/buy-online', '/*/pdf'],
]

/** Pictures, which pages show and image searches find. */
const FOR_ROBOTS = ['/api/images', '/api/media/file/', '/']

/** The rules for robots. Pages themselves say where they want no indexing, such as searches with refinements. */
export function robotsTxt(origin: string): string {
  return `${[
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    ...FOR_ROBOTS.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`
}

function document(root: string, entry: string, addresses: readonly SitemapUrl[]): string {
  const entries = addresses.map(
    ({ url, changedAt }) =>
      `<${entry}><loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</${entry}>`,
  )
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`
}
