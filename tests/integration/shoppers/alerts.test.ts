import { Readable } from 'node:stream'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as changeAlerts } from '../../../src/app/api/alerts/[token]/settings/route'
import { POST as stopByOneClick } from '../../../src/app/api/alerts/[token]/stop/route'
import { POST as saveSearch } from '../../../src/app/api/saved-searches/route'
import { POST as deleteAccount } from '../../../src/app/api/shopper/account/route'
import { POST as setCarAlerts } from '../../../src/app/api/shopper/car-alerts/route'
import { PUT as addFavourite } from '../../../src/app/api/shopper/favourites/[id]/route'
import { findStockChanges } from '../../../src/data/alerts/findStockChanges'
import { queueAlertMails } from '../../../src/data/alerts/queueAlertMails'
import { countToday, listMostWatched, listSavedNotInStock } from '../../../src/data/shoppers/shopperInterest'
import { findSiteById } from '../../../src/data/site/sites'
import { CHALLENGE_HEADER } from '../../../src/domain/leads/challenge'
import type { Site } from '../../../src/domain/site/site'
import { importFeed } from '../../../src/feeds/importFeed'
import { optOutByStaff } from '../../../src/leads/privacy/optOuts'
import { claimAlertMail, readAlertMail } from '../../../src/server/alerts/alertMails'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { toDatabase } from '../../../src/server/database/database'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { toStoredKey } from '../../../src/server/rateLimit'
import { listConsents } from '../../../src/server/shoppers/consents'
import { hashAddress } from '../../../src/server/shoppers/signInLimits'
import { stockCache } from '../../../src/stockIndex/stockCache'
import { createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'
import { listMessages, ShopperBrowser } from './shopperBrowser'

const DAY_MS = 86_400_000
/** Noon in Melbourne. */
const NOON = new Date('2026-11-24T01:00:00Z')

const host = `${uniqueName('dealer')}.test`
let cms: Payload
let siteId: number
let otherId: number

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const create = async (name: string) => {
    const { id } = await createSite(cms)
    const flags = { garage: true, searchAlerts: true }
    await cms.update({ collection: 'sites', id, data: { domains: [{ host: name }], flags } as never })
    return id
  }
  siteId = await create(host)
  otherId = await create(`${uniqueName('other')}.test`)
  await createDocument(cms, 'locations', siteId)
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from graphile_worker._private_jobs')
  await cms.db.pool.query('delete from alert_recipients')
})

const getSite = async () => (await findSiteById(siteId)) as Site

async function createCar(make: string, price: number): Promise<number> {
  const data = { site: siteId, make, model: 'CX-5', year: 2024, car_type: 'used', stocknum: uniqueName('S'), price }
  const { id } = await cms.create({ collection: 'cars', data: data as never })
  return id as number
}
const updateCar = (id: number, data: object) => cms.update({ collection: 'cars', id, data: data as never })

async function run(now: Date) {
  const site = await getSite()
  // As the listener of a server does: without one, the index is up to two seconds old.
  await stockCache().refresh(siteId)
  const found = await findStockChanges(cms.db.pool, site, now)
  const queued = await queueAlertMails(cms.db.pool, site, now)
  return { ...found, queued }
}

/** The emails that wait to be sent, oldest first. */
async function listAlertMails() {
  const { rows } = await cms.db.pool.query(`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'sendAlertMail' order by job.id`)
  return rows.map(({ payload }) => readAlertMail(payload, process.env.PAYLOAD_SECRET ?? ''))
}
const lastMail = async () => (await listAlertMails()).at(-1)!.content

/** Saves a search by email and confirms it by the link of the message. */
async function subscribe(email: string, make: string, frequency = 'atOnce') {
  const browser = new ShopperBrowser(host)
  const saved = await browser.send(saveSearch, 'POST', {
    ...{ email, frequency, search: `/search?refinementList[make][0]=${make}` },
  })
  expect(saved.status).toBe(202)
  const message = (await listMessages(cms)).at(-1)!
  const token = /\/alerts\/(s[\w.-]+)/.exec(message.text)![1]!
  expect((await browser.send(changeAlerts, 'POST', { action: 'confirm' }, { token })).status).toBe(204)
  return browser
}

