import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Forbidden, NotFound } from 'payload'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { errorResponse } from '../../../src/server/errorResponse'
import { loggedPath } from '../../../src/server/loggedPath'
import { isRoute, route } from '../../../src/server/route'
import { createPreviewLinkToken, mayPreview, previewCookie } from '../../../src/server/sitePreview'
import { API_SAMPLES } from '../../fuzz/support/samples'
import { recordedBody } from '../../support/recordedBody'

const root = resolve(import.meta.dirname, '../../..')
const files = readdirSync(join(root, 'src/app/api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => join('src/app/api', file))
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

it('every API route exports handlers created by route()', async () => {
  expect(files.length).toBeGreaterThan(40)
  const unwrapped: string[] = []
  for (const file of files) {
    const exported = (await import(join(root, file))) as Record<string, unknown>
    const methods = METHODS.filter((method) => method in exported)
    if (methods.length === 0 || !methods.every((method) => isRoute(exported[method]))) unwrapped.push(file)
  }
  expect(unwrapped).toEqual([])
}, 120_000)

it('the fuzzer has a sample of every API route', () => {
  const patterns = files.map((file) => {
    const path = file.replace(/^src\/app/, '').replace(/\/route\.ts$/, '')
    return { file, pattern: new RegExp(`^${path.replace(/\[\.{3}\w+\]/, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}$`) }
  })
  const missing = patterns.filter(({ pattern }) => !API_SAMPLES.some(({ path }) => pattern.test(path)))
  expect(missing.map(({ file }) => file)).toEqual([])
})

it('no API route creates its own error responses', () => {
  const handwritten = files.filter((file) => /Response\.json\(\{ errors/.test(readFileSync(join(root, file), 'utf8')))
  expect(handwritten).toEqual([])
})

const request = (init?: RequestInit) =>
  new Request('http://dealer.test/api/things?size=2', { headers: { 'x-request-id': 'abc-123' }, ...init })

it('a thrown error returns JSON with the request id', async () => {
  const handler = route({}, () => {
    throw new Error('a secret of the database')
  })
  const response = await handler(request())
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    errors: [{ field: 'server', message: 'Something went wrong. Try again.' }],
    requestId: 'abc-123',
  })
})

it('what Payload refuses or does not find is a 403 or 404', async () => {
  const respond = (error: Error) => route({}, () => Promise.reject(error))(request())
  expect((await respond(new Forbidden())).status).toBe(403)
  expect((await respond(new NotFound())).status).toBe(404)
})

it('a write from another site is refused before anything else', async () => {
  const access = vi.fn()
  const headers = { 'Sec-Fetch-Site': 'same-site' }
  const response = await route({ access }, () => new Response())(request({ method: 'POST', headers }))
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({
    errors: [{ field: 'origin', message: 'Send this request from the same site.' }],
  })
  expect(access).not.toHaveBeenCalled()
})

it('a known error is mapped, including one of the access rule', async () => {
  const options = {
    access: () => Promise.reject(new RangeError('busy')),
    onError: (error: unknown) =>
      error instanceof RangeError ? errorResponse(409, { field: 'id', message: 'Busy.' }) : null,
  }
  expect((await route(options, () => new Response())(request())).status).toBe(409)
})

it('a request is validated before its handler runs', async () => {
  const handle = vi.fn(() => new Response('done'))
  const options = { body: z.object({ name: z.string('Enter a name.') }), maxBodyBytes: 50 }
  const post = (body: string) => route(options, handle)(request({ method: 'POST', body }))
  expect((await post('x'.repeat(60))).status).toBe(413)
  expect(await (await post('no json')).json()).toMatchObject({ errors: [{ field: 'body' }] })
  expect(await (await post('{}')).json()).toEqual({ errors: [{ field: 'name', message: 'Enter a name.' }] })
  expect((await route({ query: z.object({ size: z.literal('1') }) }, handle)(request())).status).toBe(400)
  expect((await route({ access: () => errorResponse(401, []) }, handle)(request())).status).toBe(401)
  expect((await route({ rateLimit: async () => errorResponse(429, []) }, handle)(request())).status).toBe(429)
  expect(handle).not.toHaveBeenCalled()
})

it('what access or a rate limit refuses is not read', async () => {
  const refusals = {
    access: { access: () => errorResponse(401, []) },
    'rate limit': { rateLimit: async () => errorResponse(429, []) },
  }
  for (const [name, options] of Object.entries(refusals)) {
    const body = recordedBody({ megabytes: 1, name: 'a.jpg', type: 'image/jpeg' })
    const init = { method: 'POST', body: body.stream, duplex: 'half' } as RequestInit
    const { status } = await route({ body: z.unknown(), ...options }, () => new Response())(request(init))
    expect({ name, isRefused: status >= 400, bytesRead: body.bytesRead() }).toEqual({
      ...{ name, isRefused: true },
      bytesRead: 0,
    })
  }
})

it('a handler receives the validated input', async () => {
  const handler = route(
    {
      access: () => 'staff',
      query: z.object({ size: z.coerce.number() }),
      body: z.object({ name: z.string() }),
    },
    (_request, { access, body, query, param }) =>
      Response.json({ access, body, query, id: param('id'), none: param('x') }),
  )
  const response = await handler(request({ method: 'POST', body: '{"name":"A\\u0000"}' }), {
    params: Promise.resolve({ id: '7' }),
  })
  expect(await response.json()).toEqual({ access: 'staff', body: { name: 'A' }, query: { size: 2 }, id: '7', none: '' })
})

it('[SITE-01] whatever a preview lets in is private, also an error', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret of tests')
  const now = new Date()
  const cookie = previewCookie(createPreviewLinkToken(7, now), 7, now)?.split(';')[0] ?? ''
  const cached = { headers: { 'Cache-Control': 'public, max-age=60' } }
  const options = { access: ({ headers }: Request) => mayPreview(headers, 7, now) }
  const respond = async (headers: Record<string, string>, handle = () => new Response('hours', cached)) => {
    const response = await route(options, handle)(request({ headers }))
    return [response.status, response.headers.get('cache-control')]
  }
  expect(await respond({ cookie })).toEqual([200, 'private, no-store'])
  expect(await respond({ cookie }, () => new Response(null, { status: 404, ...cached }))).toEqual([
    404,
    'private, no-store',
  ])
  expect(await respond({})).toEqual([200, 'public, max-age=60'])
  vi.unstubAllEnvs()
})

it('log lines contain neither query strings nor payment tokens', () => {
  const token = 'k3JdO0pQ8sXv2YzA1bCdEf'
  expect(loggedPath(`/api/payments/${token}/checkout?email=ada`)).toBe('/api/payments/[token]/checkout')
  expect(loggedPath('/api/payments/stripe')).toBe('/api/payments/stripe')
  for (const path of ['/alerts/r12.', '/api/alerts/s12.', '/bookings/12.', '/api/bookings/12.'])
    expect(loggedPath(path + 'a'.repeat(43))).toMatch(/\/(alerts|bookings)\/\[token\]$/)
  expect(loggedPath('/api/alerts/run')).toBe('/api/alerts/run')
  expect(loggedPath(`/unsubscribe/12.${'a'.repeat(64)}.${'b'.repeat(43)}?done=1`)).toBe('/unsubscribe/[token]')
})
