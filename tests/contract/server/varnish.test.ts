import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setCacheHeaders } from '../../../src/server/cdn/cdnHeaders.mjs'
import { purgeCdn } from '../../../src/server/cdn/purgeCdn'
import { toPurgedKeys, toSurrogateKeys } from '../../../src/server/cdn/surrogateKeys.mjs'
import { HAS_VARNISH, PURGE_TOKEN, startVarnish, VARNISH_SKIPPED } from '../../support/varnish'

/** What the web server was asked for. */
const asked: string[] = []
let headersAsked: IncomingMessage['headers'] = {}

/** A web server: pages of two sites, a personal response, and data of a page for the browser. */
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  headersAsked = request.headers
  const [, site] = /^\/site(\d)/.exec(request.url ?? '') ?? []
  const isPersonal = request.url?.startsWith('/my-garage') || request.headers.cookie?.includes('site-preview=')
  response.setHeader('Cache-Control', isPersonal ? 'private, no-store' : 's-maxage=31536000')
  if (site)
    response.setHeader('x-surrogate-keys', toSurrogateKeys([`site:${site}:menus`, `site:${site}:pages`]).join(' '))
  setCacheHeaders(response, { provider: 'varnish', maxAgeSeconds: 3600, staleSeconds: 60 })
  const cookies = request.headers.cookie ? ` for ${request.headers.cookie}` : ''
  response.end(request.headers.rsc ? 'data' : `page ${asked.length}${cookies}`)
})

/** The status of a purge of the first site's pages. */
async function purge(url: string, authorization?: string): Promise<number> {
  const headers = {
    'xkey-purge': toPurgedKeys(['site:1:menus']).join(' '),
    ...(authorization !== undefined && { Authorization: authorization }),
  }
  return (await fetch(url, { method: 'PURGE', headers })).status
}

describe.skipIf(!HAS_VARNISH)(`Varnish with docker/varnish/default.vcl${VARNISH_SKIPPED}`, () => {
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    varnish = await startVarnish([(server.address() as AddressInfo).port])
  }, 60_000)
  afterAll(async () => {
    await varnish?.stop()
    server.close()
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, varnish.url), { headers })
    return { text: await response.text(), headers: response.headers }
  }

  it('keeps a page until one of its tags is purged, and the pages of another site longer', async () => {
    vi.stubEnv('CDN_PROVIDER', 'varnish')
    vi.stubEnv('CDN_PURGE_URL', varnish.url)
    vi.stubEnv('CDN_PURGE_TOKEN', PURGE_TOKEN)
    onTestFinished(() => void vi.unstubAllEnvs())
    const [first, other] = [(await get('/site1')).text, (await get('/site2')).text]
    expect([(await get('/site1')).text, (await get('/site2')).text]).toEqual([first, other])
    await purgeCdn(toPurgedKeys(['site:1:menus']))
    expect((await get('/site1')).text).not.toBe(first)
    expect((await get('/site2')).text).toBe(other)
  })

  it.each([undefined, '', 'Bearer ', 'Bearer a-guess'])('refuses a purge with the authorization %j', async (token) => {
    await get('/site1')
    const kept = (await get('/site1')).text
    expect(await purge(varnish.url, token)).toBe(405)
    expect((await get('/site1')).text).toBe(kept)
  })

  it('refuses every purge while it has no token', async () => {
    const closed = await startVarnish([(server.address() as AddressInfo).port], undefined, '')
    onTestFinished(closed.stop)
    for (const token of [undefined, 'Bearer ', 'Bearer']) expect(await purge(closed.url, token)).toBe(405)
  })

  it.each(['shopper-session', '__Host-shopper-session', 'sign-in-attempt'])(
    'passes the cookie %s to pages of a shopper, no other cookie, and no page of one shopper to another',
    async (name) => {
      const ask = (value: string) => get('/my-garage', { Cookie: `_ga=1; ${name}=${value}; viewed=${name}=x;last=2` })
      expect((await ask('ann')).text).toMatch(new RegExp(` for ${name}=ann$`))
      expect((await ask('bob')).text).toMatch(new RegExp(` for ${name}=bob$`))
      expect((await get('/my-garage', { Cookie: '_ga=1' })).text).toMatch(/^page \d+$/)
    },
  )

  it('keeps one page for all shoppers, signed in or not', async () => {
    const kept = (await get('/site2')).text
    expect((await get('/site2', { Cookie: 'shopper-session=ann' })).text).toBe(kept)
    expect((await get('/site2', { Cookie: '_ga=1' })).text).toBe(kept)
  })

  it('shows staff the preview of a site, of which strangers have the kept page', async () => {
    const kept = (await get('/site2')).text
    expect((await get('/site2', { Cookie: 'a=1; site-preview=token' })).text).toMatch(/ for a=1; site-preview=token$/)
    expect((await get('/site2')).text).toBe(kept)
  })

  it('drops what a client says in the place of a proxy', async () => {
    const names = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-original-url', 'x-rewrite-url', 'x-real-ip']
    await get('/my-garage', Object.fromEntries(names.map((name) => [name, 'evil.test'])))
    expect(names.filter((name) => headersAsked[name] !== undefined)).toEqual([])
  })

  it('lets browsers ask each time and tells them no keys', async () => {
    const { headers } = await get('/site1')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('xkey')).toBeNull()
  })

  it('keeps neither personal responses nor pages that nothing could purge, and never mixes a page with its data', async () => {
    for (const path of ['/my-garage', '/untagged']) expect((await get(path)).text).not.toBe((await get(path)).text)
    await get('/site1')
    expect((await get('/site1', { RSC: '1' })).text).toBe('data')
    expect((await get('/site1')).text).toMatch(/^page/)
  })
})