it('[FAV-05] mails that confirm a search use up nothing of the sign-in codes of their address', async () => {
  const email = 'flooded@example.test'
  for (let n = 0; n < 8; n += 1) {
    const stranger = new ShopperBrowser(host, `203.0.113.${n + 20}`)
    await stranger.send(saveSearch, 'POST', {
      email,
      frequency: 'daily',
      search: `/search?refinementList[make][0]=M${n}`,
    })
  }
  expect(await listMessages(cms)).toHaveLength(5)
  const owner = new ShopperBrowser(host, '198.51.100.9')
  expect((await owner.signIn(cms, email)).status).toBe(200)
})

it('[FAV-06] refuses a filter that does not exist rather than saving a wider search', async () => {
  const browser = new ShopperBrowser(host)
  const save = (search: string) =>
    browser.send(saveSearch, 'POST', { email: 'wide@example.test', frequency: 'daily', search })
  const refused = await save('/search?colr=Red')
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { errors: [{ field: 'search', message: expect.stringContaining('colr') }] },
  ])
  expect((await save('/search?refinementList[nothing][0]=x')).status).toBe(400)
  expect((await save('/search?range[price]=:30000&utm_source=mail&gclid=1')).status).toBe(202)
})

describe('alerts of a saved search', () => {
  it('[FAV-06] start by a confirmed email, and tell of a match, a price drop, a return and a sale, each once', async () => {
    const make = uniqueName('Make')
    await createCar(make, 32_000)
    await run(NOON)
    await subscribe('ada@example.test', make)
    // What was there when it was saved is no news.
    expect(await run(NOON)).toMatchObject({ queued: 0 })

    const car = await createCar(make, 30_000)
    await createCar('Otherwise', 30_000)
    expect(await run(NOON)).toMatchObject({ alerts: 1, queued: 1 })
    const first = await lastMail()
    expect(first.subject).toBe(`New: 2024 ${make} CX-5 at ${(await getSite()).name}`)
    expect(first.text).toContain('$30,000')
    expect(first.text).toContain('1 High Street, Geelong VIC 3220')
    expect(first.unsubscribeUrl).toMatch(new RegExp(`^https://${host}/api/alerts/r[\\w.-]+/stop$`))
    expect(await run(NOON)).toMatchObject({ changes: 0, alerts: 0, queued: 0 })

    await updateCar(car, { price: 27_990 })
    await run(NOON)
    expect((await lastMail()).text).toContain('$2,010 less: was $30,000, now $27,990')

    await updateCar(car, { status: 'sold' })
    await run(NOON)
    expect((await lastMail()).subject).toContain(`Sold: 2024 ${make} CX-5`)
    expect((await lastMail()).text.toLowerCase()).toContain('like the 2024')

    await updateCar(car, { status: 'in_stock' })
    await run(NOON)
    expect((await lastMail()).subject).toContain(`Available again: 2024 ${make} CX-5`)
    expect(await listAlertMails()).toHaveLength(4)
    expect(await run(NOON)).toMatchObject({ changes: 0, alerts: 0, queued: 0 })
  })

  it('[FAV-06] tell nothing of cars that are gone by the time of the email, or of prices that rose again', async () => {
    const make = uniqueName('Make')
    const dearer = await createCar(make, 30_000)
    await run(NOON)
    await subscribe('ada@example.test', make, 'daily')
    const site = await getSite()
    const gone = await createCar(make, 20_000)
    await updateCar(dearer, { price: 28_000 })
    expect(await findStockChanges(cms.db.pool, site, NOON)).toMatchObject({ changes: 2, alerts: 1 })
    await updateCar(gone, { show_on_dealer_website: false })
    await updateCar(dearer, { price: 30_000 })
    expect(await queueAlertMails(cms.db.pool, site, NOON)).toBe(0)
    expect(await listAlertMails()).toEqual([])
  })

  it('[FAV-06] are one email a day at most, none in the quiet hours, and what waits is in the next', async () => {
    const make = uniqueName('Make')
    await run(NOON)
    await subscribe('ada@example.test', make, 'daily')
    await createCar(make, 30_000)
    // Nine in the evening, then the next morning at nine.
    expect(await run(new Date('2026-11-24T10:00:00Z'))).toMatchObject({ alerts: 1, queued: 0 })
    const morning = new Date('2026-11-24T22:00:00Z')
    expect(await run(morning)).toMatchObject({ queued: 1 })
    await createCar(make, 31_000)
    expect(await run(new Date(morning.getTime() + 3_600_000))).toMatchObject({ alerts: 1, queued: 0 })
    await createCar(make, 32_000)
    expect(await run(new Date(morning.getTime() + DAY_MS))).toMatchObject({ queued: 1 })
    expect((await lastMail()).subject).toMatch(/^2 new cars/)
  })

  it('[FAV-06] a stranger who uses up a day’s confirmations of an address keeps nobody from alerts: each takes a proof of work', async () => {
    const address = hashAddress(siteId, { channel: 'email', address: 'victim@example.test' })
    await cms.db.pool.query('insert into rate_limits (key, points, expire) values ($1, 30, $2)', [
      `shopperConfirmationsDay:${toStoredKey(address)}`,
      Date.now() + 600_000,
    ])
    const body = { email: 'victim@example.test', frequency: 'daily', search: '/search' }
    const refused = await new ShopperBrowser(host).send(saveSearch, 'POST', body)
    expect(refused.status).toBe(429)
    expect(await listMessages(cms)).toHaveLength(0)
    const { challenge } = (await refused.json()) as { challenge: Challenge }
    const proof = btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
    const solved = new Request(`http://${host}/api/saved-searches`, {
      method: 'POST',
      headers: { host, [PEER_HEADER]: '203.0.113.9', 'Content-Type': 'application/json', [CHALLENGE_HEADER]: proof },
      body: JSON.stringify(body),
    })
    expect((await saveSearch(solved, { params: Promise.resolve({}) })).status).toBe(202)
    expect(await listMessages(cms)).toHaveLength(1)
  })

  it('[FAV-06] go to nobody who did not confirm, and are no way to learn who has alerts', async () => {
    const make = uniqueName('Make')
    await run(NOON)
    const browser = await subscribe('ada@example.test', make)
    const search = `/search?refinementList[make][0]=${make}`
    const known = await browser.send(saveSearch, 'POST', { email: 'ada@example.test', frequency: 'weekly', search })
    const unknown = await browser.send(saveSearch, 'POST', { email: 'eve@example.test', frequency: 'weekly', search })
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
    await createCar(make, 30_000)
    // A stranger's attempt neither adds an address nor slows what is confirmed.
    expect(await run(NOON)).toMatchObject({ alerts: 1, queued: 1 })
  })

  it('[FAV-06] stop at once: by one click, at the privacy desk, and also what was about to be sent', async () => {
    const make = uniqueName('Make')
    await run(NOON)
    const browser = await subscribe('ada@example.test', make)
    await createCar(make, 30_000)
    await run(NOON)
    const [queued] = await listAlertMails()
    const token = /alerts\/([^/]+)\/stop/.exec(queued!.content.unsubscribeUrl)![1]!
    const oneClick = 'List-Unsubscribe=One-Click'
    expect((await browser.send(stopByOneClick, 'POST', oneClick, { token: `${token}x` })).status).toBe(404)
    expect((await browser.send(stopByOneClick, 'POST', oneClick, { token })).status).toBe(200)
    expect(await claimAlertMail(cms.db.pool, queued!.mailId, new Date())).toEqual({ kind: 'skip' })
    await createCar(make, 31_000)
    expect(await run(NOON)).toMatchObject({ alerts: 0, queued: 0 })

    await browser.send(changeAlerts, 'POST', { action: 'resume' }, { token })
    await createCar(make, 32_000)
    const site = await getSite()
    expect(await findStockChanges(cms.db.pool, site, NOON)).toMatchObject({ alerts: 1 })
    const person = { email: 'ada@example.test' }
    const { id, name } = (await createUser(cms, 'superAdmin')) as unknown as { id: number; name: string }
    await optOutByStaff(cms.db.pool, {
      ...{ siteId, person, reason: 'email', secret: 'secret', now: NOON, handler: { id, name } },
    })
    expect(await queueAlertMails(cms.db.pool, site, NOON)).toBe(0)
  })

  it('[FAV-06] are changed by their own link alone, on their own site', async () => {
    const make = uniqueName('Make')
    await run(NOON)
    await subscribe('ada@example.test', make)
    await createCar(make, 30_000)
    await run(NOON)
    const token = /alerts\/([^/]+)\/stop/.exec((await lastMail()).unsubscribeUrl)![1]!
    const { rows: sites } = await cms.db.pool.query('select host from sites_domains where _parent_id = $1', [otherId])
    const elsewhere = new ShopperBrowser(sites[0].host)
    expect((await elsewhere.send(changeAlerts, 'POST', { action: 'stop' }, { token })).status).toBe(404)
    const forged = `r1.${'x'.repeat(43)}`
    expect((await elsewhere.send(changeAlerts, 'POST', { action: 'stop' }, { token: forged })).status).toBe(404)
    const { rows } = await cms.db.pool.query('select stopped_at from alert_recipients')
    expect(rows).toEqual([{ stopped_at: null }])
  })
})

