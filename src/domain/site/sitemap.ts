import { escapeXml } from '../xml'

/** Maximum URLs per sitemap file; the protocol allows 50,000 (sitemaps.org). */
export const URLS_PER_SITEMAP = 10_000

/** A URL in a sitemap, absolute, with its last change if known. */
export interface SitemapUrl {
  url: string
  /** ISO 8601 */
  changedAt?: string
}

/** A sitemap of pages in XML (sitemaps.org). */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  return document('urlset', 'url', urls)
}

/** A sitemap index. */
export function sitemapIndexXml(files: readonly SitemapUrl[]): string {
  return document('sitemapindex', 'sitemap', files)
}

/** File names of the car sitemaps for a number of cars, from "cars-1.xml"; empty without cars. */
export function carSitemapFiles(cars: number): string[] {
  return Array.from({ length: Math.ceil(cars / URLS_PER_SITEMAP) }, (_, index) => `cars-${index + 1}.xml`)
}

/** The index of a car sitemap by its file name, from 0; null for any other name. */
export function carSitemapIndex(file: string): number | null {
  const match = /^cars-([1-9]\d{0,3})\.xml$/.exec(file)
  return match ? Number(match[1]) - 1 : null
}

/**
 * Paths excluded for crawlers: private pages, logins and alternative forms of pages. Payments and unlisted pages have a secret
 * token in their URL.
 */
const DISALLOWED = [
  ...[
    '/admin',
    '/api/',
    '/preview/',
    '/payments/',
    '/reservations/',
    '/unlisted/',
    '/personalised/',
    '/checkout-journey',
    '/favourites',
  ],
  ...[
    '/unsubscribe/',
    '/sign-in',
    '/save-search',
    '/alerts/',
    '/bookings/',
    '/account',
    '/my-garage',
    '/success?',
    '/print?',
    '/*/checkout',
    '/*/buy-online',
    '/*/pdf',
    // The same pages, each for every car of every list.
    '/*?car_id=',
  ],
]

/** Images, allowed for image search. */
const ALLOWED = ['/api/images', '/api/media/file/', '/']

/** robots.txt of a site that is not live: nothing of it is for crawlers. */
export const CLOSED_ROBOTS_TXT = 'User-agent: *\nDisallow: /\n'

/** robots.txt of a site. Pages that must not be indexed, such as refined searches, have a robots meta tag instead. */
export function robotsTxt(origin: string): string {
  return `${[
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ...ALLOWED.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`
}

function document(root: string, entry: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ url, changedAt }) =>
      `<${entry}><loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</${entry}>`,
  )
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`
}
