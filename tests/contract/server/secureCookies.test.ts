import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secureCookies } from '../../../src/server/secureCookies.mjs'

const COOKIES = [
  'payload-token=abc.def; Expires=Tue, 24 Nov 2026 00:00:00 GMT; HttpOnly; Path=/admin; Domain=dealer.test; SameSite=Lax',
  'seen=1; Path=/cars; secure',
  'shopper-session=def; Path=/; Max-Age=60; SameSite=Lax; HttpOnly',
]

const server = createServer((request, response) => {
  secureCookies(request, response)
  response.setHeader('Set-Cookie', COOKIES)
  response.writeHead(200, { 'Content-Type': 'text/plain' }).end(request.headers.cookie ?? 'none')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function send(headers: Record<string, string>) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })
  return { received: await response.text(), set: response.headers.getSetCookie() }
}

it('over https the session is a __Host- cookie, and every cookie is Secure', async () => {
  const { set } = await send({ 'X-Forwarded-Proto': 'https' })
  expect(set).toEqual([
    '__Host-payload-token=abc.def; Expires=Tue, 24 Nov 2026 00:00:00 GMT; HttpOnly; SameSite=Lax; Path=/; Secure',
    'seen=1; Path=/cars; Secure',
    '__Host-shopper-session=def; Max-Age=60; SameSite=Lax; HttpOnly; Path=/; Secure',
  ])
})

it('over https only the prefixed session is read', async () => {
  const https = (cookie: string) => send({ 'X-Forwarded-Proto': 'https', Cookie: cookie })
  expect((await https('a=1; __Host-payload-token=abc; b=2')).received).toBe('a=1; payload-token=abc; b=2')
  expect((await https('payload-token=planted; __Host-payload-token=abc')).received).toBe('payload-token=abc')
  expect((await https('payload-token=planted; a=1')).received).toBe('a=1')
  expect((await https('shopper-session=planted; __Host-shopper-session=def')).received).toBe('shopper-session=def')
})

it('over http, as on localhost, nothing changes', async () => {
  expect(await send({ Cookie: 'payload-token=abc; a=1' })).toEqual({ received: 'payload-token=abc; a=1', set: COOKIES })
  expect((await send({})).received).toBe('none')
})
