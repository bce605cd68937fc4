import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { importRedirects } from '../../collections/website/redirects/importRedirects'
import { REDIRECT_ERRORS } from '../../src/domain/site/redirectRow'
import type { Car, Page, Site } from '../../src/payload-types'
import { type Actor, createDocument, createSite, createUser, getErrors, startCms, uniqueName } from '../support/cms'

let cms: Payload
let harbour: Site
let bluegum: Site
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  harbour = await createSite(cms)
  bluegum = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', harbour, bluegum)
})

describe('redirects entered by staff', () => {
  const enter = (from: string, url: string, site = harbour) =>
    cms.create({
      collection: 'redirects',
      data: { site: site.id, from, to: { type: 'custom', url }, type: '301' },
      overrideAccess: false,
      user: editor,
    })

  it('cannot lead to themselves or form loops', async () => {
    const [one, two, three] = [`/${uniqueName('one')}`, `/${uniqueName('two')}`, `/${uniqueName('three')}`]
    expect(await getErrors(enter(one, `${one}/`))).toEqual({ 'to.url': 'It would redirect to itself.' })
    const second = await enter(two, '/search/used-cars')
    await enter(one, two)
    expect(await getErrors(enter(three, one))).toEqual({})
    expect(await getErrors(enter(`${three}/*`, `${three}/new/*`))).toEqual({
      'to.url': 'It would create a redirect loop.',
    })
    const changed = cms.update({ collection: 'redirects', id: second.id, data: { to: { type: 'custom', url: one } } })
    expect(await getErrors(changed)).toEqual({ 'to.url': 'It would create a redirect loop.' })
  })

  it('[SITE-08] cannot lead nowhere, nor start where no page of the site can be', async () => {
    const nowhere = 'No page has this address. Create the page first, or choose another target.'
    const from = `/${uniqueName('old')}`
    expect(await getErrors(enter(from, `/${uniqueName('missing')}`))).toEqual({ 'to.url': nowhere })
    for (const target of ['/search/banana', '/cars/gone', '/models/gone', '/blog/gone', '/nowhere/*'])
      expect([target, await getErrors(enter(`${from}/*`, target))]).toEqual([target, { 'to.url': nowhere }])
    const car = await createDocument(cms, 'cars', harbour.id)
    await enter(`${from}-car`, `/cars/${(car as unknown as Car).slug}`)
    expect(Object.keys(await getErrors(enter('/coming-soon', '/search/used-cars')))).toEqual(['from'])
    expect(Object.keys(await getErrors(enter('/cars/old-kia/pdf', '/search/used-cars')))).toEqual(['from'])
    expect(Object.keys(await getErrors(enter('/admin/old', '/search/used-cars')))).toEqual(['from'])
    expect(Object.keys(await getErrors(enter('/old*', '/search/used-cars')))).toEqual(['from'])
    await enter(`${from}/*`, '/search/*')
  })

  it('cannot replace an existing page', async () => {
    const page = await createDocument(cms, 'pages', harbour.id, { _status: 'published' })
    const { path } = page as unknown as Page
    const message = 'A page exists at this address. Move or unpublish it first.'
    expect(await getErrors(enter(path, '/special-offers'))).toEqual({ from: message })
    expect(await getErrors(enter('/', '/special-offers'))).toEqual({ from: 'The home page cannot be redirected.' })
    await enter(path, '/special-offers', bluegum)
  })
})

describe('[SITE-08] a redirect from the page of a vehicle', () => {
  it('is refused, since it would never apply, and one from a former vehicle is not', async () => {
    const { slug } = (await createDocument(cms, 'cars', harbour.id, {})) as unknown as Car
    const enter = (from: string, site = harbour) =>
      cms.create({
        collection: 'redirects',
        data: { site: site.id, from, to: { type: 'custom', url: '/search/used-cars' }, type: '301' },
        overrideAccess: false,
        user: editor,
      })
    const message =
      'A vehicle, model, location, offer or post has its page at this address, so the redirect would never apply. Choose another path.'
    expect(await getErrors(enter(`/cars/${slug}`))).toEqual({ from: message })
    await enter(`/cars/${slug}`, bluegum)
    await enter(`/cars/${uniqueName('former')}`)
    expect(await getErrors(enter(`/cars/${slug}/`))).toEqual({ from: message })
  })
})

