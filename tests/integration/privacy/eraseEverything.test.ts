import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import pino from 'pino'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import {
  DELETE as cmsDelete,
  GET as cmsGet,
  PATCH as cmsPatch,
  POST as cmsPost,
} from '../../../src/app/(payload)/api/[...slug]/route'
import { POST as changeAlerts } from '../../../src/app/api/alerts/[token]/settings/route'
import { POST as moveBooking } from '../../../src/app/api/bookings/[token]/route'
import { POST as reportBrowserError } from '../../../src/app/api/browser-errors/route'
import { PATCH as sendStep } from '../../../src/app/api/enquiries/[id]/route'
import { POST as sendForm } from '../../../src/app/api/enquiries/form/route'
import { POST as sendEnquiry } from '../../../src/app/api/enquiries/route'
import { POST as sendFile } from '../../../src/app/api/enquiry-files/route'
import { POST as sendEvents } from '../../../src/app/api/events/route'
import { GET as findAnything } from '../../../src/app/api/find/route'
import { POST as addNote } from '../../../src/app/api/lead-inbox/[id]/notes/route'
import { GET as readLead } from '../../../src/app/api/lead-inbox/[id]/route'
import { POST as exportLeads } from '../../../src/app/api/lead-inbox/export/route'
import { PATCH as changeLeads, GET as searchInbox } from '../../../src/app/api/lead-inbox/route'
import { POST as noteMissingPages } from '../../../src/app/api/missing-pages/route'
import { GET as openCheckout } from '../../../src/app/api/payments/[token]/checkout/route'
import { POST as payDemo } from '../../../src/app/api/payments/[token]/demo/route'
import { POST as eraseRoute } from '../../../src/app/api/privacy-desk/erase/route'
import { POST as exportPerson } from '../../../src/app/api/privacy-desk/export/route'
import { POST as optOut } from '../../../src/app/api/privacy-desk/opt-out/route'
import { GET as openPerson } from '../../../src/app/api/privacy-desk/person/route'
import { GET as findPerson } from '../../../src/app/api/privacy-desk/route'
import { POST as spin } from '../../../src/app/api/prize-wheel/route'
import { POST as lookUpRego } from '../../../src/app/api/rego-lookups/route'
import { POST as confirmReservation } from '../../../src/app/api/reservations/[token]/route'
import { POST as saveSearch } from '../../../src/app/api/saved-searches/route'
import { POST as setCarAlerts } from '../../../src/app/api/shopper/car-alerts/route'
import { GET as exportAccount } from '../../../src/app/api/shopper/export/route'
import { PUT as addFavourite } from '../../../src/app/api/shopper/favourites/[id]/route'
import { POST as rename } from '../../../src/app/api/shopper/profile/route'
import { POST as addPhotos } from '../../../src/app/api/shopper/vehicles/[id]/photos/route'
import { POST as addCar } from '../../../src/app/api/shopper/vehicles/route'
import { POST as searchStock } from '../../../src/app/api/stock-index/[...path]/route'
import { GET as suggest } from '../../../src/app/api/suggestions/route'
import { POST as unsubscribe } from '../../../src/app/api/unsubscribe/[token]/route'
import { POST as watchCar } from '../../../src/app/api/watchlist/save-car/route'
import { createBookingToken } from '../../../src/leads/bookingToken'
import { createUnsubscribeToken } from '../../../src/leads/privacy/unsubscribeToken'
import { createReservationToken } from '../../../src/leads/reservationToken'
import type { Site } from '../../../src/payload-types'
import { addAlertMail, queueAlertMail } from '../../../src/server/alerts/alertMails'
import { createAlertToken } from '../../../src/server/alerts/alertTokens'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { toDatabase } from '../../../src/server/database/database'
import { hashEmail } from '../../../src/server/hashEmail'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { logger } from '../../../src/server/logger'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { TEST_SECRETS } from '../../support/postgres'
import { startTestWorker } from '../../support/worker'
import { latestMessage, ShopperBrowser } from '../shoppers/shopperBrowser'

const PASSWORD = 'a-long-enough-password'
const WHEEL = '0123456789abcdef0123456a'