it('[CAR-13] price changes of cars for sale are recorded, up and down, also on sites without alerts', async () => {
  const id = await createCar('Mazda', 30_000)
  const flags = { garage: true, searchAlerts: false }
  await cms.update({ collection: 'sites', id: siteId, data: { flags } as never })
  try {
    await run(NOON)
    await updateCar(id, { price: 29_000 })
    const { repriced, changes } = await run(new Date(NOON.getTime() + 60_000))
    expect([repriced.length, changes]).toEqual([1, 0])
    await updateCar(id, { price: 29_500 })
    await run(new Date(NOON.getTime() + 120_000))
    await updateCar(id, { status: 'sold' })
    await run(new Date(NOON.getTime() + 180_000))
    const { rows } = await cms.db.pool.query(
      'select price_before, price_after from price_changes where car_id = $1 order by at',
      [id],
    )
    expect(rows).toEqual([
      { price_before: 30_000, price_after: 29_000 },
      { price_before: 29_000, price_after: 29_500 },
    ])
  } finally {
    await cms.update({
      collection: 'sites',
      id: siteId,
      data: { flags: { garage: true, searchAlerts: true } } as never,
    })
  }
})

describe('alerts of saved cars', () => {
  it('[FAV-01] tell a signed-in shopper of a price drop and a sale, and end with the account', async () => {
    const make = uniqueName('Make')
    const car = await createCar(make, 30_000)
    await run(NOON)
    const browser = new ShopperBrowser(host)
    await browser.signIn(cms, 'tom@example.test')
    await browser.send(addFavourite, 'PUT', undefined, { id: `${car}` })
    expect((await browser.send(setCarAlerts, 'POST', { frequency: 'sometimes' })).status).toBe(400)
    expect((await browser.send(setCarAlerts, 'POST', { frequency: 'atOnce' })).status).toBe(204)
    await updateCar(car, { price: 29_000 })
    expect(await run(NOON)).toMatchObject({ alerts: 1, queued: 1 })
    expect((await lastMail()).subject).toContain('Price drop')
    await updateCar(car, { status: 'sold' })
    await run(NOON)
    expect((await lastMail()).subject).toContain('Sold')
    const { rows: consents } = await cms.db.pool.query(
      `select purpose, given, wording from shopper_consents where purpose = 'carAlerts' order by id`,
    )
    expect(consents.at(-1)).toMatchObject({ given: true, wording: expect.stringContaining('gets cheaper') })
    await browser.send(deleteAccount, 'POST', { confirm: 'delete' })
    const { rows } = await cms.db.pool.query(`select id from alert_recipients where email = 'tom@example.test'`)
    expect(rows).toEqual([])
  })
})

