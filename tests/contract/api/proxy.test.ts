import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proxy } from '../../../src/proxy'

it.each(['/%00', '/cars/%00', '/api/cars/%00/view.json', '/cars?make=%00', '/%E0%A4%A'])(
  '%s is rejected before any read',
  async (path) => {
    const response = await proxy(new NextRequest(`http://dealer.localhost${path}`))
    expect(response.status).toBe(400)
    if (path.startsWith('/api/'))
      expect(await response.json()).toEqual({ errors: [{ field: 'url', message: 'Invalid address.' }] })
  },
)

describe('[FAV-05] pages that ask for a sign-in', () => {
  const gates = { finance: true, checkout: true, garagePaths: ['/my-garage', '/mymotorama'], financePath: '/finance' }
  afterEach(() => void vi.unstubAllGlobals())

  /** @param session the response to whether the shopper is signed in; null fails */
  function answer(session: boolean | null, known: object = { known: true, gates }) {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('/api/car-state')) return Response.json({ kind: null })
      if (url.includes('/api/site-hosts')) return Response.json(known)
      return session === null ? new Response(null, { status: 503 }) : Response.json({ signedIn: session })
    })
  }
  let hosts = 0
  const open = (path: string, headers: Record<string, string> = {}) => {
    const host = `dealer-${++hosts}.test`
    return proxy(new NextRequest(`http://${host}${path}`, { headers: { host, ...headers } }))
  }
  const session = { cookie: 'shopper-session=abc' }

  it('lead there before anything of them is sent, and are kept by no cache', async () => {
    answer(false)
    for (const headers of [{}, session]) {
      const response = await open('/finance?car_id=7', headers)
      expect(response.status).toBe(307)
      const { pathname, searchParams } = new URL(response.headers.get('location') ?? '')
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        '/sign-in',
        { type: 'car-finance', redirect: '/finance?car_id=7', back: '/' },
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('are shown to a signed-in shopper, and kept by no cache', async () => {
    answer(true)
    const response = await open('/mymotorama', session)
    expect(response.headers.get('x-middleware-rewrite')).toMatch(/\/dealer-\d+\.test\/my-garage$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('lead back to the page of the site that the shopper came from', async () => {
    answer(false)
    const back = async (referer: string) =>
      new URL((await open('/my-garage', { referer })).headers.get('location') ?? '').searchParams.get('back')
    expect(await back(`http://dealer-${hosts + 1}.test/cars/a?x=1`)).toBe('/cars/a?x=1')
    expect(await back('https://evil.test/cars/a')).toBe('/')
  })

  it('are shown if nobody can say who is signed in: pages with a shopper’s data ask themselves', async () => {
    answer(null)
    expect((await open('/finance', session)).headers.get('x-middleware-rewrite')).toMatch(/\/finance$/)
  })

  it('are those of the flags alone', async () => {
    answer(false)
    expect((await open('/trade-in')).headers.get('location')).toBeNull()
    answer(false, { known: true, gates: null })
    expect((await open('/finance')).headers.get('location')).toBeNull()
  })
})