const NAME = 'Zelda'
const LAST_NAME = 'Quokkaworth'
const EMAIL = 'zelda.quokka@erased.test'
const PHONE = '+61 491 571 266'
const REGO = 'ZQK77Z'
const VIN = '6T1BZ3FK50X987654'
const WORDS = 'perihelion marzipan'
const NOTE = 'obsidian teaspoon'
/** What must be found nowhere, and how it is written. */
const TRACES: Record<string, RegExp> = {
  email: /zelda(\.|%2e)?quokka|zelda\.quokka(@|%40)/i,
  name: /quokkaworth|\bzelda\b/i,
  phone: /(\+?61|0)?[\s().-]*491[\s().-]*571[\s().-]*266/,
  plate: /zqk\W?77\W?z/i,
  vin: /6T1BZ3FK50X987654/i,
  message: /perihelion|marzipan/i,
  note: /obsidian teaspoon/i,
  click: /zelda-click/i,
}

const lines: string[] = []
let cms: Payload
let site: Site
let other: Site
const hosts = { site: `${uniqueName('dealer')}.test`, other: `${uniqueName('other')}.test` }
const tokens: Record<'editor' | 'leads', string> = { editor: '', leads: '' }
let car: number
let location: number

beforeAll(async () => {
  captureLog()
  cms = await startCms()
  captureLog(cms.logger as never)
  await ensureJobTables(cms.db.pool)
  ;[site, other] = [await createSite(cms), await createSite(cms)]
  for (const [{ id }, host] of [
    [site, hosts.site],
    [other, hosts.other],
  ] as const) {
    const flags = {
      ...{ garage: true, watchlist: true, searchAlerts: true, prizeWheel: true, reserveOnline: true },
      ...{ buyOnline: true, tradeInValuation: true },
    }
    const data = {
      ...{ domains: [{ host }], flags, email: 'hello@dealer.test', alerts: { sender: 'alerts@dealer.test' } },
      ...{ reservations: { takeCards: true, holdHours: 24 }, tradeIns: { noteValuation: true } },
      enquiryReceipt: { send: true, subject: 'We have it', text: 'Thank you.' },
    }
    await cms.update({ collection: 'sites', id, data: data as never })
  }
  const hours = Array.from({ length: 7 }, (_, day) => ({
    ...{ weekday: `${day}`, status: 'Open', open: '09:00', close: '17:00' },
  }))
  const departments = ['sales', 'service', 'parts'].map((type) => ({ type, hours }))
  location = (await createDocument(cms, 'locations', site.id, { timeZone: 'Australia/Sydney', departments })).id
  car = (await createDocument(cms, 'cars', site.id, { make: 'Mazda', model: 'CX-5', price: 30_000, location })).id
  await createDocument(cms, 'leadRoutes', site.id, {
    ...{ emails: ['sales@dealer.test'], adfEmails: ['crm@dealer.test'], webhooks: [{ url: 'http://127.0.0.1:9/crm' }] },
  })
  const layout = [
    {
      ...{ blockType: 'prizeWheel', id: WHEEL, heading: 'Spin', terms: 'One spin a person.' },
      ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' },
      prizes: [{ id: 'mats', label: 'Floor mats', odds: 100, stock: 5 }],
    },
  ]
  await createDocument(cms, 'pages', site.id, { path: '/spin-to-win', layout, _status: 'published' })
  for (const [name, role] of [
    ['editor', 'siteEditor'],
    ['leads', 'leadsOnly'],
  ] as const) {
    const email = `${uniqueName(name)}@staff.test`
    const data = { name, role, email, password: PASSWORD, sites: [{ site: site.id }] }
    await cms.create({ collection: 'users', data: data as never })
    tokens[name] = (await cms.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
  }
})

/** Keeps every line that a logger writes, at every level. */
function captureLog(of: pino.Logger = logger) {
  of.level = 'trace'
  const stream = (of as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]!
  stream.write = (line) => void lines.push(line)
}

type Handler = (request: Request, context: never) => Promise<Response>
type Params = Record<string, string | string[]>

async function call(handler: unknown, url: string, init: RequestInit = {}, params: Params = {}): Promise<Response> {
  return (handler as Handler)(new Request(url, init), { params: Promise.resolve(params) } as never)
}

/** A request of the person's browser, as JSON. */
async function send(
  handler: unknown,
  path: string,
  body?: object,
  more: { method?: string; host?: string; params?: Params; headers?: object } = {},
) {
  const host = more.host ?? hosts.site
  const response = await call(
    handler,
    `http://${host}${path}`,
    {
      method: more.method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...{
          host,
          [PEER_HEADER]: '203.0.113.77',
          'user-agent': `${NAME}’s browser`.replace('’', ''),
          'content-type': 'application/json',
        },
        ...{ 'Idempotency-Key': uniqueName('submission-of-a-person') },
        ...more.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    more.params,
  )
  const text = await response.text()
  let json: Record<string, unknown> = {}
  try {
    json = JSON.parse(text)
  } catch {
    // No JSON, such as of a redirect.
  }
  return { status: response.status, json, headers: response.headers }
}

/** A request of a member of staff. */
const staff = (
  handler: unknown,
  as: keyof typeof tokens,
  path: string,
  body?: object,
  params: Params = {},
  method = body ? 'POST' : 'GET',
) =>
  call(
    handler,
    `http://admin.test${path}`,
    {
      method,
      headers: { Authorization: `JWT ${tokens[as]}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
    params,
  )

const contact = { name: NAME, last_name: LAST_NAME, email: EMAIL, phone: PHONE, postcode: '3220' }
const visit = {
  url: `https://dealer.test/contact?email=${encodeURIComponent(EMAIL)}&name=${NAME}`,
  visited_pages: ['/', `/hello/${EMAIL}`],
  linked_query_params: { utm_source: 'news', utm_campaign: EMAIL, gclid: 'zelda-click', fbclid: 'zelda-click-2' },
}

/** One enquiry of each kind with every field, and the ids of their leads. */
async function enquire(): Promise<number[]> {
  const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\n%%EOF\n'
  const proofs: string[] = []
  for (let file = 0; file < 2; file += 1) {
    const stored = await call(sendFile, `http://${hosts.site}/api/enquiry-files?name=${NAME} ${LAST_NAME} CV.pdf`, {
      method: 'POST',
      headers: { host: hosts.site, [PEER_HEADER]: '203.0.113.77', 'content-type': 'application/pdf' },
      body: pdf,
    })
    expect(stored.status).toBe(201)
    proofs.push(((await stored.json()) as { proof: string }).proof)
  }
  const details: Record<string, object> = {
    service: { rego: REGO, details: { service_type: 'Repair', vehicle_make: 'Mazda', kilometres: 48_000 } },
    parts: { rego: REGO, details: { vin: VIN, part_number: 'B-1', vehicle_make: 'Mazda' } },
    finance: { details: { deposit: 5000, employment: 'Full time' } },
    fleet: { details: { company: `${LAST_NAME} Haulage`, vehicles: 3 } },
    careers: { files: proofs, details: { position: 'Sales', right_to_work: 'Yes' } },
    similar: { details: { budget: 20_000 } },
    payment: { details: { amount: 250, invoice: `INV-${LAST_NAME}`, invoice_number: `INV-${LAST_NAME}` } },
  }
  const kinds = [
    ...['general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance'],
    ...['fleet', 'careers', 'location', 'dealerSearch', 'reserve', 'purchase', 'payment'],
  ]
  const leads: number[] = []
  for (const kind of kinds) {
    await cms.db.pool.query('delete from rate_limits')
    const isAboutCar = ['car', 'testDrive', 'photos', 'similar', 'reserve', 'purchase', 'finance'].includes(kind)
    const body = {
      ...{
        kind,
        ...contact,
        message: `Please, ${WORDS}, says ${NAME} on ${PHONE}`,
        category: 'Used Cars',
        opt_in: true,
        terms: true,
      },
      ...{ additional_services: WORDS, ...visit, ...(isAboutCar && { car_id: car }), location_id: location },
      ...(['tradeIn', 'sellMyCar'].includes(kind) && { step: 'start' }),
      ...details[kind],
    }
    const stored = await send(sendEnquiry, '/api/enquiries', body)
    expect([kind, stored.status, stored.json]).toEqual([kind, 201, expect.any(Object)])
    leads.push(Number(stored.json.lead_id))
    if (!('token' in stored.json) || !['tradeIn', 'sellMyCar'].includes(kind)) continue
    const params = { id: String(stored.json.lead_id) }
    const steps = [
      { step: 'rego', rego: REGO, rego_state: 'VIC' },
      { step: 'valuation', vehicle: { make: 'Mazda', model: 'CX-5', year: 2020, km: 50_000 } },
      { step: 'accept', offer_accepted: true, message: WORDS },
    ]
    for (const step of steps)
      await send(
        sendStep,
        `/api/enquiries/${params.id}`,
        { ...step, token: stored.json.token },
        { method: 'PATCH', params },
      )
  }
  // A form without script.
  const form = new URLSearchParams({ kind: 'general', ...contact, message: WORDS, category: 'Parts', form_page: '/' })
  await call(sendForm, `http://${hosts.site}/api/enquiries/form`, {
    method: 'POST',
    headers: { host: hosts.site, [PEER_HEADER]: '203.0.113.77', 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  return leads
}

async function park() {
  await cms.db.pool.query(`
    create function fail_as_told() returns trigger language plpgsql as $$ begin
      raise exception 'no such value as %', new.email using errcode = '22023'; end $$;
    create trigger fail_as_told before insert on leads for each row execute function fail_as_told()`)
  const parked = await send(sendEnquiry, '/api/enquiries', {
    kind: 'general',
    ...contact,
    message: WORDS,
    category: 'Parts',
  })
  expect(parked).toMatchObject({ status: 201, json: { parked: true } })
  await cms.db.pool.query('drop trigger fail_as_told on leads; drop function fail_as_told')
}

/** Everything that an account offers. Returns its browser. */
async function useAccount(host = hosts.site) {
  const browser = new ShopperBrowser(host, '203.0.113.77')
  await browser.signIn(cms, EMAIL)
  await browser.signIn(cms, PHONE, { attach: '1' })
  await browser.send(rename, 'POST', { name: `${NAME} ${LAST_NAME}` })
  const added = await browser.send(addCar, 'POST', {
    ...{ make: 'Mazda', model: 'CX-5', year: '2021', km: '48000', rego: REGO, rego_state: 'VIC', badge: LAST_NAME },
    ...{ service_on: '2027-01-05', reminds: '1' },
  })
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as { id: number }
  const form = new FormData()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
    .withExif({ IFD0: { ImageDescription: `${NAME} ${LAST_NAME}` } })
    .jpeg()
    .toBuffer()
  form.append('photos', new File([new Uint8Array(photo)], `${NAME} ${LAST_NAME}.jpg`))
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await call(
    addPhotos,
    `http://${host}/api/shopper/vehicles/${id}/photos`,
    { method: 'POST', headers: { host, [PEER_HEADER]: browser.sender, cookie }, body: form },
    { id: String(id) },
  )
  await browser.send(addFavourite, 'PUT', undefined, { id: String(car) })
  await browser.send(watchCar, 'POST', { phone_number: PHONE, car_id: car })
  await browser.send(setCarAlerts, 'POST', { frequency: 'daily' })
  await browser.send(saveSearch, 'POST', { search: '/search/mazda', frequency: 'daily' })
  await browser.send(exportAccount, 'GET')
  if (host === hosts.site) expect((await browser.send(spin, 'POST', { block_id: WHEEL })).status).toBe(200)
  return browser
}

/** Traces that a page leaves besides forms and accounts. */
async function browse() {
  await send(saveSearch, '/api/saved-searches', { search: '/search/mazda', frequency: 'weekly', email: EMAIL })
  await send(lookUpRego, '/api/rego-lookups', { rego: REGO, regoState: 'VIC' })
  await send(suggest, `/api/suggestions?q=${encodeURIComponent(`${NAME} ${LAST_NAME} ${EMAIL}`)}`)
  const requests = [{ indexName: 'vehicles', params: `query=${encodeURIComponent(`${EMAIL} ${PHONE}`)}` }]
  await send(
    searchStock,
    '/api/stock-index/1/indexes/*/queries',
    { requests },
    { params: { path: ['1', 'indexes', '*', 'queries'] } },
  )
  await send(sendEvents, '/api/events', {
    events: [{ event_id: 22, path: `/contact/${EMAIL}?email=${EMAIL}&phone=${PHONE}`, details: { form: PHONE } }],
  })
  await send(reportBrowserError, '/api/browser-errors', {
    ...{
      name: 'Error',
      message: `No ${EMAIL} of ${PHONE}`,
      stack: `at /contact?email=${EMAIL}`,
      path: `/hello/${EMAIL}`,
    },
  })
  await call(noteMissingPages, 'http://localhost/api/missing-pages', {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_SECRETS.CRON_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pages: [{ host: hosts.site, path: `/hello/${EMAIL}`, hits: 1 }] }),
  })
  const tooShort = await send(sendEnquiry, '/api/enquiries', {
    ...contact,
    kind: 'general',
    email: `${EMAIL}@`,
    message: WORDS,
  })
  expect(tooShort.status).toBe(400)
  // A code that is never entered, in a browser that is forgotten.
  await new ShopperBrowser(hosts.site, '203.0.113.78').requestCode(EMAIL)
}

/** What staff do with a person's enquiries. */
async function work(leads: readonly number[]) {
  const spellings = [
    EMAIL,
    EMAIL.split('@')[0]!,
    `${NAME} ${LAST_NAME}`,
    LAST_NAME,
    PHONE,
    '0491571266',
    '0491 571 266',
    '491571266',
    '61491571266',
    WORDS,
    REGO,
  ]
  for (const words of spellings) {
    const q = encodeURIComponent(words)
    await (await staff(searchInbox, 'leads', `/api/lead-inbox?search=${q}`)).text()
    await (await staff(exportLeads, 'leads', `/api/lead-inbox/export?search=${q}`, {})).text()
    await (await staff(findAnything, 'editor', `/api/find?q=${q}`)).text()
    await (await staff(findPerson, 'editor', `/api/privacy-desk?who=${q}`)).text()
  }
  for (const id of leads)
    await (await staff(readLead, 'leads', `/api/lead-inbox/${id}`, undefined, { id: String(id) })).text()
  const [first] = leads
  await staff(
    addNote,
    'leads',
    `/api/lead-inbox/${first}/notes`,
    { text: `${NAME} rang: ${NOTE}` },
    { id: String(first) },
  )
  await staff(changeLeads, 'leads', '/api/lead-inbox', { ids: [first], status: 'contacted' }, {}, 'PATCH')
  const cmsPath = (collection: string, id: unknown) => ({ slug: [collection, String(id)] })
  await (
    await staff(
      cmsPatch,
      'editor',
      `/api/leads/${first}`,
      { notes: [{ text: `${NAME} wrote: ${NOTE}` }] },
      cmsPath('leads', first),
      'PATCH',
    )
  ).text()
  const query = `?where[email][equals]=${encodeURIComponent(EMAIL)}`
  await (await staff(cmsGet, 'editor', `/api/shoppers${query}`, undefined, { slug: ['shoppers'] })).text()
  await (await staff(cmsDelete, 'leads', `/api/leads${query}`, undefined, { slug: ['leads'] }, 'DELETE')).text()
  const preference = { value: { where: { email: { equals: EMAIL.toUpperCase() } }, columns: [{ accessor: EMAIL }] } }
  const kept = await staff(cmsPost, 'editor', '/api/payload-preferences/leads-list', preference, {
    slug: ['payload-preferences', 'leads-list'],
  })
  expect(kept.status).toBe(200)
  const person = `email:${EMAIL}`
  const key = `?${new URLSearchParams({ site: String(site.id), person })}`
  await (await staff(openPerson, 'editor', `/api/privacy-desk/person${key}`)).text()
  const action = { site: site.id, person, reason: 'email' }
  await (await staff(exportPerson, 'editor', '/api/privacy-desk/export', action)).arrayBuffer()
  await (await staff(optOut, 'editor', '/api/privacy-desk/opt-out', action)).text()
}

/** Every row of every table as text, by table. */
async function dumpDatabase(): Promise<Map<string, string[]>> {
  const { rows: tables } = await cms.db.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const dumped = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await cms.db.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    dumped.set(
      name,
      rows.map(({ row }) => withBytesAsText(row)),
    )
  }
  return dumped
}

/** Bytes are written as hex. */
const withBytesAsText = (row: string) =>
  row.replaceAll(/\\\\x((?:[0-9a-f]{2}){4,})/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1'))

/** The traces in a text. */
const findTraces = (text: string) => Object.keys(TRACES).filter((name) => TRACES[name]!.test(text))

/** Where the person is still found in the database, but in rows of another site. */
async function searchDatabase(): Promise<string[]> {
  const found: string[] = []
  const { rows: accounts } = await cms.db.pool.query('select id from shoppers where site_id = $1', [other.id])
  const elsewhere = accounts.map(({ id }) => id)
  for (const [table, rows] of await dumpDatabase())
    for (const row of rows) {
      const idOf = (column: string) => Number(new RegExp(`"${column}": (\\d+)`).exec(row)?.[1])
      if (idOf('site_id') === other.id || elsewhere.includes(idOf('shopper_id'))) continue
      for (const trace of findTraces(row)) found.push(`${table}: ${trace} in ${row.slice(0, 600)}`)
    }
  return found
}

/** Where the person is still found in the data folder: in names of files and in the files. */
async function searchFiles(): Promise<string[]> {
  const folder = process.env.FORECOURT_DATA ?? ''
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // Postgres overwrites rows that were removed in its own files when it needs the space (docs/privacy.md).
    if (!entry.isFile() || entry.parentPath.split('/').includes('cluster')) continue
    const path = join(entry.parentPath, entry.name)
    const text = `${entry.name}\n${decodeMail((await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1'))}`
    if (text.includes(`From: ${other.name}`) || text.includes(other.slug)) continue
    for (const trace of findTraces(text)) found.push(`${entry.name}: ${trace}`)
  }
  return found
}

/** Quoted-printable lines as they are read. */
const decodeMail = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const runWorker = async (untilDone: () => Promise<boolean>) => {
  const worker = startTestWorker({ logger: logger as never })
  await expect.poll(untilDone, { timeout: 60_000, interval: 300 }).toBe(true)
  await worker.stop()
}

const countJobs = async (task: string, dueOnly = true) => {
  const { rows } = await cms.db.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = $1 and (not $2 or (run_at <= now() and attempts < max_attempts))`,
    [task, dueOnly],
  )
  return rows[0]!.count
}

it('[PRIV-04] a person who did everything that a site offers is nowhere on it once they are erased, but in payments that were made', async () => {
  const leads = await enquire()
  expect(leads.length).toBeGreaterThan(14)
  await park()
  await cms.db.pool.query('delete from rate_limits')
  await useAccount()
  await browse()
  // A reservation is confirmed, one payment is made at the demo checkout and another by card.
  const { rows: holds } = await cms.db.pool.query('select id from holds where site_id = $1 order by id', [site.id])
  const secret = process.env.PAYLOAD_SECRET ?? ''
  for (const { id } of holds) {
    const token = createReservationToken(secret, id)
    await send(confirmReservation, `/api/reservations/${token}`, {}, { params: { token } })
  }
  const { rows: payments } = await cms.db.pool.query('select id, token from payments where site_id = $1 order by id', [
    site.id,
  ])
  expect(payments.length).toBeGreaterThan(0)
  for (const { token } of payments) {
    await send(openCheckout, `/api/payments/${token}/checkout`, undefined, { params: { token } })
    await send(payDemo, `/api/payments/${token}/demo`, {}, { params: { token } })
  }
  const paid = payments[0]!.id
  await cms.db.pool.query(
    `update payments set status = 'paid', paid_at = now(), session_expires_at = null where id = $1`,
    [paid],
  )
  await cms.db.pool.query('update payments set session_expires_at = null where site_id = $1', [site.id])
  const { rows: bookings } = await cms.db.pool.query('select id from bookings where site_id = $1', [site.id])
  for (const { id } of bookings) {
    const token = createBookingToken(secret, id)
    await send(moveBooking, `/api/bookings/${token}`, { action: 'cancel' }, { params: { token } })
  }
  await cms.db.pool.query('delete from rate_limits')
  const unsubscribeToken = createUnsubscribeToken(secret, { leadId: leads[0]!, emailHash: hashEmail(EMAIL) })
  await send(unsubscribe, `/api/unsubscribe/${unsubscribeToken}`, {}, { params: { token: unsubscribeToken } })
  await work(leads)
  // The same person at another dealer.
  await useAccount(hosts.other)
  await send(
    sendEnquiry,
    '/api/enquiries',
    { kind: 'general', ...contact, message: WORDS, category: 'Parts' },
    { host: hosts.other },
  )

  // News of cars, and everything that waits is sent.
  const { rows: recipients } = await cms.db.pool.query('select id from alert_recipients where site_id = $1', [site.id])
  const settings = createAlertToken(secret, { kind: 'recipient', id: recipients[0]!.id } as never)
  await send(changeAlerts, `/api/alerts/${settings}/settings`, { action: 'resume' }, { params: { token: settings } })
  await cms.db.pool.query('update alert_recipients set stopped_at = null where site_id = $1', [site.id])
  const database = toDatabase(cms.db.pool)
  const mailId = await addAlertMail(database, {
    siteId: site.id,
    recipientId: Number(recipients[0]!.id),
    now: new Date(),
  })
  await queueAlertMail(database, mailId, {
    ...{ fromName: site.name, from: null, replyTo: null, subject: 'News of a car', text: `Hello ${NAME}`, html: '' },
    unsubscribeUrl: 'https://dealer.test/stop',
  })
  await runWorker(
    async () =>
      (await countJobs('sendShopperMessage')) +
        (await countJobs('sendAlertMail')) +
        (await countJobs('deliverLead')) ===
      0,
  )
  const before = [...(await searchDatabase()), ...(await searchFiles())]
  const places = new Set(
    before.map((line) => line.split(':')[0]!.replace(/^(?:[\w-]+\.)?(lead|shopperMessage|alert)\b.*$/, 'mail: $1')),
  )
  expect([...places].sort()).toEqual(
    expect.arrayContaining([
      ...['alert_recipients', 'campaign_draws', 'lead_deliveries', 'lead_exports', 'leads', 'leads_notes'].map(
        (table) => `public.${table}`,
      ),
      ...['parked_enquiries', 'payments', 'shopper_vehicles', 'shoppers', 'uploads'].map((table) => `public.${table}`),
      ...['mail: alert', 'mail: lead', 'mail: shopperMessage'],
    ]),
  )
  // Again: a code that waits, and a message that was not sent.
  await new ShopperBrowser(hosts.site, '203.0.113.79').requestCode(EMAIL)
  const { message } = await latestMessage(cms)
  expect(message).toMatchObject({ to: EMAIL })

  const erase = { site: site.id, person: `email:${EMAIL}`, reason: 'email', confirmation: EMAIL }
  const erased = await staff(eraseRoute, 'editor', '/api/privacy-desk/erase', erase)
  expect([erased.status, await erased.json()]).toMatchObject([
    200,
    { counts: { shoppers: 1, parked: 1, paymentsKept: 1 } },
  ])
  await runWorker(async () => (await countJobs('deleteMailCopies')) === 0)

  // The payer of the payment that was made is kept for seven years, and nothing else of it.
  const left = (await searchDatabase()).filter(
    (line) =>
      !new RegExp(`^public\\.payments: (email|name) in \\{"id": ${paid},`).test(line) ||
      /perihelion|marzipan|491/.test(line),
  )
  expect(left).toEqual([])
  expect(await searchFiles()).toEqual([])
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.flatMap((line) => findTraces(line).map((trace) => `${trace} in ${line.slice(0, 400)}`))).toEqual([])
  expect(await countJobs('sendShopperMessage', false)).toBeLessThanOrEqual(1)

  // The other dealer has all of it still.
  const { rows: elsewhere } = await cms.db.pool.query(
    `select (select count(*)::int from leads where site_id = $1 and email = $2) as leads,
       (select count(*)::int from shoppers where site_id = $1 and email = $2) as shoppers,
       (select count(*)::int from alert_recipients where site_id = $1 and email = $2) as recipients`,
    [other.id, EMAIL],
  )
  expect(elsewhere).toEqual([{ leads: 1, shoppers: 1, recipients: 1 }])
})
