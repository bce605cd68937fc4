import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { POST as changeAlerts } from '../../../src/app/api/alerts/[token]/settings/route'
import { POST as stopAlerts } from '../../../src/app/api/alerts/[token]/stop/route'
import { POST as changeBooking } from '../../../src/app/api/bookings/[token]/route'
import { GET as ownDraw, POST as spin } from '../../../src/app/api/prize-wheel/route'
import { POST as saveSearch } from '../../../src/app/api/saved-searches/route'
import { POST as deleteAccount } from '../../../src/app/api/shopper/account/route'
import { POST as setCarAlerts } from '../../../src/app/api/shopper/car-alerts/route'
import { GET as exportAccount } from '../../../src/app/api/shopper/export/route'
import { PUT as addFavourite, DELETE as removeFavourite } from '../../../src/app/api/shopper/favourites/[id]/route'
import { POST as joinFavourites, GET as listFavourites } from '../../../src/app/api/shopper/favourites/route'
import { POST as rename } from '../../../src/app/api/shopper/profile/route'
import { POST as signOut } from '../../../src/app/api/shopper/sign-out/route'
import { POST as addPhotos } from '../../../src/app/api/shopper/vehicles/[id]/photos/route'
import { POST as changeCar, GET as getCar } from '../../../src/app/api/shopper/vehicles/[id]/route'
import { GET as getPhoto, POST as removePhoto } from '../../../src/app/api/shopper/vehicles/photos/[id]/route'
import { POST as addCar } from '../../../src/app/api/shopper/vehicles/route'
import { POST as unwatch } from '../../../src/app/api/watchlist/remove-car/route'
import { GET as listWatched } from '../../../src/app/api/watchlist/route'
import { POST as watch } from '../../../src/app/api/watchlist/save-car/route'
import { bookingPath } from '../../../src/data/locations/bookingToChange'
import { createAlertToken } from '../../../src/server/alerts/alertTokens'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { root } from '../../support/importGraph'
import { ShopperBrowser } from './shopperBrowser'

const host = `${uniqueName('dealer')}.test`
const otherHost = `${uniqueName('other')}.test`
const block_id = '0123456789abcdef0123456a'
const ADA = { email: 'ada@matrix.test', phone: '0491 570 161', rego: 'ADA99Z', name: 'Ada Matrix' }
/** What is Ada's alone: no answer to anybody else has it. */
const SECRETS = [ADA.email, ADA.phone, '0491570161', ADA.rego, ADA.name]

let cms: Payload

/** Ada's things on the first site. */
interface Things {
  saved: number
  watched: number
  vehicle: string
  photo: string
  search: number
  /** of the link in her alerts */
  alertToken: string
  bookingToken: string
}

type Operation = (browser: ShopperBrowser, things: Things) => Promise<Response>

const post =
  (handler: Parameters<ShopperBrowser['send']>[0], body: (things: Things) => object, params?: Params): Operation =>
  (browser, things) =>
    browser.send(handler, 'POST', body(things), params?.(things))
type Params = (things: Things) => Record<string, string>
const get =
  (handler: Parameters<ShopperBrowser['send']>[0], params?: Params): Operation =>
  (browser, things) =>
    browser.send(handler, 'GET', undefined, params?.(things))

/**
 * Each operation of a session, aimed at Ada's things, by route and method. The last are those that end what is Ada's, so that all of
 * them work until then.
 */
