import { eq } from 'drizzle-orm'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { POST as storeMissing } from '../../src/app/api/missing-pages/route'
import { checkSite, listBrokenLinks } from '../../src/data/links/brokenLinks'
import { listMissingPages, storeMissingPages } from '../../src/data/links/missingPages'
import { followMovedLocation } from '../../src/data/site/redirects'
import type { Site } from '../../src/payload-types'
import { history } from '../../src/server/database/historyTable'
import { createDocument, createSite, createUser, startCms } from '../support/cms'

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

describe('links to a document that moves', () => {
  const list = { blockType: 'stockList', heading: 'Cars', display: 'grid', limit: 8, sort: 'newest', linkLabel: 'All' }
  const textLink = (url: string) => {
    const block = { version: 1, direction: null, format: '', indent: 0 }
    const link = { ...block, type: 'link', children: [], fields: { linkType: 'custom', newTab: false, url } }
    return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [link] }] } }
  }
  const readLive = (collection: CollectionSlug, id: number) =>
    cms.findByID({ collection, id, depth: 0 }) as Promise<unknown> as Promise<Record<string, never>>
  const readDraft = (collection: CollectionSlug, id: number) =>
    cms.findByID({ collection, id, depth: 0, draft: true }) as Promise<unknown> as Promise<Record<string, never>>

  it('follow it in blocks, texts, menus, settings and drafts, of its own site only, and no form counts as stale', async () => {
    const site = await createSite(cms)
    const sister = await createSite(cms)
    const editor = await createUser(cms, 'siteEditor', site)
    const target = await createDocument(cms, 'pages', site.id, { path: '/sell', _status: 'published' })
    const onSister = await createDocument(cms, 'menus', sister.id, { items: [{ name: 'Sell', url: '/sell' }] })
    const layout = [
      { ...list, link: '/sell#form' },
      { ...list, link: '/selling' },
    ]
    const page = await createDocument(cms, 'pages', site.id, { layout, _status: 'published' })
    await cms.update({ collection: 'pages', id: page.id, data: { title: 'A draft' }, draft: true })
    const before = await readDraft('pages', page.id)
    const post = await createDocument(cms, 'posts', site.id, {
      content: textLink('/sell?utm_source=blog'),
      _status: 'published',
    })
    const items = [
      { name: 'Sell', url: '/Sell/', dropdownItems: [{ name: 'Now', url: `https://${hostOf(site)}/sell` }] },
    ]
    const menu = await createDocument(cms, 'menus', site.id, { items })
    const card = await createDocument(cms, 'promoCards', site.id, { link: '/sell', _status: 'draft' })
    const wording = await createDocument(cms, 'hoursWording', site.id, { phrase: 'Call us', link: '/sell' })
    await cms.update({ collection: 'sites', id: site.id, data: { links: { contact: '/sell' } } as never })

    await cms.update({
      collection: 'pages',
      id: target.id,
      data: { path: '/we-buy', _status: 'published' },
      user: editor,
    })

    expect(await readLive('pages', page.id)).toMatchObject({ layout: [{ link: '/we-buy#form' }, { link: '/selling' }] })
    const draft = await readDraft('pages', page.id)
    expect(draft).toMatchObject({ title: 'A draft', layout: [{ link: '/we-buy#form' }, { link: '/selling' }] })
    expect(draft.updatedAt).toBe(before.updatedAt)
    expect(JSON.stringify(await readLive('posts', post.id))).toContain('"url":"/we-buy?utm_source=blog"')
    const link = `https://${hostOf(site)}/we-buy`
    expect(await readLive('menus', menu.id)).toMatchObject({
      items: [{ name: 'Sell', url: '/we-buy', dropdownItems: [{ name: 'Now', url: link }] }],
    })
    expect(await readDraft('promoCards', card.id)).toMatchObject({ link: '/we-buy' })
    expect(await readLive('hoursWording', wording.id)).toMatchObject({ link: '/we-buy' })
    expect(await readLive('sites', site.id)).toMatchObject({ links: { contact: '/we-buy' } })
    expect(await readLive('menus', onSister.id)).toMatchObject({ items: [{ url: '/sell' }] })
    const entries = await cms.db.drizzle
      .select()
      .from(history)
      .where(eq(history.user, Number(editor.id)))
    expect(entries.map(({ collection, document }) => [collection, document])).toEqual(
      expect.arrayContaining([
        ['menus', menu.id],
        ['pages', page.id],
        ['sites', site.id],
      ]),
    )
    expect(entries.find(({ collection }) => collection === 'hoursWording')?.changes).toEqual([
      { path: 'link', before: '/sell', after: '/we-buy' },
    ])
  })

  it('follow a location on its pages and in searches of its stock, and models, offers and posts', async () => {
    const site = await createSite(cms)
    const place = await createDocument(cms, 'locations', site.id, { slug: 'geelong' })
    const model = await createDocument(cms, 'models', site.id, { slug: 'i30' })
    const links = [
      '/our-location/geelong',
      '/contact-us/geelong',
      '/search/used-cars/geelong',
      '/models/i30',
      '/geelong',
    ]
    const menu = await createDocument(cms, 'menus', site.id, { items: links.map((url) => ({ name: url, url })) })
    await cms.update({ collection: 'locations', id: place.id, data: { slug: 'corio' } as never })
    await cms.update({ collection: 'models', id: model.id, data: { slug: 'i30-n' } as never })
    const { items } = (await readLive('menus', menu.id)) as unknown as { items: { url: string }[] }
    expect(items.map(({ url }) => url)).toEqual([
      ...['/our-location/corio', '/contact-us/corio', '/search/used-cars/corio', '/models/i30-n', '/geelong'],
    ])
    for (const path of ['/contact-us/geelong', '/search/used-cars/geelong'])
      await expect(followMovedLocation(site.id, path)).rejects.toMatchObject({
        digest: expect.stringContaining(path.replace('geelong', 'corio')),
      })
    await expect(followMovedLocation(site.id, '/search/elsewhere')).resolves.toBeUndefined()
  })

  it('that was never public stay, since its address is typed letter by letter', async () => {
    const site = await createSite(cms)
    const draft = await createDocument(cms, 'pages', site.id, { path: '/soon' })
    const menu = await createDocument(cms, 'menus', site.id, { items: [{ name: 'Soon', url: '/soon' }] })
    await cms.update({ collection: 'pages', id: draft.id, data: { path: '/sooner' } as never, draft: true })
    expect(await readLive('menus', menu.id)).toMatchObject({ items: [{ url: '/soon' }] })
  })
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
