import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { POST as storeMissing } from '../../src/app/api/missing-pages/route'
import { checkSite, listBrokenLinks } from '../../src/data/links/brokenLinks'
import { listMissingPages, storeMissingPages } from '../../src/data/links/missingPages'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, startCms } from '../support/cms'

vi.mock('next/cache', () => ({ unstable_cache: <Read>(read: Read) => read, revalidateTag: () => {} }))

const NOW = new Date('2026-11-25T16:30:00.000Z')
let cms: Payload
let own: Site
let other: Site

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  // No web server answers here, so that the reads alone decide.
  vi.stubEnv('PORT', '9')
})

const hostOf = (site: Site) => `${site.slug}.localhost`

describe('the nightly report', () => {
  it('has the broken links of published content with their fields, and forgets those that were mended', async () => {
    const list = {
      blockType: 'stockList',
      heading: 'Cars',
      display: 'grid',
      limit: 8,
      sort: 'newest',
      linkLabel: 'All',
    }
    const page = await createDocument(cms, 'pages', own.id, {
      title: 'About us',
      _status: 'published',
      layout: [
        { ...list, link: '/gone' },
        { ...list, link: 'https://other.test/gone' },
      ],
    })
    await createDocument(cms, 'pages', own.id, { title: 'Draft', layout: [{ ...list, link: '/gone' }] })
    const menu = await createDocument(cms, 'menus', own.id, { items: [{ name: 'Old', url: '/old-menu' }] })
    await checkSite(cms, own.id, NOW)
    const { links, checks } = await listBrokenLinks(cms, [own.id])
    const ofContent = links.filter(({ collection }) => collection !== 'sites')
    expect(ofContent.map(({ collection, document, field, link }) => [collection, document, field, link])).toEqual([
      ['pages', page.id, 'layout.0.link', '/gone'],
      ['menus', menu.id, 'items.0.url', '/old-menu'],
    ])
    expect(checks).toMatchObject([{ site: own.id, checked_at: NOW }])
    expect((await listBrokenLinks(cms, [other.id])).links).toEqual([])

    await createDocument(cms, 'pages', own.id, { title: 'Gone', path: '/gone', _status: 'published' })
    await checkSite(cms, own.id, NOW)
    expect(
      (await listBrokenLinks(cms, [own.id])).links.flatMap(({ collection, link }) =>
        collection === 'sites' ? [] : link,
      ),
    ).toEqual(['/old-menu'])
  })
})

it('the nightly report reads models, locations, hours wording, the site itself, and links of texts to hidden pages', async () => {
  const site = await createSite(cms)
  const hidden = await createDocument(cms, 'pages', site.id, { title: 'Draft', path: '/hidden-page' })
  const shown = await createDocument(cms, 'pages', site.id, { path: '/shown', _status: 'published' })
  const linkTo = (page: number) => ({
    ...{ type: 'link', version: 3, children: [], direction: null, format: '', indent: 0 },
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page } },
  })
  const paragraph = { type: 'paragraph', version: 1, direction: null, format: '', indent: 0 }
  const children = [{ ...paragraph, children: [linkTo(hidden.id), linkTo(shown.id)] }]
  await createDocument(cms, 'posts', site.id, {
    _status: 'published',
    content: { root: { type: 'root', version: 1, children, direction: null, format: '', indent: 0 } },
  })
  await createDocument(cms, 'models', site.id, { brochure_url: '/gone-model' })
  await createDocument(cms, 'models', site.id, { brochure_url: '/draft-model', _status: 'draft' })
  await createDocument(cms, 'hoursWording', site.id, { phrase: 'Call us', link: '/gone-wording' })
  const place = await createDocument(cms, 'locations', site.id)
  const address = { ...(place.address as object), place_url: '/gone-place' }
  await cms.update({ collection: 'locations', id: place.id, data: { address } as never })
  await cms.update({ collection: 'sites', id: site.id, data: { links: { contact: '/gone-button' } } as never })
  await checkSite(cms, site.id, NOW)
  const { links } = await listBrokenLinks(cms, [site.id])
  expect(links.map(({ collection, link }) => `${collection} ${link}`)).toEqual(
    expect.arrayContaining([
      'posts /hidden-page',
      'models /gone-model',
      'hoursWording /gone-wording',
      'locations /gone-place',
      'sites /gone-button',
    ]),
  )
  expect(links.map(({ link }) => link)).not.toContain('/shown')
  expect(links.map(({ link }) => link)).not.toContain('/draft-model')
})

describe('the log of missing pages', () => {
  const paths = async (site: Site) => (await listMissingPages(cms, [site.id])).map(({ path, hits }) => [path, hits])

  it('adds up visits by path and site, without addresses of people', async () => {
    const store = (path: string, hits: number, site = own) =>
      storeMissingPages(cms, [{ host: hostOf(site), path, hits }], NOW)
    await store('/Winter-Sale/', 2)
    await store('/winter-sale', 3)
    await store('/mail/ada@shopper.test', 1)
    await store('/theirs', 1, other)
    await storeMissingPages(cms, [{ host: 'unknown.test', path: '/x', hits: 1 }], NOW)
    expect(await paths(own)).toEqual([['/winter-sale', 5]])
    expect(await paths(other)).toEqual([['/theirs', 1]])
  })

  it('omits paths that a redirect has caught, and keeps the last 1,000 of a site', async () => {
    const many = (from: number, at: Date) =>
      storeMissingPages(
        cms,
        Array.from({ length: 500 }, (_, index) => ({ host: hostOf(other), path: `/p${from + index}`, hits: 1 })),
        at,
      )
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    await many(0, later(1))
    await many(500, later(2))
    await many(1000, later(3))
    const { rows } = await cms.db.pool.query(
      'select count(*)::int n, min(last_at) from missing_pages where site_id = $1',
      [other.id],
    )
    expect(rows[0]).toEqual({ n: 1000, min: later(2) })
    await createDocument(cms, 'redirects', own.id, { from: '/winter-sale', to: { type: 'custom', url: '/' } })
    expect(await paths(own)).toEqual([])
  })

  it('takes pages from this deployment only', async () => {
    const body = JSON.stringify({ pages: [] })
    const headers = { 'Content-Type': 'application/json' }
    const request = new Request('http://localhost:3000/api/missing-pages', { method: 'POST', body, headers })
    expect((await storeMissing(request)).status).toBe(401)
  })
})
