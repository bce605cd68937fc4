import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET, POST } from '../../../src/app/(payload)/api/[...slug]/route'
import type { Site } from '../../../src/payload-types'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'

const PASSWORD = 'a-long-enough-password'
let cms: Payload
let site: Site
let authorization: string

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  const user = await createUser(cms, 'superAdmin', site)
  const login = await cms.login({ collection: 'users', data: { email: user.email, password: PASSWORD } })
  authorization = `JWT ${login.token}`
  for (let count = 0; count < 105; count += 1)
    await cms.create({ collection: 'makes', data: { site: site.id, name: uniqueName('Make') } as never })
}, 120_000)

type Handler = typeof GET

async function call(handler: Handler, path: string, init: RequestInit = {}) {
  const url = new URL(path, 'http://dealer.localhost')
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const response = await handler(new Request(url, init), { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) }
}

const get = (path: string) => call(GET, path, { headers: { authorization } })

const send = (path: string, data: object) =>
  call(POST, path, {
    method: 'POST',
    headers: { authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

describe('REST reads by query string', () => {
  it.each(['limit=5000', 'limit=0', 'pagination=false', 'limit=0&pagination=false'])(
    '%s returns 100 documents at most',
    async (query) => {
      const { status, body } = await get(`/api/makes?depth=10&where[site][equals]=${site.id}&${query}`)
      expect([status, body.docs.length]).toEqual([200, 100])
    },
  )

  it('the next page returns the rest', async () => {
    const { body } = await get(`/api/makes?where[site][equals]=${site.id}&limit=5000&page=2`)
    expect([body.docs.length, body.totalDocs]).toEqual([5, 105])
  })

  it('every collection has the limit, also for versions', async () => {
    const results: Record<string, unknown> = {}
    for (const { slug, versions, endpoints } of cms.config.collections) {
      if (!endpoints || slug.startsWith('payload-')) continue
      for (const path of [slug, ...(versions ? [`${slug}/versions`] : [])]) {
        const { status, body } = await get(`/api/${path}?limit=100000&depth=10`)
        results[path] = [status, body.limit]
      }
    }
    expect(Object.keys(results)).toEqual(expect.arrayContaining(['pages', 'pages/versions', 'redirects', 'media']))
    expect(Object.entries(results).filter(([, responses]) => JSON.stringify(responses) !== '[200,100]')).toEqual([])
  })

  it('a query in a request body has the same limit', async () => {
    const { body } = await call(POST, '/api/makes', {
      method: 'POST',
      headers: {
        authorization,
        'X-Payload-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'limit=5000&depth=10',
    })
    expect(body.docs).toHaveLength(100)
    const long = await call(POST, '/api/makes', {
      method: 'POST',
      headers: { authorization, 'X-Payload-HTTP-Method-Override': 'GET' },
      body: 'x'.repeat(200_000),
    })
    expect(long.status).toBe(413)
  })

  it.each(['limit=-1', 'limit=abc', 'page=-2', 'limit=1.5'])('%s is not an error', async (query) =>
    expect((await get(`/api/makes?${query}`)).status).toBe(200),
  )

  it('the Local API reads without a limit', async () => {
    const all = await cms.find({ collection: 'makes', pagination: false, where: { site: { equals: site.id } } })
    expect(all.docs).toHaveLength(105)
    const none = await cms.find({ collection: 'makes', limit: 0, where: { site: { equals: site.id } } })
    expect(none.docs).toHaveLength(105)
  })
})

describe('invalid requests', () => {
  it.each(['login', 'forgot-password', 'reset-password', 'unlock'])('/api/users/%s returns 400', async (action) => {
    const bodies: [type: string, body: string][] = [
      ['text/plain', 'hello'],
      ['application/json', 'hello'],
      ['application/json', 'null'],
      ['application/json', '[]'],
      ['application/json', ''],
      ['multipart/form-data; boundary=x', 'junk'],
      ['application/x-www-form-urlencoded', 'email=a'],
    ]
    for (const [type, body] of bodies) {
      const headers = { authorization, 'Content-Type': type }
      const response = await call(POST, `/api/users/${action}`, { method: 'POST', headers, body })
      expect({ type, body, status: response.status }).toEqual({ type, body, status: 400 })
      expect(response.body.errors[0].message).toEqual(expect.any(String))
    }
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'])(
    'a write without a document, sent as %s, returns 400',
    async (type) => {
      const body = type === 'application/json' ? '[]' : '{"name":"A"}'
      for (const path of ['/api/makes', '/api/pages']) {
        const headers = { authorization, 'Content-Type': type }
        expect((await call(POST, path, { method: 'POST', headers, body })).status).toBe(400)
      }
      expect((await call(POST, '/api/makes', { method: 'POST', headers: { authorization } })).status).toBe(400)
    },
  )

  it.each([
    '/api/makes/versions',
    '/api/makes/versions/1',
    '/api/nothing/versions',
    '/api/toString',
    '/api/__proto__/1',
  ])('%s returns 404', async (path) => expect((await get(path)).status).toBe(404))

  it.each([
    ...['/api/pages/abc', '/api/pages/99999999999999999', '/api/media/abc', '/api/users/abc', '/api/leads/1.5'],
    ...['/api/pages?where[id][equals]=99999999999999999', '/api/pages?where[id][in]=a,b'],
    ...['/api/pages?where[path][near]=1', '/api/pages?page=99999999999999999999', '/api/pages?depth=x&limit=y'],
  ])('%s is not a server error', async (path) => {
    const { status } = await get(path)
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['/api/users/forgot-password', { email: 'a\0@b.test' }],
    ['/api/users/reset-password', { token: '\0', password: 'abcdefgh1234' }],
    ['/api/payload-preferences/abc', { value: { a: 'x\0\ud800' } }],
  ])('NUL and half an emoji in the body of %s are no server error', async (path, body) => {
    expect((await send(path, body)).status).toBeLessThan(500)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'preferences nested too deeply return 400, sent as "%s"',
    async (type) => {
      const nested = '['.repeat(9_000) + ']'.repeat(9_000)
      const { status, body } = await call(POST, '/api/payload-preferences/deep', {
        method: 'POST',
        headers: { authorization, 'Content-Type': type },
        body: `{"value":${nested}}`,
      })
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'body'])
    },
  )

  it('a body of more than 5 MB returns 413', async () => {
    const { status } = await send('/api/makes', { site: site.id, name: 'x'.repeat(5_000_000) })
    expect(status).toBe(413)
  })

  // Random, since Postgres compresses what repeats.
  const long = () => randomBytes(60_000).toString('hex')
  it.each([
    ['the path of a draft', '/api/pages', () => ({ title: 'Long', path: `/${long()}`, _status: 'draft' })],
    ['the id of a row', '/api/menus', () => ({ key: 'header', items: [{ name: 'A', id: long() }] })],
  ])('%s that no index can hold returns 400', async (_what, path, document) => {
    const { status, body } = await send(`${path}?draft=true`, { site: site.id, ...document() })
    expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/^An address, .* is too long/)])
  })

  it('a query sent as a body of invalid JSON returns 400', async () => {
    const { status } = await call(POST, '/api/pages', {
      method: 'POST',
      headers: { authorization, 'Content-Type': 'application/json', 'X-HTTP-Method-Override': 'GET' },
      body: 'where[id][equals]=1',
    })
    expect(status).toBe(400)
  })

  it('NUL and lone surrogates in staff input are removed', async () => {
    const created = await send('/api/makes', { site: site.id, name: 'Nul\0 and \ud83d half' })
    expect([created.status, created.body.doc?.name]).toEqual([201, 'Nul and  half'])
    expect((await send('/api/users/login', { email: 'a\0@b.test', password: 'x\ud83d' })).status).toBe(401)
    const where = encodeURIComponent(JSON.stringify({ name: { equals: 'x\0' } }))
    expect((await get(`/api/makes?where=${where}`)).status).toBe(200)
    expect((await get('/api/makes?where=junk')).status).toBe(400)
  })

  it.each([
    ['/api/media/file/x.png', 404],
    [`/api/media/file/${'x'.repeat(300)}.png`, 404],
    ['/api/feedFiles/file/x.csv', 404],
    ['/api/media/file/%00.png', 400],
  ])('%s returns %i', async (path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.body.errors[0].message).toEqual(expect.any(String))
  })
})
