import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AuthStrategy, Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAdminOrigin } from '../../../src/server/accounts/adminOrigin'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { toDatabase } from '../../../src/server/database/database'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'
import { errorOf } from './browser'

const ADMIN_HOST = 'admin.dealers.test'
const DEALER_HOST = 'www.dealer.test'
const PASSWORD = 'a-long-enough-password'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Method = (typeof METHODS)[number]
type Handler = (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>
interface Call {
  method: Method
  path: string
  handler: Handler
  params: Record<string, unknown>
}

const api = resolve(import.meta.dirname, '../../../src/app/api')
let cms: Payload
let ownStrategies: AuthStrategy[]
let logLevel: string
let email: string
let token: string
let calls: Call[]
/** Addresses at which somebody was found to be signed in. */
let signedIn: string[]
let current = ''

beforeAll(async () => {
  cms = await startCms()
  const site = await createSite(cms, uniqueName('apart'))
  ;({ email } = await createUser(cms, 'superAdmin', site))
  token = (await cms.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
  calls = [...(await listOwnCalls()), ...(await listPayloadCalls())]
  // Refusals of some endpoints of Payload are logged as errors, hundreds of them here.
  logLevel = cms.logger.level
  cms.logger.level = 'silent'
  ownStrategies = cms.authStrategies
  cms.authStrategies = ownStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      if (result.user) signedIn.push(current)
      return result
    },
  }))
})
afterAll(() => {
  cms.authStrategies = ownStrategies
  cms.logger.level = logLevel
})
beforeEach(() => {
  signedIn = []
  vi.stubEnv('ADMIN_HOST', ADMIN_HOST)
})
afterEach(() => void vi.unstubAllEnvs())

/** Every handler in `src/app/api`. */
async function listOwnCalls(): Promise<Call[]> {
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'))
  const found: Call[] = []
  for (const file of files) {
    const exported = (await import(join(api, file))) as Partial<Record<Method, Handler>>
    const names = [...file.matchAll(/\[(\.{3})?(\w+)\]/g)].map(([, many, name]) => [name, many ? ['1'] : '1'] as const)
    const path = `/api/${file.replace(/\/route\.ts$/, '').replaceAll(/\[[.\w]+\]/g, '1')}`
    for (const method of METHODS) {
      const handler = exported[method]
      if (handler) found.push({ method, path, handler, params: Object.fromEntries(names) })
    }
  }
  return found
}

/** Every endpoint of Payload: of each collection, and of the whole. */
async function listPayloadCalls(): Promise<Call[]> {
  const handlers = (await import('../../../src/app/(payload)/api/[...slug]/route')) as Record<Method, Handler>
  const paths = (endpoints: readonly { path: string; method: string }[] | false | undefined, base: string) =>
    (endpoints || []).map(({ path, method }) => [method, `${base}${path}`.replaceAll(/:\w+\??/g, '1')] as const)
  const all = [
    ...paths(cms.config.endpoints, ''),
    ...cms.config.collections.flatMap(({ slug, endpoints }) => paths(endpoints, `/${slug}`)),
  ]
  return all.flatMap(([verb, path]) => {
    const method = METHODS.find((candidate) => candidate.toLowerCase() === verb)
    const slug = path.split('/').filter(Boolean)
    return method ? [{ method, path: `/api/${slug.join('/')}`, handler: handlers[method], params: { slug } }] : []
  })
}

const CREDENTIALS = {
  cookie: () => ({ cookie: `a=b; payload-token=${token}` }),
  JWT: () => ({ authorization: `JWT ${token}` }),
  Bearer: () => ({ authorization: `Bearer ${token}` }),
}

async function send({ method, path, handler, params }: Call, host: string, headers: object, body?: object) {
  current = `${method} ${path}`
  const init = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }
  const request = new Request(`https://${host}${path}`, {
    ...{ method, ...init },
    headers: { host, [PEER_HEADER]: '198.51.100.7', 'content-type': 'application/json', ...headers },
  })
  // Outside Next, some handlers that redirect or change pages fail: who was signed in is known by then.
  return handler(request, { params: Promise.resolve(params) }).catch(() => new Response(null, { status: 500 }))
}

const find = (method: Method, path: string) => calls.find((call) => call.method === method && call.path === path)!