const BY_SESSION: Record<string, Operation> = {
  'shopper/favourites GET': get(listFavourites),
  'shopper/favourites POST': post(joinFavourites, () => ({ ids: [] })),
  'shopper/favourites/[id] PUT': (browser, { watched }) =>
    browser.send(addFavourite, 'PUT', undefined, { id: `${watched}` }),
  'shopper/favourites/[id] DELETE': (browser, { saved }) =>
    browser.send(removeFavourite, 'DELETE', undefined, { id: `${saved}` }),
  'shopper/export GET': get(exportAccount),
  'shopper/profile POST': post(rename, () => ({ name: 'Mallory' })),
  'shopper/car-alerts POST': post(setCarAlerts, () => ({ frequency: 'weekly' })),
  'shopper/vehicles POST': post(addCar, () => ({ make: 'Kia', model: 'Rio', year: '2019', km: '1' })),
  'shopper/vehicles/[id] GET': get(getCar, ({ vehicle }) => ({ id: vehicle })),
  'shopper/vehicles/[id] POST': post(
    changeCar,
    () => ({ make: 'Kia', model: 'Rio', year: '2019', km: '1' }),
    ({ vehicle }) => ({ id: vehicle }),
  ),
  'shopper/vehicles/[id]/photos POST': async (browser, { vehicle }) => upload(browser, vehicle),
  'shopper/vehicles/photos/[id] GET': get(getPhoto, ({ photo }) => ({ id: photo })),
  'shopper/vehicles/photos/[id] POST': post(
    removePhoto,
    () => ({}),
    ({ photo }) => ({ id: photo }),
  ),
  'watchlist GET': get(listWatched),
  'watchlist/save-car POST': post(watch, ({ saved }) => ({ phone_number: ADA.phone, car_id: saved })),
  'watchlist/remove-car POST': post(unwatch, ({ watched }) => ({ phone_number: ADA.phone, car_id: watched })),
  'prize-wheel GET': get(ownDraw, () => ({ path: `?block_id=${block_id}` })),
  'prize-wheel POST': post(spin, () => ({ block_id })),
  'shopper/sign-out POST': post(signOut, () => ({ everywhere: true })),
  'shopper/account POST': post(deleteAccount, () => ({ confirm: 'delete' })),
}

/** Operations of a link, whose token is the only key, and only on its site. */
const BY_LINK: Record<string, Operation> = {
  'alerts/[token]/settings POST': post(
    changeAlerts,
    ({ search }) => ({ action: 'remove', search }),
    ({ alertToken }) => ({ token: alertToken }),
  ),
  'alerts/[token]/stop POST': post(
    stopAlerts,
    () => ({}),
    ({ alertToken }) => ({ token: alertToken }),
  ),
  'bookings/[token] POST': post(
    changeBooking,
    () => ({ action: 'cancel' }),
    ({ bookingToken }) => ({ token: bookingToken }),
  ),
}

/** Routes without anybody's things, each with its reason. */
const OTHERS: Record<string, string> = {
  'shopper/codes POST': 'sends a code',
  'shopper/sessions POST': 'signs in by a code',
  'shopper/session-check POST': 'takes the secret of the deployment',
  'alerts/run POST': 'takes the secret of the deployment',
  'alerts/[token]/stop GET': 'leads to the page of the link',
  'saved-searches GET': 'reads the search of the question',
  'saved-searches POST': 'adds a search to the address of the session, else asks the address',
}

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from graphile_worker._private_jobs')
})

async function createDealer(name: string): Promise<number> {
  const { id } = await createSite(cms)
  const flags = { garage: true, watchlist: true, searchAlerts: true, prizeWheel: true }
  await cms.update({ collection: 'sites', id, data: { domains: [{ host: name }], flags } as never })
  const wheel = {
    ...{ blockType: 'prizeWheel', id: block_id, heading: 'Spin', terms: 'One spin.' },
    ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' },
    prizes: [{ id: 'mats', label: 'Mats', odds: 100 }],
  }
  const page = { site: id, title: 'Spin', path: '/spin-to-win', _status: 'published', layout: [wheel] }
  await cms.create({ collection: 'pages', data: page as never })
  return id
}

