import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/exampleSite'
import { themes } from '../../../seed/themes'
import { iconSizeOf, webManifest } from '../../../src/domain/site/manifest'
import {
  ADDRESSES_PER_SITEMAP,
  carSitemapFiles,
  carSitemapIndex,
  robotsTxt,
  sitemapIndexXml,
  sitemapXml,
} from '../../../src/domain/site/sitemap'

describe('sitemaps', () => {
  it('writes each address with its change, escaped', () => {
    const xml = sitemapXml([{ url: 'https://a.example/x?a=1&b=<2>', changedAt: '2026-11-20T01:02:03.000Z' }])
    expect(xml).toContain('<loc>https://a.example/x?a=1&amp;b=&lt;2&gt;</loc>')
    expect(xml).toContain('<lastmod>2026-11-20T01:02:03.000Z</lastmod>')
    expect(sitemapXml([{ url: 'https://a.example/' }])).not.toContain('lastmod')
  })

  it('names the files of an index in the index’s own element', () => {
    expect(sitemapIndexXml([{ url: 'https://a.example/sitemaps/pages.xml' }])).toMatch(
      /<sitemapindex[^>]*>\s*<sitemap><loc>https:\/\/a\.example\/sitemaps\/pages\.xml<\/loc><\/sitemap>/,
    )
  })

  it.each([
    [0, 0],
    [1, 1],
    [ADDRESSES_PER_SITEMAP, 1],
    [ADDRESSES_PER_SITEMAP + 1, 2],
    [100_000, 10],
  ])('%i cars need %i files', (cars, files) => {
    expect(carSitemapFiles(cars)).toHaveLength(files)
    for (const [index, file] of carSitemapFiles(cars).entries()) expect(carSitemapIndex(file)).toBe(index)
  })

  it.each(['cars-0.xml', 'cars-.xml', 'cars-1.xml.gz', 'pages.xml', 'cars-1e3.xml'])(
    '%s is no file of cars',
    (file) => {
      expect(carSitemapIndex(file)).toBeNull()
    },
  )

  it('tells robots where the sitemap is and keeps them out of the admin', () => {
    const text = robotsTxt('https://dealer.example')
    expect(text).toContain('Sitemap: https://dealer.example/sitemap.xml\n')
    expect(text).toMatch(/^Disallow: \/admin$/m)
  })
})

describe('web app manifest', () => {
  it.each([
    ['Harbour Motor Group', 'Harbour'],
    ['Bluegum Cars', 'Bluegum Cars'],
    ['Supercalifragilistic Motors', 'Supercalifragilistic'],
  ])('%s is called %s under its icon', (name, short) => {
    expect(webManifest({ ...exampleSite(themes.harbour), name }).short_name).toBe(short)
  })

  it('names icons that exist', () => {
    for (const { src, sizes } of webManifest(exampleSite(themes.harbour)).icons) {
      const size = iconSizeOf(src.replace('/icons/', ''))
      expect(sizes).toBe(`${size}x${size}`)
    }
    expect(iconSizeOf('31.png')).toBeNull()
  })
})
