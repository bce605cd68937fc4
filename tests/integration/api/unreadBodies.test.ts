import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../collections/access/roles'
import { DELETE, PATCH, POST, PUT } from '../../../src/app/(payload)/api/[...slug]/route'
import { POST as logIn } from '../../../src/app/(payload)/api/users/login/route'
import { FLAG_NAMES } from '../../../src/domain/site/flags'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'
import { recordedBody } from '../../support/recordedBody'

const HANDLERS = { DELETE, PATCH, POST, PUT }
type Method = keyof typeof HANDLERS

const PASSWORD = 'a-long-enough-password'
const MEGABYTE = 1024 * 1024
/** Bytes that may be read of strangers who sign in. */
const SIGN_IN_BYTES = 100_000

let cms: Payload
let site: Site
let other: Site

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
})

async function logInAs(role: Role, on: Site): Promise<string> {
  const { email } = await createUser(cms, role, on)
  const { token } = await cms.login({ collection: 'users', data: { email, password: PASSWORD } })
  return `JWT ${token}`
}

interface Sent {
  authorization?: string
  headers?: Record<string, string>
  megabytes?: number
}

/** Sends a form with a file, and says how much of it was read. */
async function send(method: Method, path: string, { authorization, headers = {}, megabytes = 45 }: Sent = {}) {
  const body = recordedBody({ megabytes, name: 'a.jpg', type: 'image/jpeg' })
  const url = new URL(`/api/${path}`, 'http://dealer.localhost')
  const request = new Request(url, {
    method,
    headers: { 'Content-Type': body.type, ...(authorization && { authorization }), ...headers },
    body: body.stream,
    duplex: 'half',
  } as RequestInit)
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const handler = path === 'users/login' ? logIn : HANDLERS[method]
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, text, bytesRead: body.bytesRead() }
}

/** The endpoints that are read by what strangers sign in with. */
const SIGN_IN = /^POST users\/(login|forgot-password|reset-password|first-register)$/

/** Every address of every collection and of the root that takes a body, with an id in place of a parameter. */
function listWrites(): { method: Method; path: string }[] {
  const { collections, endpoints } = cms.config
  const toPath = (path: string) => path.replaceAll(/:\w+\??/g, '1').replace(/\/$/, '')
  const own = collections.flatMap(({ slug, endpoints: list }) => [
    ...(list || []).map(({ method, path }) => ({ method, path: `${slug}${toPath(path)}` })),
    // Methods and paths that Payload has no endpoint for, as long as nobody adds one.
    ...['post', 'patch', 'put', 'delete'].flatMap((method) =>
      ['', '/1', '/1/duplicate', '/versions/1', '/1/2/3'].map((path) => ({ method, path: `${slug}${path}` })),
    ),
  ])
  const root = (endpoints ?? []).map(({ method, path }) => ({
    method,
    path: toPath(path.replace(':collection', 'pages')).slice(1),
  }))
  const globals = ['globals/header', 'nothing', 'nothing/1'].map((path) => ({ method: 'post', path }))
  const all = [...own, ...root, ...globals]
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => ({ method: method.toUpperCase() as Method, path }))
  return [...new Map(all.map((write) => [`${write.method} ${write.path}`, write])).values()]
}