async function upload(browser: ShopperBrowser, id: string): Promise<Response> {
  const photo = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('photos', new File([new Uint8Array(photo)], 'car.jpg'))
  const request = new Request(`http://${browser.host}/api/shopper/vehicles/${id}/photos`, {
    method: 'POST',
    headers: {
      ...{ host: browser.host, [PEER_HEADER]: browser.sender },
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: form,
  })
  return addPhotos(request, { params: Promise.resolve({ id }) })
}

/** Ada signs in with her email, adds her mobile, and keeps one of each thing. */
async function createAda(site: number): Promise<{ ada: ShopperBrowser; things: Things }> {
  const ada = new ShopperBrowser(host)
  await ada.signIn(cms, ADA.email)
  await ada.signIn(cms, ADA.phone, { type: 'watchlist' })
  await ada.send(rename, 'POST', { name: ADA.name })
  const saved = (await createDocument(cms, 'cars', site)).id as number
  const watched = (await createDocument(cms, 'cars', site)).id as number
  await ada.send(addFavourite, 'PUT', undefined, { id: `${saved}` })
  expect((await ada.send(watch, 'POST', { phone_number: ADA.phone, car_id: watched })).status).toBe(200)
  const car = { make: 'Mazda', model: 'CX-5', year: '2021', km: '48000', rego: ADA.rego, rego_state: 'VIC' }
  const vehicle = `${((await (await ada.send(addCar, 'POST', car)).json()) as { id: number }).id}`
  await upload(ada, vehicle)
  const photos = await cms.db.pool.query('select upload_id from shopper_vehicle_photos where vehicle_id = $1', [
    vehicle,
  ])
  expect((await ada.send(saveSearch, 'POST', { search: '/search', frequency: 'daily' })).status).toBe(201)
  const [row] = (
    await cms.db.pool.query(
      `select search.id, recipient.id as recipient from saved_searches search
       join alert_recipients recipient on recipient.id = search.recipient_id where recipient.email = $1`,
      [ADA.email],
    )
  ).rows as { id: number; recipient: number }[]
  await ada.send(spin, 'POST', { block_id })
  return {
    ada,
    things: {
      ...{ saved, watched, vehicle, photo: `${photos.rows[0].upload_id}`, search: Number(row!.id) },
      alertToken: createAlertToken(process.env.PAYLOAD_SECRET ?? '', { kind: 'recipient', id: Number(row!.recipient) }),
      bookingToken: bookingPath(await createBooking(site)).split('/')[2]!,
    },
  }
}

async function createBooking(site: number): Promise<number> {
  const location = (await createDocument(cms, 'locations', site)).id
  const reference = uniqueName('FC-MATRIX')
  const lead = await cms.create({
    collection: 'leads',
    data: {
      ...{ site, location, reference, kind: 'testDrive', category: 'Test drive', status: 'new', name: ADA.name },
      ...{ email: ADA.email, phone: ADA.phone, idempotency_key: reference },
    } as never,
  })
  const starts = Date.now() + 3 * 86_400_000
  const booking = await cms.create({
    collection: 'bookings',
    data: {
      ...{ site, location, department: 'sales', place: 1, status: 'booked', lead: lead.id },
      ...{ starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 1_800_000).toISOString() },
    } as never,
  })
  return booking.id as number
}

/** Everything of Ada on the first site, as the database has it. */
async function snapshot(site: number): Promise<string> {
  const read = async (sql: string, ...values: unknown[]) => (await cms.db.pool.query(sql, values)).rows
  const [shopper] = await read(
    'select id, name, email, phone from shoppers where site_id = $1 and email = $2',
    site,
    ADA.email,
  )
  return JSON.stringify([
    shopper,
    await read('select count(*) from shopper_sessions where shopper_id = $1', shopper?.id),
    await read('select * from shopper_cars where shopper_id = $1 order by 1, 2, 3', shopper?.id),
    await read('select * from shopper_vehicles where shopper_id = $1', shopper?.id),
    await read('select * from shopper_vehicle_photos order by upload_id'),
    await read(
      'select id, email, car_frequency, stopped_at from alert_recipients where site_id = $1 and email = $2',
      site,
      ADA.email,
    ),
    await read('select id, frequency, confirmed_at from saved_searches order by id'),
    await read('select status from bookings where site_id = $1', site),
    await read('select id, prize, code from campaign_draws where site_id = $1 order by id limit 1', site),
  ])
}

it('[FAV-06] names every operation of shoppers', async () => {
  const api = resolve(root, 'src/app/api')
  const files = ['shopper', 'watchlist', 'alerts', 'bookings', 'prize-wheel', 'saved-searches'].flatMap((folder) =>
    readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)route\.ts$/.test(file))
      .map((file) => join(folder, file)),
  )
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(join(api, file), 'utf8').matchAll(
        /^export (?:const|async function) (GET|POST|PUT|PATCH|DELETE)\b/gm,
      ),
      ([, method]) => `${file.replace('/route.ts', '')} ${method}`,
    ),
  )
  expect(found.sort()).toEqual([...Object.keys(BY_SESSION), ...Object.keys(BY_LINK), ...Object.keys(OTHERS)].sort())
})