describe('redirects from a file', () => {
  const take = async (...lines: string[]) => {
    const req = {
      payload: cms,
      user: editor,
      context: {},
      headers: new Headers(),
      searchParams: new URLSearchParams({ site: String(harbour.id) }),
      text: async () => ['from,to', ...lines].join('\n'),
      t: (key: string) => key,
      i18n: { t: (key: string) => key, language: 'en' },
    } as unknown as PayloadRequest
    return (await importRedirects.handler(req)).json()
  }

  it('are validated against each other and the pages, which are read once per import', async () => {
    const page = (await createDocument(cms, 'pages', harbour.id, { _status: 'published' })) as unknown as Page
    const draft = (await createDocument(cms, 'pages', harbour.id, { _status: 'draft' })) as unknown as Page
    const [a, b] = [`/${uniqueName('a')}`, `/${uniqueName('b')}`]
    const find = vi.spyOn(cms, 'find')
    const counted = vi.spyOn(cms, 'count')
    const response = await take(`${b},${draft.path}`, `${a},${b}`, `${draft.path},${a}`, `${page.path},/special-offers`)
    expect(response).toMatchObject({
      added: 2,
      refused: 2,
      problems: [
        { line: 4, field: 'to', message: 'It would create a redirect loop.' },
        { line: 5, field: 'from', message: 'A page exists at this address. Move or unpublish it first.' },
      ],
    })
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'redirects')).toHaveLength(1)
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'pages')).toHaveLength(1)
    expect(counted.mock.calls.filter(([{ collection }]) => collection === 'pages')).toHaveLength(0)
    expect(await take(`${a},${draft.path}`, `${b},${draft.path}`)).toMatchObject({ changed: 1, known: 1, refused: 0 })
  })

  it('[SITE-08] are refused on their line for what the form refuses, with the names of searches read once', async () => {
    const { slug, make } = (await createDocument(cms, 'cars', harbour.id, { make: 'Peugeot' })) as unknown as Car
    const search = `/search/used-cars/${make.toLowerCase()}`
    const sites = vi.spyOn(cms, 'findByID')
    const response = await take(
      `/${uniqueName('old')},/special-offers`,
      `${search},/special-offers`,
      '/search/used-cars/peugeot/nowhere,/search/used-cars',
      `/cars/${slug},/search/used-cars`,
      `/${uniqueName('old')},/${uniqueName('missing')}`,
      '/admin/old,/special-offers',
    )
    expect(response).toMatchObject({
      added: 2,
      refused: 4,
      problems: [
        { line: 3, field: 'from', message: REDIRECT_ERRORS.fromSearch },
        { line: 5, field: 'from', message: REDIRECT_ERRORS.fromDocument },
        { line: 6, field: 'to', message: REDIRECT_ERRORS.toNowhere },
        { line: 7, field: 'from' },
      ],
    })
    expect(sites.mock.calls.filter(([{ collection }]) => collection === 'sites')).toHaveLength(1)
  })
})

describe('a moved page', () => {
  it('leaves a redirect, without loops', async () => {
    const from = `/${uniqueName('from')}`
    const to = `/${uniqueName('to')}`
    const { id } = await createDocument(cms, 'pages', harbour.id, { path: from, _status: 'published' })
    await cms.update({ collection: 'pages', id, data: { path: to } })
    const redirects = async () => {
      const { docs } = await cms.find({ collection: 'redirects', depth: 0, where: { from: { in: [from, to] } } })
      return docs.map((redirect) => [redirect.from, redirect.to?.reference?.value])
    }
    expect(await redirects()).toEqual([[from, id]])
    await cms.update({ collection: 'pages', id, data: { path: from } })
    expect(await redirects()).toEqual([[to, id]])
  })
})

describe('a moved post, offer or location', () => {
  const readRedirects = async (...paths: string[]) => {
    const { docs } = await cms.find({ collection: 'redirects', depth: 0, sort: 'id', where: { from: { in: paths } } })
    return docs.map((redirect) => [redirect.from, redirect.to?.url])
  }

  it.each([
    ['posts', '/blog/'],
    ['offers', '/special-offers/'],
    ['locations', '/our-location/'],
  ] as const)('of %s leaves a redirect, without chains or loops', async (collection, prefix) => {
    const [one, two, three] = [uniqueName('one'), uniqueName('two'), uniqueName('three')]
    const paths = [one, two, three].map((slug) => prefix + slug)
    const { id } = await createDocument(cms, collection, harbour.id, { slug: one, _status: 'published' })
    const move = (slug: string, draft = false) =>
      cms.update({ collection, id, data: draft ? { slug } : { slug, _status: 'published' }, draft })
    await move(two, true)
    expect(await readRedirects(...paths)).toEqual([])
    await move(two)
    expect(await readRedirects(...paths)).toEqual([[paths[0], paths[1]]])
    await move(three)
    expect(await readRedirects(...paths)).toEqual([
      [paths[0], paths[2]],
      [paths[1], paths[2]],
    ])
    await move(one)
    expect(await readRedirects(...paths)).toEqual([
      [paths[1], paths[0]],
      [paths[2], paths[0]],
    ])
  })

  it('leaves none if it was never published', async () => {
    const [from, to] = [uniqueName('from'), uniqueName('to')]
    const { id } = await cms.create({
      collection: 'offers',
      data: { site: harbour.id, ...{ title: 'Runout', summary: 'Soon', disclaimer: 'None', slug: from } },
      draft: true,
    })
    await cms.update({ collection: 'offers', id, data: { slug: to, _status: 'published' } })
    expect(await readRedirects(`/special-offers/${from}`)).toEqual([])
  })
})
