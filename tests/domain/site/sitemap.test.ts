import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { parseIconSize, webManifest } from '../../../src/domain/site/manifest'
import {
  carSitemapFiles,
  carSitemapIndex,
  robotsTxt,
  sitemapIndexXml,
  sitemapXml,
  URLS_PER_SITEMAP,
} from '../../../src/domain/site/sitemap'

describe('sitemaps', () => {
  it('list each address with its last change, escaped', () => {
    const xml = sitemapXml([{ url: 'https://a.example/x?a=1&b=<2>', changedAt: '2026-11-20T01:02:03.000Z' }])
    expect(xml).toContain('<loc>https://a.example/x?a=1&amp;b=&lt;2&gt;</loc>')
    expect(xml).toContain('<lastmod>2026-11-20T01:02:03.000Z</lastmod>')
    expect(sitemapXml([{ url: 'https://a.example/' }])).not.toContain('lastmod')
  })

  it('list the files of an index in sitemap elements', () => {
    expect(sitemapIndexXml([{ url: 'https://a.example/sitemaps/pages.xml' }])).toMatch(
      /<sitemapindex[^>]*>\s*<sitemap><loc>https:\/\/a\.example\/sitemaps\/pages\.xml<\/loc><\/sitemap>/,
    )
  })

  it.each([
    [0, 0],
    [1, 1],
    [URLS_PER_SITEMAP, 1],
    [URLS_PER_SITEMAP + 1, 2],
    [100_000, 10],
  ])('%i cars need %i files', (cars, files) => {
    expect(carSitemapFiles(cars)).toHaveLength(files)
    for (const [index, file] of carSitemapFiles(cars).entries()) expect(carSitemapIndex(file)).toBe(index)
  })

  it.each(['cars-0.xml', 'cars-.xml', 'cars-1.xml.gz', 'pages.xml', 'cars-1e3.xml'])(
    '%s is not a file of cars',
    (file) => {
      expect(carSitemapIndex(file)).toBeNull()
    },
  )

  const text = robotsTxt('https://dealer.example')

  it('are named in robots.txt', () => {
    expect(text).toContain('Sitemap: https://dealer.example/sitemap.xml\n')
  })

  it.each([
    ['/contact?car_id=12', false],
    ['/contact', true],
    ['/admin/login', false],
    ['/payments/HT2pBFkHUbqfT5jYOIKY972B', false],
    ['/payments/HT2pBFkHUbqfT5jYOIKY972B/demo', false],
    ['/unlisted/HT2pBFkHUbqfT5jYOIKY972B', false],
    ['/personalised/finance?car_id=3', false],
    ['/favourites', false],
    ['/sign-in?type=watchlist', false],
    ['/success?reference=63KK-7K3W', false],
    ['/print?car_id=2024-toyota-hilux', false],
    ['/checkout-journey?car_id=2024-toyota-hilux', false],
    ['/cars/2024-toyota-hilux/checkout', false],
    ['/cars/2024-toyota-hilux/buy-online', false],
    ['/cars/2024-toyota-hilux/pdf', false],
    ['/api/events', false],
    ['/api/images?src=%2Fphoto.webp&w=640', true],
    ['/api/media/file/logo.webp', true],
    ['/cars/2024-toyota-hilux', true],
    ['/search/used-cars?page=2', true],
    ['/printing-and-signs', true],
    ['/', true],
  ])('robots may crawl %s: %s', (path, may) => {
    expect(isAllowedByRobots(text, path)).toBe(may)
  })
})

describe('web app manifest', () => {
  it.each([
    ['Harbour Motor Group', 'Harbour'],
    ['Bluegum Cars', 'Bluegum Cars'],
    ['Supercalifragilistic Motors', 'Supercalifragilistic'],
  ])('%s is named %s under its icon', (name, short) => {
    expect(webManifest({ ...exampleSite(themes.harbour), name }).short_name).toBe(short)
  })

  it('lists existing icons', () => {
    for (const { src, sizes } of webManifest(exampleSite(themes.harbour)).icons) {
      const size = parseIconSize(src.replace('/icons/', ''))
      expect(sizes).toBe(`${size}x${size}`)
    }
    expect(parseIconSize('31.png')).toBeNull()
  })
})

/** True if the rules for all robots allow a path: the longest matching rule applies (RFC 9309). */
function isAllowedByRobots(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule]) => ({ kind, rule: rule! }))
  const fits = rules.filter(({ rule }) =>
    new RegExp(`^${rule.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
  )
  return fits.sort((one, other) => other.rule.length - one.rule.length)[0]?.kind !== 'Disallow'
}
