import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GET as findCarState } from '../../../src/app/api/car-state/route'
import { POST as checkSession } from '../../../src/app/api/shopper/session-check/route'
import { GET as findSiteHost } from '../../../src/app/api/site-hosts/route'
import type { ServerRequest } from '../../../src/providers/httpClient/requestServer'
import { proxy } from '../../../src/proxy'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { ShopperBrowser } from './shopperBrowser'

// The proxy asks its own web server, which are the routes themselves here.
vi.mock('../../../src/providers/httpClient/requestServer', () => ({
  requestServer: (path: string, { method = 'GET', body }: ServerRequest) => {
    const request = new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { authorization: `Bearer ${process.env.CRON_SECRET}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (path.startsWith('/api/car-state')) return findCarState(request)
    return method === 'GET' ? findSiteHost(request) : checkSession(request)
  },
}))

let cms: Payload

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
})

/** The host of a new site with these flags and one car. The proxy keeps what it knows of a host for a while. */
async function createHost(flags: object): Promise<string> {
  const host = `${uniqueName('gates')}.test`
  const { id } = await createSite(cms)
  const links = { finance: '/finance', garage: '/mymotorama' }
  await cms.update({ collection: 'sites', id, data: { domains: [{ host }], flags, links } as never })
  await createDocument(cms, 'cars', id, { slug: '2024-mazda-cx-5' })
  return host
}

async function open(host: string, path: string, browser?: ShopperBrowser) {
  const cookie = browser ? [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  return proxy(new NextRequest(`http://${host}${path}`, { headers: { host, cookie } }))
}
/** The sign-in that a page asks for; null if it is shown. */
async function findSignIn(host: string, path: string, browser?: ShopperBrowser): Promise<string | null> {
  const target = (await open(host, path, browser)).headers.get('location')
  return target === null ? null : new URL(target).searchParams.get('type')
}

const NONE = {
  ...{ gatedFinance: false, gatedCheckout: false, gatedSpinToWin: false },
  ...{ garage: false, watchlist: false, prizeWheel: false },
}

/** Pages, the flags that gate each, and the type of its sign-in. */
const GATES: [path: string, flags: object, type: string][] = [
  ['/my-garage', { garage: true }, 'my-garage'],
  ['/mymotorama', { watchlist: true }, 'my-garage'],
  ['/finance', { gatedFinance: true }, 'finance'],
  ['/personalised/finance?car_id=3', { gatedFinance: true }, 'car-finance'],
  ['/cars/2024-mazda-cx-5/checkout', { gatedCheckout: true, reserveOnline: true }, 'checkout'],
  ['/checkout-journey?car_id=2024-mazda-cx-5', { gatedCheckout: true, buyOnline: true }, 'checkout'],
  ['/spin-to-win', { prizeWheel: true, gatedSpinToWin: true }, 'spin-to-win'],
  ['/online-payment', { garage: true }, 'online-payment'],
]

it('[FAV-05] every gate asks with its flag and not without, and lets a shopper pass whom no cache follows', async () => {
  const openHost = await createHost(NONE)
  for (const [path, flags, type] of GATES) {
    expect(await findSignIn(openHost, path), `${path} without a flag`).toBeNull()
    const host = await createHost({ ...NONE, ...flags })
    expect(await findSignIn(host, path), `${path} with its flag`).toBe(type)
    const browser = new ShopperBrowser(host)
    await browser.signIn(cms, 'ada@gates.test')
    const passed = await open(host, path, browser)
    expect(passed.headers.get('location'), `${path} signed in`).toBeNull()
    expect(passed.headers.get('cache-control')).toBe('private, no-store')
  }
})

it('[FAV-05] trade-in, sell-my-car and a checkout without a car ask nobody, whatever the flags', async () => {
  const all = Object.fromEntries(Object.keys(NONE).map((flag) => [flag, true]))
  const host = await createHost(all)
  for (const path of ['/', '/trade-in', '/sell-my-car', '/checkout-journey', '/search', '/cars/2024-mazda-cx-5'])
    expect(await findSignIn(host, path), path).toBeNull()
})

it('[FAV-05] no spelling of a gated page passes, and the checkout of a car that does not exist is a 404 at once', async () => {
  const host = await createHost({ ...NONE, gatedFinance: true, gatedCheckout: true, buyOnline: true })
  for (const path of ['/FINANCE', '/%66inance', '/finance%2F', '/cars/%32024-mazda-cx-5/checkout']) {
    const response = await open(host, path)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([308, 'no-store'])
    expect(await findSignIn(host, new URL(response.headers.get('location')!).pathname), path).not.toBeNull()
  }
  expect((await open(host, '/%63ms-page/finance')).status).toBe(404)
  for (const path of ['/cars/nope-nope/checkout', '/checkout-journey?car_id=999999']) {
    const response = await open(host, path)
    expect([response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      null,
      'private, no-store',
    ])
  }
})

it('[FAV-05] a gate works within a second after its flag was saved', async () => {
  const host = await createHost(NONE)
  expect(await findSignIn(host, '/finance')).toBeNull()
  const { docs } = await cms.find({ collection: 'sites', where: { 'domains.host': { equals: host } } })
  await cms.update({ collection: 'sites', id: docs[0]!.id, data: { flags: { ...NONE, gatedFinance: true } } as never })
  await expect.poll(() => findSignIn(host, '/finance'), { timeout: 1500 }).toBe('finance')
})