it('[FAV-06] [FIN-09] the repayment in an alert is that of its price, also where staff override the price of a feed with a lender’s offer', async () => {
  const make = uniqueName('Make')
  const lender = { interestRate: 7.49, comparisonRate: 8.04, establishmentFees: 395, paymentWeek: 140.24, termYears: 5 }
  const cell = `"${JSON.stringify({ Wattle: lender }).replaceAll('"', '""')}"`
  const feed = `stocknum,make,model,year,car_type,price,finance_lenders\n${uniqueName('L')},${make},Rio,2024,used,30000,${cell}`
  await run(NOON)
  await importFeed({
    pool: cms.db.pool,
    siteId,
    source: Readable.from([Buffer.from(feed)]),
    mode: 'delta',
    now: new Date(),
  })
  await run(NOON)
  await subscribe('lender@example.test', make)
  const { docs } = await cms.find({ collection: 'cars', where: { make: { equals: make } }, depth: 0 })
  await updateCar(docs[0]!.id as number, { overrides: [{ field: 'price', value: '29000' }] })
  expect(await run(NOON)).toMatchObject({ queued: 1 })
  const { text } = await lastMail()
  expect(text).toContain('$1,000 less: was $30,000, now $29,000')
  expect(text).toContain('$29,000')
  // The lender's $141 was for $30,000.
  expect(text).not.toContain('$141')
  expect(text).not.toContain('a lender')
  expect(text).toMatch(/\$\d+\/wk at 7\.99% p\.a\./)
})