describe('a multipart body', () => {
  it('of a stranger is not read, by any method of any collection', async () => {
    const writes = listWrites()
    expect(writes.length).toBeGreaterThan(400)
    expect(writes.filter(({ method, path }) => SIGN_IN.test(`${method} ${path}`))).toHaveLength(4)
    const read: unknown[] = []
    for (const { method, path } of writes) {
      const { status, bytesRead } = await send(method, path)
      const max = SIGN_IN.test(`${method} ${path}`) ? SIGN_IN_BYTES + MEGABYTE : 0
      if (bytesRead > max || status < 400) read.push({ method, path, status, bytesRead })
    }
    expect(read).toEqual([])
  })

  it.each([
    { 'X-Payload-HTTP-Method-Override': 'GET' },
    { 'X-HTTP-Method-Override': 'GET' },
    { 'X-HTTP-Method-Override': 'POST' },
    { 'Content-Type': 'Multipart/Form-Data; boundary=x' },
    { 'Content-Type': 'multipart/mixed; boundary=x' },
    { 'Content-Type': 'x/multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json' },
    { 'Content-Type': 'application/json, multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'text/csv' },
    { 'Content-Length': '10' },
    { Authorization: 'JWT e30.e30.e30' },
    { Cookie: 'payload-token=e30.e30.e30' },
  ])('of a stranger is not read with the headers %o', async (headers) => {
    for (const path of ['media', 'feedFiles', 'pages', 'reviews/import', 'payload-preferences/x']) {
      const { status, bytesRead } = await send('POST', path, { headers: headers as unknown as Record<string, string> })
      expect({ path, status, bytesRead }).toEqual({ path, status: 401, bytesRead: 0 })
    }
  })

  it('of staff without the right to what it is sent to is not read', async () => {
    const [author, leads, editor] = await Promise.all([
      logInAs('siteAuthor', site),
      logInAs('leadsOnly', site),
      logInAs('siteEditor', site),
    ])
    const own = await createDocument(cms, 'media', site.id)
    const foreign = await createDocument(cms, 'media', other.id)
    const refused: [Method, string, string, number][] = [
      ['POST', 'media', leads, 403],
      ['POST', 'feedFiles', author, 403],
      ['POST', 'feedFiles', leads, 403],
      ['POST', 'uploads', editor, 403],
      ['PATCH', 'uploads/1', editor, 403],
      ['PATCH', `media/${own.id}`, leads, 403],
      ['PATCH', `media/${own.id}`, author, 403],
      ['PATCH', `media/${foreign.id}`, editor, 403],
      ['PATCH', 'media/99999999', editor, 403],
      ['PATCH', 'media/abc', editor, 403],
      ['POST', 'pages', leads, 403],
      ['POST', 'users', editor, 403],
      ['POST', 'pages/1/duplicate', leads, 403],
      ['POST', 'pages/versions/1', leads, 403],
      ['PATCH', 'media', leads, 403],
    ]
    for (const [method, path, authorization, status] of refused) {
      const sent = await send(method, path, { authorization })
      expect({ method, path, status: sent.status, bytesRead: sent.bytesRead }).toEqual({
        ...{ method, path, status },
        bytesRead: 0,
      })
    }
  })

  it('is read up to the limit of its collection', async () => {
    const authorization = await logInAs('siteEditor', site)
    const limits: [Method, string, number][] = [
      ['POST', 'media', 22],
      ['POST', 'feedFiles', 22],
      ['PATCH', 'media', 6],
      ['POST', 'pages', 6],
      ['PATCH', 'pages/1', 6],
      ['POST', 'reviews/import?site=1', 6],
      ['POST', 'payload-preferences/x', 2],
      ['POST', 'users/reset-password', 2],
    ]
    for (const [method, path, megabytes] of limits) {
      const { status, bytesRead } = await send(method, path, { authorization })
      expect({ path, isRefused: status >= 400, isBounded: bytesRead <= megabytes * MEGABYTE }).toEqual({
        ...{ path, isRefused: true },
        isBounded: true,
      })
    }
    const declared = await send('POST', 'media', { authorization, headers: { 'Content-Length': `${45 * MEGABYTE}` } })
    expect([declared.status, declared.bytesRead]).toEqual([413, 0])
    expect((await send('POST', 'media', { authorization })).status).toBe(413)
  })
})

/** What our own routes read of strangers: the kilobytes that each allows. Of all others, nothing is read. */
const READ_OF_STRANGERS: Record<string, number> = {
  'POST api/enquiries': 200,
  'POST api/enquiries/form': 200,
  'PATCH api/enquiries/[id]': 100,
  'POST api/enquiry-files': 5120,
  'POST api/events': 20,
  'POST api/phone-reveals': 100,
  'POST api/prize-wheel': 10,
  'POST api/rego-lookups': 10,
  'POST api/saved-searches': 10,
  'POST api/shopper/codes': 10,
  'POST api/shopper/sessions': 10,
  'POST api/stock-index/[...path]': 100,
  'PUT api/stock-index/[...path]': 100,
  'PATCH api/stock-index/[...path]': 100,
  'DELETE api/stock-index/[...path]': 100,
}
/** A body comes in pieces. */
const PIECE_KILOBYTES = 65

describe('a body of a stranger', () => {
  const root = resolve(import.meta.dirname, '../../../src/app')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /route\.tsx?$/.test(file))

  it('is read by none of our routes beyond what it needs', async () => {
    const host = `${uniqueName('dealer')}.test`
    const flags = Object.fromEntries(FLAG_NAMES.map((name) => [name, true]))
    await cms.update({
      collection: 'sites',
      id: site.id,
      data: { domains: [{ host }], flags } as never,
    })
    const read: Record<string, number> = {}
    const tooMuch: unknown[] = []
    for (const file of files) {
      if (file.includes('(payload)')) continue
      const exported = (await import(join(root, file))) as Record<string, Handler | undefined>
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const handler = exported[method]
        if (!handler) continue
        const path = file.replace(/\/route\.tsx?$/, '')
        const body = recordedBody({ megabytes: 45, name: 'a.jpg', type: 'image/jpeg' })
        const address = path.replace('(site)/[host]', '').replaceAll(/\[[^\]]+\]/g, '1')
        const headers = { host, 'Content-Type': body.type, 'Idempotency-Key': 'a-key-of-a-test' }
        const init = { method, headers, body: body.stream, duplex: 'half' } as RequestInit
        const params = [...path.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([part, name]) => [
          name,
          part.includes('...') ? ['1'] : '1',
        ])
        const response = await handler(new Request(`http://${host}/${address}`, init), {
          params: Promise.resolve(Object.fromEntries(params)),
        })
        await response.text()
        if (body.bytesRead() > 0) read[`${method} ${path}`] = body.bytesRead()
        const allowed = READ_OF_STRANGERS[`${method} ${path}`]
        const max = allowed === undefined ? 0 : (allowed + PIECE_KILOBYTES) * 1024
        if (body.bytesRead() > max) tooMuch.push({ method, path, status: response.status, bytesRead: body.bytesRead() })
      }
    }
    expect(tooMuch).toEqual([])
    expect(Object.keys(read).sort()).toEqual(Object.keys(READ_OF_STRANGERS).sort())
  })
})

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>