it('[FAV-06] of one shopper on two sites, another one and a stranger, nobody reads or changes what is another’s', async () => {
  const site = await createDealer(host)
  await createDealer(otherHost)
  const { ada, things } = await createAda(site)
  const before = await snapshot(site)
  expect(before).toContain(ADA.rego)

  /** Nothing of Ada's is in the answer, and nothing of hers is another afterwards. */
  const expectNothing = async (who: string, name: string, response: Response) => {
    const body = await response.text()
    const told = `${body} ${[...response.headers].join(' ')}`
    for (const secret of SECRETS) expect(told, `${who}, ${name}`).not.toContain(secret)
    expect(await snapshot(site), `${who}, ${name}`).toBe(before)
    await cms.db.pool.query('delete from rate_limits')
  }

  for (const [name, operation] of Object.entries(BY_SESSION)) {
    const stranger = await operation(new ShopperBrowser(host), things)
    expect(stranger.status, `a stranger, ${name}`).toBe(401)
    await expectNothing('a stranger', name, stranger)
    // Her cookie on the other site.
    const stray = new ShopperBrowser(otherHost)
    for (const [key, value] of ada.cookies) stray.cookies.set(key, value)
    const strayed = await operation(stray, things)
    expect(strayed.status, `her session elsewhere, ${name}`).toBe(401)
    await expectNothing('her session elsewhere', name, strayed)
  }

  // Another shopper of the site, and she herself as a customer of the other dealer, whose answers are about themselves.
  const others = { grace: new ShopperBrowser(host), 'Ada there': new ShopperBrowser(otherHost) }
  const OWN_ANSWERS =
    /^(shopper\/(favourites|export|profile|car-alerts|vehicles|sign-out|account) |prize-wheel |watchlist GET)/
  await others.grace.signIn(cms, 'grace@matrix.test')
  await others.grace.signIn(cms, '0491 570 162', { type: 'watchlist' })
  await others['Ada there'].signIn(cms, ADA.email)
  for (const [who, browser] of Object.entries(others)) {
    const email = who === 'grace' ? 'grace@matrix.test' : ADA.email
    for (const [name, operation] of Object.entries(BY_SESSION)) {
      const response = await operation(browser, things)
      const { status } = response
      if (OWN_ANSWERS.test(name)) expect(status, `${who}, ${name}`).toBeLessThan(400)
      else if (name === 'shopper/favourites/[id] DELETE') expect(status, `${who}, ${name}`).toBeLessThan(500)
      else if (name !== 'shopper/favourites/[id] PUT' || browser.host === otherHost)
        expect([403, 404], `${who}, ${name}: ${status}`).toContain(status)
      // Her own address is in what she exports as a customer of the other dealer.
      const isHers = who === 'Ada there' && name === 'shopper/export GET'
      await expectNothing(who, name, isHers ? new Response((await response.text()).replaceAll(email, '')) : response)
      // Ending one's own session or account ends nobody else's.
      if (/sign-out|account/.test(name)) await browser.signIn(cms, email)
    }
    for (const [name, operation] of Object.entries(BY_LINK)) {
      if (browser.host !== otherHost) continue
      const response = await operation(browser, things)
      // One click says yes to any link, also where there is nothing to stop.
      expect(response.status, `${who}, ${name}`).toBe(name === 'alerts/[token]/stop POST' ? 200 : 404)
      await expectNothing(who, name, response)
    }
  }
  // Grace's own link changes no search of Ada.
  await others.grace.send(saveSearch, 'POST', { search: '/search', frequency: 'daily' })
  const [own] = (await cms.db.pool.query('select id from alert_recipients where email = $1', ['grace@matrix.test']))
    .rows
  const token = createAlertToken(process.env.PAYLOAD_SECRET ?? '', { kind: 'recipient', id: Number(own.id) })
  await others.grace.send(changeAlerts, 'POST', { action: 'remove', search: things.search }, { token })
  const left = await cms.db.pool.query('select id from saved_searches where id = $1', [things.search])
  expect(left.rows).toHaveLength(1)

  // All of it is hers to do.
  for (const [name, operation] of Object.entries({ ...BY_LINK, ...BY_SESSION })) {
    const { status } = await operation(ada, things)
    expect(status, `Ada, ${name}`).toBeLessThan(400)
    if (name === 'shopper/sign-out POST') await ada.signIn(cms, ADA.email)
    await cms.db.pool.query('delete from rate_limits')
  }
})
