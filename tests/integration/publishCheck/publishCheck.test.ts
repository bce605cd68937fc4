import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { richText } from '../../../blocks/examples/richText'
import { POST as createOrRestore, PATCH } from '../../../src/app/(payload)/api/[...slug]/route'
import { POST } from '../../../src/app/api/publish-check/route'
import type { Finding } from '../../../src/domain/publishCheck/publishCheck'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let own: Site
let other: Site
const tokens = new Map<string, string>()

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  for (const [name, role, site] of [
    ['editor', 'siteEditor', own],
    ['leads', 'leadsOnly', own],
    ['stranger', 'siteEditor', other],
  ] as const) {
    const user = await createUser(cms, role, site)
    const data = { email: user.email, password: 'a-long-enough-password' }
    tokens.set(name, (await cms.login({ collection: 'users', data })).token ?? '')
  }
  await createDocument(cms, 'pages', own.id, { title: 'Finance', path: '/finance', _status: 'published' })
  await createDocument(cms, 'pages', other.id, { title: 'Theirs', path: '/theirs', _status: 'published' })
  await createDocument(cms, 'cars', own.id, { make: 'Mazda', model: 'CX-5' })
  // No web server answers here, so that the reads alone decide.
  vi.stubEnv('PORT', '9')
}, 120_000)

const send = (as: string, body: unknown) =>
  POST(
    new Request('http://localhost:3000/api/publish-check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `JWT ${tokens.get(as)}` },
      body: JSON.stringify(body),
    }),
  )