describe('what staff see', () => {
  it('[FAV-06] counts the shoppers of a car and of a search without a car, of their own site alone', async () => {
    const make = uniqueName('Make')
    const car = await createCar('Mazda', 30_000)
    for (const email of ['kim@example.test', 'lee@example.test']) {
      const browser = new ShopperBrowser(host)
      await browser.signIn(cms, email)
      await browser.send(addFavourite, 'PUT', undefined, { id: `${car}` })
    }
    await run(NOON)
    await subscribe('ada@example.test', make)
    const [watched] = await listMostWatched(cms, [siteId])
    expect(watched).toMatchObject({ id: car, shoppers: 2 })
    const listWanted = (site: number) => listSavedNotInStock(cms, [site], countToday)
    expect(await listWanted(siteId)).toEqual([{ name: make, site: siteId, shoppers: 1 }])
    expect(await listMostWatched(cms, [otherId])).toEqual([])
    expect(await listWanted(otherId)).toEqual([])
    const met = await createCar(make, 30_000)
    await run(NOON)
    // The index follows the stock.
    await expect.poll(() => listWanted(siteId), { timeout: 15_000 }).toEqual([])
    // What counts is today's stock, not what there was when it was saved.
    await updateCar(met, { status: 'sold' })
    await run(NOON)
    await expect.poll(() => listWanted(siteId), { timeout: 15_000 }).toMatchObject([{ name: make }])
  })
})

describe('alerts of one person with two emails', () => {
  it('[FAV-06] are joined when an account gets the email of another, with consents, and end with the account', async () => {
    const [both, old] = [uniqueName('Both'), uniqueName('Old')]
    await subscribe('first@example.test', old)
    await subscribe('second@example.test', both)
    const browser = new ShopperBrowser(host)
    await browser.signIn(cms, 'first@example.test')
    await browser.signIn(cms, 'second@example.test', { attach: '1' })
    const { rows } = await cms.db.pool.query(
      'select r.email, s.name from saved_searches s join alert_recipients r on r.id = s.recipient_id order by s.id',
    )
    expect(rows).toEqual([
      { email: 'second@example.test', name: old },
      { email: 'second@example.test', name: both },
    ])
    const states = async (email: string) =>
      (await listConsents(toDatabase(cms.db.pool), siteId, email)).map(({ purpose, given }) => `${purpose} ${given}`)
    expect(await states('first@example.test')).toEqual(['searchAlerts false', 'searchAlerts true'])
    expect(await states('second@example.test')).toEqual(['searchAlerts true', 'searchAlerts true'])
    await browser.send(deleteAccount, 'POST', { confirm: 'delete' })
    expect((await states('second@example.test'))[0]).toBe('searchAlerts false')
  })
})
