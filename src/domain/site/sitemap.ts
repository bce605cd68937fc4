import { escapeXml } from '../xml'

/** Addresses in one sitemap file at most; the protocol allows 50,000 (sitemaps.org). */
export const ADDRESSES_PER_SITEMAP = 10_000

/** An address in a sitemap, absolute, with when it last changed where that is known. */
export interface SitemapAddress {
  url: string
  /** ISO 8601 */
  changedAt?: string
}

/** A sitemap of pages, in the protocol's XML (sitemaps.org). */
export function sitemapXml(addresses: readonly SitemapAddress[]): string {
  return document('urlset', 'url', addresses)
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(files: readonly SitemapAddress[]): string {
  return document('sitemapindex', 'sitemap', files)
}

/** The files of cars that so many cars need: "cars-1.xml" and on; none without cars. */
export function carSitemapFiles(cars: number): string[] {
  return Array.from({ length: Math.ceil(cars / ADDRESSES_PER_SITEMAP) }, (_, index) => `cars-${index + 1}.xml`)
}

/** Which of the car files a name stands for, from 0; null for any other name. */
export function carSitemapIndex(file: string): number | null {
  const found = /^cars-([1-9]\d{0,3})\.xml$/.exec(file)
  return found ? Number(found[1]) - 1 : null
}

/**
 * The rules for robots. Searches with refinements, printed pages and everything behind a login are left alone; pages
 * themselves say where they want no indexing.
 */
export function robotsTxt(origin: string): string {
  return `${[
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /preview/',
    'Disallow: /print',
    'Disallow: /*/checkout',
    'Disallow: /*/pdf',
    'Allow: /api/media/file/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`
}

function document(root: string, entry: string, addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map(
    ({ url, changedAt }) =>
      `<${entry}><loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</${entry}>`,
  )
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`
}