async function check(layout: unknown[], data: object = {}, collection = 'pages'): Promise<Finding[]> {
  const response = await send('editor', { collection, site: own.id, data: { path: '/draft', layout, ...data } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { findings: Finding[] }).findings
}

const stockList = (make: string, link = '/finance') => ({
  blockType: 'stockList',
  heading: 'Cars',
  filters: { makes: [make] },
  linkLabel: 'All',
  link,
})

describe('the check before publishing', () => {
  it('finds nothing in a page that is fine, whose own links and links elsewhere lead somewhere', async () => {
    expect(await check([stockList('Mazda'), stockList('Mazda', '/draft'), stockList('Mazda', 'tel:0291')])).toEqual([])
  })

  it('finds dead links, also to pages of other sites, and in texts', async () => {
    const text = richText(['See '])
    const paragraph = (text.root as unknown as { children: { children: unknown[] }[] }).children[0]!
    paragraph.children.push({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: '/gone?a=1' },
      children: [],
    })
    const findings = await check([stockList('Mazda', '/theirs'), { blockType: 'richText', content: text }])
    expect(findings).toEqual([
      { kind: 'deadLink', field: 'layout.0.link', message: 'The link /theirs leads nowhere.' },
      { kind: 'deadLink', field: 'layout.1.content', message: 'The link /gone?a=1 leads nowhere.' },
    ])
  })

  it('finds lists without cars, and sections without what they show', async () => {
    const findings = await check([stockList('Ferrari'), { blockType: 'reviews', heading: 'What people say' }])
    expect(findings.map(({ kind, field }) => [kind, field])).toEqual([
      ['emptySection', 'layout.0.filters'],
      ['emptySection', 'layout.1'],
    ])
  })

  it('finds lists whose chosen cars or offers shoppers no longer see', async () => {
    const [car, sold] = await Promise.all([
      createDocument(cms, 'cars', own.id, { make: 'Kia', model: 'Rio' }),
      createDocument(cms, 'cars', own.id, { make: 'Kia', model: 'Cerato', status: 'sold' }),
    ])
    const [offer, ended] = await Promise.all([
      createDocument(cms, 'offers', own.id, { _status: 'published' }),
      createDocument(cms, 'offers', own.id, { _status: 'published', expiry: '2026-01-01T00:00:00.000Z' }),
    ])
    const list = (...cars: number[]) => ({ ...stockList('Ferrari'), cars })
    const special = (...offers: number[]) => ({
      blockType: 'specialOffers',
      heading: 'Offers',
      display: 'grid',
      offers,
    })
    const [later, hidden] = await Promise.all([
      createDocument(cms, 'offers', own.id, { _status: 'published', start: '2099-01-01T00:00:00.000Z' }),
      createDocument(cms, 'offers', own.id, { _status: 'published', visible: false, title: 'Hidden' }),
    ])
    expect(await check([list(car.id), special(offer.id, later.id)])).toEqual([])
    const some = await check([list(car.id, sold.id), special(offer.id, ended.id, hidden.id)])
    expect(some.map(({ kind, field, message }) => [kind, field, message])).toEqual([
      ['expired', 'layout.0.cars', expect.stringMatching(/Kia Cerato.*is not for sale any more/)],
      ['expired', 'layout.1.offers', `The offer "${ended.title}" is left out: it has ended.`],
      ['expired', 'layout.1.offers', 'The offer "Hidden" is left out: it is not visible.'],
    ])
    expect(await check([], { cars: [car.id, sold.id] }, 'offers')).toMatchObject([{ kind: 'expired', field: 'cars' }])
    expect(await check([list(sold.id), special(ended.id)])).toMatchObject([
      { kind: 'emptySection', field: 'layout.0.cars' },
      { kind: 'emptySection', field: 'layout.1.offers' },
    ])
  })

  it('finds small pictures, and reads no file of another site', async () => {
    const small = await createDocument(cms, 'media', own.id, { alt: 'A red ute' })
    const theirs = await createDocument(cms, 'media', other.id, { alt: 'A red ute' })
    const hero = (image: number) => ({ blockType: 'media', image })
    expect(await check([hero(small.id)])).toMatchObject([{ kind: 'smallPicture', field: 'layout.0.image' }])
    expect(await check([hero(theirs.id)])).toEqual([])
  })

  it('finds a heading out of order from block to block of a page', async () => {
    const text = (level: number) => {
      const content = richText(['Towing'])
      const { children } = content.root as unknown as { children: object[] }
      const words = { type: 'text', version: 1, text: 'Towing' }
      children.unshift({ type: 'heading', tag: `h${level}`, version: 1, children: [words] })
      return { blockType: 'richText', content }
    }
    expect(await check([stockList('Mazda'), stockList('Mazda'), text(3)])).toEqual([])
    expect(await check([stockList('Mazda'), text(3)])).toMatchObject([
      { kind: 'headingOrder', field: 'layout.1.content', message: expect.stringContaining('after level 1') },
    ])
    expect(await check([text(3), stockList('Mazda')]), 'the title of the page').toEqual([])
  })

  it('reads menus, promo cards and tiles, models, locations and hours wording', async () => {
    const link = '/gone'
    const small = await createDocument(cms, 'media', own.id, { alt: 'A red ute' })
    const cases: [string, object, string[]][] = [
      ['menus', { items: [{ name: 'Old', url: link, dropdownItems: [{ url: link, image: small.id }] }] }, []],
      ['promoCards', { link, image: small.id }, ['smallPicture image']],
      ['promoTiles', { link }, []],
      ['models', { override_url: link, images: [small.id] }, ['smallPicture images']],
      ['hoursWording', { link }, []],
      ['locations', { address: { place_url: link }, image: small.id }, ['smallPicture image']],
    ]
    for (const [collection, data, others] of cases) {
      const found = (await check([], data, collection)).map(({ kind, field }) => `${kind} ${field}`)
      const dead = found.filter((one) => one.startsWith('deadLink'))
      expect(dead, collection).toHaveLength(collection === 'menus' ? 2 : 1)
      expect(found.slice(dead.length), collection).toEqual(others)
    }
  })

  it('finds an offer, promo card or tile that has ended', async () => {
    for (const collection of ['offers', 'promoCards', 'promoTiles']) {
      const findings = await check([], { expiry: '2026-01-01T00:00:00.000Z' }, collection)
      expect(findings, collection).toMatchObject([{ kind: 'expired', field: 'expiry' }])
    }
  })

  it('of a site checks the settings that change: links that are live are in the nightly report', async () => {
    await cms.update({ collection: 'sites', id: own.id, data: { links: { parts: '/gone' } } as never })
    const live = await cms.findByID({ collection: 'sites', id: own.id, depth: 0 })
    const findingsOf = async (data: object) =>
      (await (await send('editor', { collection: 'sites', site: own.id, data })).json()).findings
    expect(await findingsOf(live)).toEqual([])
    expect(await findingsOf({ ...live, links: { ...live.links, contact: '/gone-too' } })).toMatchObject([
      { kind: 'deadLink', field: 'links.contact' },
    ])
  })

  it('refuses staff of other sites, and staff without content', async () => {
    const body = { collection: 'pages', site: own.id, data: {} }
    expect((await send('stranger', body)).status).toBe(404)
    expect((await send('leads', body)).status).toBe(403)
    expect((await send('editor', { ...body, collection: 'users' })).status).toBe(400)
  })
})

