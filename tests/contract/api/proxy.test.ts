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

describe('an address of a site', () => {
  afterEach(() => void vi.unstubAllGlobals())
  let hosts = 0
  const open = (path: string, known: object, redirect: object | null = { to: null, permanent: true }) => {
    const host = `address-${++hosts}.test`
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('/api/site-hosts')) return Response.json({ known: true, gates: null, notLive: null, ...known })
      return redirect ? Response.json(redirect) : new Response(null, { status: 503 })
    })
    return proxy(new NextRequest(`http://${host}${path}`, { headers: { host } }))
  }

  it.each([
    ['/contact/?utm_source=x', { to: null, permanent: true }, 308, '/contact?utm_source=x'],
    ['/old/', { to: '/new', permanent: true }, 308, '/new'],
    ['/sale/?a=1', { to: '/special-offers', permanent: false }, 307, '/special-offers?a=1'],
    ['/away/', { to: 'https://other.test/x', permanent: true }, 308, 'https://other.test/x'],
    ['/contact/', null, 308, '/contact'],
    ['//other.test/', { to: null, permanent: true }, 308, '/other.test'],
    ['/Cars', { to: null, permanent: true }, 308, '/cars'],
    ['/Cars/2024-Kia-Rio/?a=B', { to: null, permanent: true }, 308, '/cars/2024-kia-rio?a=B'],
    ['/Our-Location', { to: '/locations', permanent: true }, 308, '/locations'],
    ['/Caf%C3%A9', { to: null, permanent: true }, 308, '/caf%C3%A9'],
  ])('[SITE-08] with a slash at its end or capitals is redirected once: %s', async (path, redirect, status, target) => {
    const response = await open(path, {}, redirect)
    const { origin, hostname, pathname, search } = new URL(response.headers.get('location') ?? '')
    const found = target.startsWith('/') ? pathname + search : origin + pathname
    expect([response.status, found]).toEqual([status, target])
    if (target.startsWith('/')) expect(hostname).toMatch(/^address-\d+\.test$/)
  })

  it.each(['/payments/AbC-1', '/unsubscribe/AbC-1', '/caf%C3%A9'])('[SITE-08] keeps its key: %s', async (path) => {
    expect((await open(path, {})).headers.get('x-middleware-rewrite')).toMatch(new RegExp(`test${path}$`))
  })

  it.each([
    ...['/sitemap.xml', '/sitemaps/pages.xml', '/feeds/google-vehicles.csv', '/manifest.webmanifest', '/share-image'],
    ...['/cars/kia-rio/pdf', '/feeds/anything', '/wp-login.php', '/photo.jpg'],
  ])('[SITE-01] of a file is a 404 before the launch, never a page: %s', async (path) => {
    const response = await open(path, { notLive: 7 })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
  })

  it.each(['/robots.txt', '/favicon.ico', '/icons/32.png'])(
    '[SITE-01] is answered before the launch: %s',
    async (path) => {
      expect((await open(path, { notLive: 7 })).headers.get('x-middleware-rewrite')).toMatch(new RegExp(`test${path}$`))
    },
  )

  it('[SITE-01] of a page is the notice before the launch', async () => {
    expect((await open('/about-us', { notLive: 7 })).headers.get('x-middleware-rewrite')).toMatch(/\/coming-soon$/)
  })
})

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

describe('with a host of its own for the admin', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
  const open = (host: string, path: string, adminHost = 'admin.dealers.test', method = 'GET') => {
    vi.stubEnv('ADMIN_HOST', adminHost)
    vi.stubGlobal('fetch', async () => Response.json({ known: true, gates: null, notLive: null }))
    return proxy(new NextRequest(`http://${host}${path}`, { method, headers: { host } }))
  }

  it.each([
    ['www.dealer.test', '/admin', 'https://admin.dealers.test/admin'],
    ['www.dealer.test', '/admin/', 'https://admin.dealers.test/admin'],
    ['no-site.test', '/admin/reset/abc?a=1', 'https://admin.dealers.test/admin/reset/abc?a=1'],
    ['www.dealer.test', '/preview/apart/about?x=1', 'https://admin.dealers.test/preview/apart/about?x=1'],
    ['admin.dealers.test', '/', 'https://admin.dealers.test/admin'],
    ['localhost:3130', '/admin', 'http://admin.localhost:3130/admin', 'admin.localhost'],
    ['admin.localhost:3130', '/', 'http://admin.localhost:3130/admin', 'admin.localhost'],
  ])('%s%s leads to %s', async (host, path, location, adminHost?: string) => {
    const { status, headers } = await open(host, path, adminHost)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([307, location, 'no-store'])
  })

  it.each(['/admin', '/preview/apart/about'])('a POST to %s of a dealer’s host is a 404', async (path) => {
    expect((await open('www.dealer.test', path, undefined, 'POST')).status).toBe(404)
  })

  it.each(['/about-us', '/search', '/sitemap.xml', '/cars/a-car', '/favicon.ico', '/%61pi/health', '/Admin'])(
    'the admin’s host has no page of a dealer: %s',
    async (path) => expect((await open('admin.dealers.test', path)).status).toBe(404),
  )

  it.each(['/admin', '/preview/apart/about', '/api/pages'])(
    'the admin’s host serves %s, for no crawler',
    async (path) => {
      const { headers } = await open('ADMIN.dealers.test:443', path)
      expect([headers.get('x-middleware-next'), headers.get('x-robots-tag')]).toEqual(['1', 'noindex, nofollow'])
    },
  )

  it('a link in a preview there leads to the page on the site’s own host', async () => {
    vi.stubEnv('ADMIN_HOST', 'admin.dealers.test')
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ origin: url.endsWith('slug=harbour') ? 'https://www.harbour.test' : null })
    })
    const follow = async (referer: string, more = {}) => {
      const headers = { host: 'admin.dealers.test', referer, ...more }
      const response = await proxy(new NextRequest('https://admin.dealers.test/cars/a?b=1', { headers }))
      return `${response.status} ${response.headers.get('location')}`
    }
    expect(await follow('https://admin.dealers.test/preview/harbour/about')).toBe(
      '307 https://www.harbour.test/cars/a?b=1',
    )
    expect(await follow('https://admin.dealers.test/preview/not-live')).toBe('404 null')
    expect(asked).toHaveLength(2)
    const ahead = { 'sec-fetch-dest': 'empty' }
    expect(await follow('https://admin.dealers.test/preview/harbour', ahead)).toBe('404 null')
    for (const path of [
      'admin.dealers.test/admin/preview/harbour',
      'www.dealer.test/preview/harbour',
      'admin.dealers.test/preview/a%26',
    ])
      expect(await follow(`https://${path}`)).toBe('404 null')
    expect(asked).toHaveLength(2)
  })

  it('tells crawlers to stay away', async () => {
    expect(await (await open('admin.dealers.test', '/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  it.each(['/about-us', '/api/pages'])('a dealer’s host has %s as ever', async (path) => {
    const { headers } = await open('www.dealer.test', path)
    expect(headers.get('location')).toBeNull()
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  it('without ADMIN_HOST, every host has the admin', async () => {
    expect((await open('www.dealer.test', '/admin', '')).headers.get('x-middleware-next')).toBe('1')
  })
})