describe('with a host of its own for the admin', () => {
  it('no route and no endpoint finds anybody signed in on a dealer’s host, by whatever way the session is sent', async () => {
    expect(calls.length).toBeGreaterThan(400)
    for (const credentials of Object.values(CREDENTIALS))
      for (const call of calls) await send(call, DEALER_HOST, credentials())
    expect(signedIn).toEqual([])
  })

  it('they do on the admin’s host, and on all hosts without one', async () => {
    const reads = calls.filter(({ method, path }) => method === 'GET' && !/logout|export/.test(path))
    for (const call of reads) await send(call, ADMIN_HOST, CREDENTIALS.cookie())
    expect(new Set(signedIn).size).toBeGreaterThan(100)

    const read = find('GET', '/api/accounts/1')
    for (const host of [`${ADMIN_HOST}:8443`, ADMIN_HOST.toUpperCase(), `${ADMIN_HOST}.`]) {
      signedIn = []
      await send(read, host, CREDENTIALS.JWT())
      expect(signedIn).toHaveLength(1)
    }
    signedIn = []
    vi.stubEnv('ADMIN_HOST', '')
    await send(read, DEALER_HOST, CREDENTIALS.cookie())
    expect(signedIn).toHaveLength(1)
  })

  it('a host that only claims to be the admin’s finds nobody', async () => {
    const read = find('GET', '/api/accounts/1')
    for (const host of [`x${ADMIN_HOST}`, `${ADMIN_HOST}.evil.test`, 'localhost', '127.0.0.1'])
      await send(read, host, { ...CREDENTIALS.JWT(), 'x-forwarded-host': ADMIN_HOST, forwarded: `host=${ADMIN_HOST}` })
    expect(signedIn).toEqual([])
  })

  it('staff sign in, and get a session, on the admin’s host only', async () => {
    const [logIn] = [(await import('../../../src/app/(payload)/api/users/login/route')).POST as Handler]
    const call: Call = { method: 'POST', path: '/api/users/login', handler: logIn, params: {} }
    const attempt = (host: string) => send(call, host, {}, { email, password: PASSWORD })
    const refused = await attempt(DEALER_HOST)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(errorOf({ status: refused.status, body: await refused.json() })).toEqual({
      ...{ status: 403, field: 'host', message: `Staff sign in at https://${ADMIN_HOST}/admin only.` },
    })
    const allowed = await attempt(ADMIN_HOST)
    const cookies = allowed.headers.getSetCookie()
    expect([allowed.status, cookies.some((cookie) => cookie.startsWith('payload-token='))]).toEqual([200, true])
    expect(cookies.filter((cookie) => /domain=/i.test(cookie))).toEqual([])
    for (const path of ['forgot-password', 'reset-password', 'first-register', 'refresh-token']) {
      const response = await send(find('POST', `/api/users/${path}`), DEALER_HOST, CREDENTIALS.cookie())
      expect(response.status).toBe(403)
    }
  })

  it('links in mails to staff lead there', async () => {
    const { id } = await createUser(cms, 'siteEditor', await createSite(cms))
    const { adminOrigin } = await getAdminOrigin(toDatabase(cms.db.pool), Number(id))
    expect(adminOrigin).toBe(`https://${ADMIN_HOST}`)
  })

  it('it is no site’s', async () => {
    const { id } = await createSite(cms)
    const take = (host: string) => cms.update({ collection: 'sites', id, data: { domains: [{ host }] } })
    await expect(take(ADMIN_HOST)).rejects.toThrow(/Host name/)
    await take(`${randomUUID()}.test`)
  })

  it('a preview there reads its site, for who may see it, and sends nothing', async () => {
    const site = await createSite(cms, uniqueName('shown'))
    const other = await createUser(cms, 'siteEditor', await createSite(cms))
    const { token: otherToken } = await cms.login({
      ...{ collection: 'users', data: { email: other.email, password: PASSWORD } },
    })
    const ask = async (path: string, headers: object, method: Method = 'GET') => {
      const referer = `https://${ADMIN_HOST}/preview/${site.slug}/search`
      const call = method === 'GET' ? find('GET', path) : find(method, path)
      return send(call, ADMIN_HOST, { referer, ...headers })
    }
    const shown = await ask('/api/manufacturer-locations', CREDENTIALS.cookie())
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await ask('/api/manufacturer-locations', {})).status).toBe(404)
    const foreign = { cookie: `payload-token=${otherToken}` }
    expect((await ask('/api/manufacturer-locations', foreign)).status).toBe(404)
    const elsewhere = { ...CREDENTIALS.cookie(), referer: `https://${DEALER_HOST}/preview/${site.slug}` }
    expect((await ask('/api/manufacturer-locations', elsewhere)).status).toBe(404)
    expect((await ask('/api/enquiries', CREDENTIALS.cookie(), 'POST')).status).toBeGreaterThanOrEqual(400)
  })
})