describe('publishing without the form', () => {
  const pageWith = (title: string, link: string) =>
    createDocument(cms, 'pages', own.id, { title, layout: [stockList('Mazda', link)] })
  const call = async (method: 'PATCH' | 'POST', path: string, body: object) => {
    const url = new URL(`/api/${path}`, 'http://localhost:3000')
    const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${tokens.get('editor')}` }
    const request = new Request(url, { method, headers, body: JSON.stringify(body) })
    const slug = url.pathname.slice('/api/'.length).split('/')
    const response = await (method === 'PATCH' ? PATCH : createOrRestore)(request, {
      params: Promise.resolve({ slug }),
    })
    return { status: response.status, text: await response.text() }
  }
  const statusOf = async ({ id }: { id: number }) =>
    (await cms.findByID({ collection: 'pages', id, depth: 0, trash: true }))._status
  const refusal = (title: string) => `\\"${title}\\" was not published. The link /gone leads nowhere.`

  it('many from a list leaves out those with dead links, by name', async () => {
    const [fine, dead] = [await pageWith('Fine', '/finance'), await pageWith('Sale', '/gone')]
    const ids = [fine, dead].map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    const { status, text } = await call('PATCH', `pages?draft=true&${ids}`, { _status: 'published' })
    expect(status).toBe(400)
    expect(text).toContain(`${refusal('Sale')} Publish it from its form.`)
    expect([await statusOf(fine), await statusOf(dead)]).toEqual(['published', 'draft'])
    const { rows } = await cms.db.pool.query(
      "select 1 from history where collection = 'pages' and document_id = $1 and action = 'publish'",
      [fine.id],
    )
    expect(rows).toHaveLength(1)
    // The form has shown what it found.
    expect((await call('PATCH', `pages/${dead.id}`, { _status: 'published' })).status).toBe(200)
  })

  it('pages that link to each other are published together, and not with one that is refused', async () => {
    const paired = (path: string, link: string) =>
      createDocument(cms, 'pages', own.id, { title: path, path, layout: [stockList('Mazda', link)] })
    const publish = (pages: { id: number }[]) => {
      const ids = pages.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
      return call('PATCH', `pages?draft=true&${ids}`, { _status: 'published' })
    }
    const pair = [await paired('/one', '/two'), await paired('/two', '/one?a=1')]
    expect((await publish([pair[0]!])).status).toBe(400)
    expect((await publish(pair)).status).toBe(200)
    expect(await Promise.all(pair.map(statusOf))).toEqual(['published', 'published'])

    const chain = [
      await paired('/a', '/b'),
      await paired('/b', '/c'),
      await paired('/c', '/gone'),
      await paired('/d', '/d'),
    ]
    expect((await publish(chain)).status).toBe(400)
    expect(await Promise.all(chain.map(statusOf))).toEqual(['draft', 'draft', 'draft', 'published'])
  })

  it('a version, or a page in the trash, is refused with dead links, and restored as a draft', async () => {
    const page = await pageWith('Old', '/gone')
    const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
    const advice = 'Restore it as a draft, and publish it from its form.'
    const version = await call('POST', `pages/versions/${docs[0]?.id}`, {})
    expect(version).toMatchObject({ status: 400, text: expect.stringContaining(`${refusal('Old')} ${advice}`) })
    expect((await call('POST', `pages/versions/${docs[0]?.id}?draft=true`, {})).status).toBe(200)
    await call('PATCH', `pages/${page.id}`, { deletedAt: new Date().toISOString() })
    const restore = (_status: string) => call('PATCH', `pages/${page.id}?trash=true`, { deletedAt: null, _status })
    expect(await restore('published')).toMatchObject({ status: 400, text: expect.stringContaining(advice) })
    expect(await statusOf(page)).toBe('draft')
  })
})
