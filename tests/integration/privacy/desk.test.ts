import { existsSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as correctRoute } from '../../../src/app/api/privacy-desk/correct/route'
import { POST as eraseRoute } from '../../../src/app/api/privacy-desk/erase/route'
import { POST as exportRoute } from '../../../src/app/api/privacy-desk/export/route'
import { POST as optOutRoute } from '../../../src/app/api/privacy-desk/opt-out/route'
import { GET as personRoute } from '../../../src/app/api/privacy-desk/person/route'
import { GET as findRoute } from '../../../src/app/api/privacy-desk/route'
import type { Person } from '../../../src/data/privacyDesk/getPerson'
import { deliver } from '../../../src/leads/deliver'
import { resendDelivery } from '../../../src/leads/resendDelivery'
import { settlePayment } from '../../../src/leads/settlePayment'
import type { Site } from '../../../src/payload-types'
import { hashEmail } from '../../../src/server/hashEmail'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { startTestWorker } from '../../support/worker'
import { createEnquiry, dump, listDeliveries, uniqueEmail, uploadFile } from './deskFixture'

const PASSWORD = 'a-long-enough-password'

let cms: Payload
let harbour: Site
let bluegum: Site
const tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  harbour = await createSite(cms)
  bluegum = await createSite(cms)
  for (const [name, role, sites] of [
    ['editor', 'siteEditor', [harbour]],
    ['leads', 'leadsOnly', [harbour]],
    ['stranger', 'siteEditor', [bluegum]],
    ['manager', 'groupManager', [harbour, bluegum]],
  ] as const) {
    const email = `${uniqueName(name)}@staff.test`
    const data = { name, role, email, password: PASSWORD, sites: sites.map(({ id }) => ({ site: id })) }
    await cms.create({ collection: 'users', data: data as never })
    tokens[name] = (await cms.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
  }
})

type Handler = (request: Request) => Promise<Response>
const call = (handler: Handler, as: string, query: Record<string, string> | null, body?: object) =>
  handler(
    new Request(`http://admin.test/api/privacy-desk?${new URLSearchParams(query ?? {})}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `JWT ${tokens[as]}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    }),
  )
const find = async (as: string, who: string) => (await call(findRoute, as, { who })).json()
const post = (handler: Handler, as: string, email: string, extra: object = {}, site = harbour) =>
  call(handler, as, null, {
    ...{ site: site.id, person: `email:${email}`, reason: 'email' },
    ...(handler === eraseRoute && { confirmation: email }),
    ...extra,
  })
const listLog = async (site = harbour) =>
  (await cms.find({ collection: 'privacyLog', where: { site: { equals: site.id } }, sort: 'id', depth: 0 })).docs

describe('[PRIV-01] finding a person', () => {
  it('works by email or phone in any format, on the sites of the member of staff only', async () => {
    const email = uniqueEmail()
    const { lead } = await createEnquiry(cms, harbour.id, { email, phone: '0491 570 156' })
    await createDocument(cms, 'leads', bluegum.id, { email, phone: '0491 570 156' })
    const row = { key: `email:${email}`, site: { id: harbour.id }, name: 'Ada Lovelace', leads: 1 }
    for (const who of [email.toUpperCase(), '+61 491 570 156', '0491570156'])
      expect(await find('editor', who)).toMatchObject({ people: [row] })
    expect((await find('manager', email)).people).toHaveLength(2)
    const query = { site: String(bluegum.id), person: `email:${email}` }
    expect((await call(personRoute, 'editor', query)).status).toBe(404)
    const response = await call(personRoute, 'leads', { ...query, site: String(harbour.id) })
    expect((await response.json()) as Person).toMatchObject({
      contact: { name: 'Ada', email },
      marketing: { state: 'agreed' },
      enquiries: [{ id: lead.id, notes: 1, files: 1 }],
      deliveries: [{ isReceipt: true }, { recipient: 'sales@dealer.test' }],
      bookings: [{ status: 'booked' }],
      payments: [{ keptUntil: null }],
      mailCopies: 1,
      blocked: null,
    })
  })

  it('tells people with the same phone number apart by their email', async () => {
    const [one, two] = [uniqueEmail(), uniqueEmail()]
    await createDocument(cms, 'leads', harbour.id, { email: one, phone: '0491 570 313' })
    await createDocument(cms, 'leads', harbour.id, { email: two, phone: '0491 570 313' })
    const { people } = await find('editor', '0491 570 313')
    expect(people.map(({ key }: { key: string }) => key).sort()).toEqual([`email:${one}`, `email:${two}`].sort())
  })

  it('needs a whole address or number, and a login', async () => {
    const response = await call(findRoute, 'editor', { who: 'ada' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'who' }] })
    expect((await call(findRoute, 'nobody', { who: 'ada@example.test' })).status).toBe(401)
  })
})

describe('handling a request', () => {
  it('[PRIV-05] is refused on another dealer’s site, to leads staff and without a reason', async () => {
    const email = uniqueEmail()
    const lead = await createDocument(cms, 'leads', harbour.id, { email })
    for (const handler of [eraseRoute, exportRoute, optOutRoute])
      expect((await post(handler, 'stranger', email)).status).toBe(404)
    for (const handler of [eraseRoute, exportRoute, correctRoute])
      expect((await post(handler, 'leads', email)).status).toBe(403)
    expect((await post(eraseRoute, 'editor', email, { reason: 'because' })).status).toBe(400)
    expect(await cms.findByID({ collection: 'leads', id: lead.id })).toMatchObject({ email, erased_at: null })
  })

  it('[PRIV-02] exports everything held on the site as a zip, and records it without naming the person', async () => {
    const email = uniqueEmail()
    const { file } = await createEnquiry(cms, harbour.id, { email, message: '<b>Is it there?</b>' })
    await createEnquiry(cms, bluegum.id, { email, message: 'A question to another dealer' })
    const before = (await listLog()).length
    const response = await post(exportRoute, 'editor', email)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="person-[\d-]+\.zip"$/)
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const json = strFromU8(entries['person.json']!)
    expect(JSON.parse(json)).toMatchObject({
      leads: [{ email, rego: '1AB2CD' }],
      notes: [{ text: 'Ada rang at noon' }],
    })
    expect(json).not.toMatch(/another dealer|token_hash|idempotency_key/)
    const page = strFromU8(entries['person.html']!)
    expect(page).toContain('&#60;b&#62;Is it there?')
    expect(page).toContain('Ada rang at noon')
    expect(Object.keys(entries)).toContain(`files/${file.id}-${file.filename}`)
    expect(Object.keys(entries).filter((name) => name.startsWith('emails/'))).toHaveLength(1)
    const [entry] = (await listLog()).slice(before)
    expect(entry).toMatchObject({ action: 'export', handled_by_name: 'editor', reason: 'The person asked by email' })
    expect(JSON.stringify(entry)).not.toContain(email)
    expect((await post(exportRoute, 'editor', uniqueEmail())).status).toBe(404)
  })

  it('[PRIV-03] corrects contact details in all records of the site, once', async () => {
    const [email, corrected] = [uniqueEmail(), uniqueEmail()]
    const { lead, payment } = await createEnquiry(cms, harbour.id, { email })
    const other = await createEnquiry(cms, bluegum.id, { email })
    const contact = { name: 'Ada', last_name: 'King', email: corrected, phone: '+61491570157', postcode: '' }
    const wrong = await post(correctRoute, 'editor', email, { contact: { ...contact, phone: '12' } })
    expect(await wrong.json()).toMatchObject({ errors: [{ field: 'contact.phone' }] })
    const before = (await listLog()).length
    const response = await post(correctRoute, 'editor', email, { contact })
    expect(await response.json()).toEqual({ counts: { leads: 1, payments: 1, deliveries: 1, alerts: 0 } })
    expect(await cms.findByID({ collection: 'leads', id: lead.id })).toMatchObject({
      ...{ last_name: 'King', email: corrected, phone: '0491 570 157', postcode: null },
    })
    expect(await cms.findByID({ collection: 'payments', id: payment.id })).toMatchObject({
      ...{ payer_name: 'Ada King', payer_email: corrected },
    })
    const receipt = (await listDeliveries(cms, lead.id)).find(({ purpose }) => purpose === 'receipt')
    expect(receipt?.recipient).toBe(corrected)
    expect(await cms.findByID({ collection: 'leads', id: other.lead.id })).toMatchObject({ email })
    for (const address of [email, corrected]) {
      const again = await post(correctRoute, 'editor', address, { contact })
      expect(await again.json()).toEqual({ counts: { leads: 0, payments: 0, deliveries: 0, alerts: 0 } })
    }
    expect((await listLog()).length).toBe(before + 1)
  })

  it('[PRIV-03] links what was done before a correction of the email with what was done after it', async () => {
    const [email, corrected] = [uniqueEmail(), uniqueEmail()]
    await createEnquiry(cms, harbour.id, { email })
    const before = (await listLog()).length
    await post(exportRoute, 'editor', email)
    const contact = { name: 'Ada', last_name: 'King', email: corrected, phone: '+61491570157', postcode: '' }
    await post(correctRoute, 'editor', email, { contact })
    await post(exportRoute, 'editor', corrected)
    await post(correctRoute, 'editor', corrected, { contact: { ...contact, name: 'Adele' } })
    const [first, correction, second, sameEmail] = (await listLog()).slice(before).map(({ person }) => person)
    expect(first).not.toBe(second)
    expect(correction).toBe(`${first} ${second}`)
    expect(sameEmail).toBe(second)
  })
})

describe('someone who sent no enquiry, but saved a search and drew a prize', () => {
  async function saveSearchAndDraw(site: number, email: string): Promise<void> {
    const { rows } = await cms.db.pool.query<{ id: string }>(
      'insert into alert_recipients (site_id, email, email_hash) values ($1, $2, $3) returning id',
      [site, email, hashEmail(email)],
    )
    await cms.db.pool.query(
      `insert into saved_searches (site_id, recipient_id, name, path, state, filter, frequency, confirmed_at)
       values ($1, $2, 'Mazda utes', '/search/mazda', '{}', '{}', 'daily', now())`,
      [site, rows[0]!.id],
    )
    await cms.db.pool.query(
      `insert into campaign_draws (site_id, campaign, person, email, prize, prize_label, code, draw_seed, prizes)
       values ($1, 'wheel', $2, $3, 'mats', 'Floor mats', 'MATS-1', '00', '[]')`,
      [site, uniqueName('hmac'), email],
    )
  }
  const countRows = async (email: string) => {
    const { rows } = await cms.db.pool.query<{ addresses: number; draws: number }>(
      `select (select count(*)::int from alert_recipients where email = $1) as addresses,
         (select count(*)::int from campaign_draws where email = $1) as draws`,
      [email],
    )
    return rows[0]
  }

  it('[PRIV-01] is found, by email, and shown', async () => {
    const email = uniqueEmail()
    await saveSearchAndDraw(harbour.id, email)
    expect((await find('editor', email)).people).toMatchObject([{ key: `email:${email}`, leads: 0, email }])
    expect((await find('stranger', email)).people).toEqual([])
    const query = { site: String(harbour.id), person: `email:${email}` }
    expect(await (await call(personRoute, 'editor', query)).json()).toMatchObject({
      contact: { email },
      alerts: { isStopped: false, searches: [{ name: 'Mazda utes', frequency: 'daily', isConfirmed: true }] },
      draws: [{ prize: 'Floor mats', code: 'MATS-1' }],
    })
  })

  it('[PRIV-02] gets both in the export', async () => {
    const email = uniqueEmail()
    await saveSearchAndDraw(harbour.id, email)
    const response = await post(exportRoute, 'editor', email)
    const page = strFromU8(unzipSync(new Uint8Array(await response.arrayBuffer()))['person.html']!)
    for (const text of ['Mazda utes', '/search/mazda', 'Floor mats', 'MATS-1']) expect(page).toContain(text)
  })

  it('[PRIV-03] gets alerts at the corrected address, which is recorded', async () => {
    const [email, corrected] = [uniqueEmail(), uniqueEmail()]
    await saveSearchAndDraw(harbour.id, email)
    const before = (await listLog()).length
    const contact = { name: 'Ada', last_name: '', email: corrected, phone: '0491570157', postcode: '' }
    const response = await post(correctRoute, 'editor', email, { contact })
    expect((await response.json()).counts).toMatchObject({ leads: 0, alerts: 1 })
    expect(await countRows(corrected)).toMatchObject({ addresses: 1 })
    expect((await listLog()).length).toBe(before + 1)
  })

  it('[PRIV-04] is erased, on that site only', async () => {
    const email = uniqueEmail()
    await saveSearchAndDraw(harbour.id, email)
    await saveSearchAndDraw(bluegum.id, email)
    const response = await post(eraseRoute, 'editor', email)
    expect((await response.json()).counts).toMatchObject({ leads: 0, alerts: 1, draws: 1 })
    expect(await countRows(email)).toEqual({ addresses: 1, draws: 1 })
    expect((await find('manager', email)).people).toMatchObject([{ site: { id: bluegum.id } }])
  })
})

describe('[PRIV-04] erasing a person', () => {
  it('needs their email or phone number typed again', async () => {
    const email = uniqueEmail()
    const { lead } = await createEnquiry(cms, harbour.id, { email })
    for (const confirmation of [undefined, '', 'yes', `a${email}`, 'email:x@y.test', 7, {}]) {
      const response = await post(eraseRoute, 'editor', email, { confirmation })
      expect([confirmation, response.status]).toEqual([confirmation, 400])
      expect(await response.json()).toMatchObject({ errors: [{ field: 'confirmation' }] })
    }
    expect(await cms.findByID({ collection: 'leads', id: lead.id })).toMatchObject({ email, erased_at: null })
    expect((await post(eraseRoute, 'editor', email, { confirmation: ` ${email.toUpperCase()} ` })).status).toBe(200)
  })

  it('removes them from every record of the site, keeps the figures, and leaves other dealers alone', async () => {
    const site = await createSite(cms)
    const email = uniqueEmail()
    await cms.update({
      collection: 'users',
      where: { name: { equals: 'editor' } },
      data: { sites: [harbour, site].map(({ id }) => ({ site: id })) } as never,
    })
    const first = await createEnquiry(cms, site.id, { email: email.toUpperCase() })
    await createEnquiry(cms, site.id, { email })
    const neighbour = await createEnquiry(cms, site.id, { email: uniqueEmail(), phone: '0491 570 158' })
    const elsewhere = await createEnquiry(cms, bluegum.id, { email })
    await createDocument(cms, 'parkedEnquiries', site.id, { email, content: `{"email":"${email}"}` })
    await createDocument(cms, 'leadExports', site.id, { filters: `New, with \u201c${email}\u201d` })
    const account = await createDocument(cms, 'shoppers', site.id, { email })
    const accountElsewhere = await createDocument(cms, 'shoppers', bluegum.id, { email })
    const response = await post(eraseRoute, 'editor', email, {}, site)
    const findShopper = ({ id }: { id: number }) => cms.findByID({ collection: 'shoppers', id, disableErrors: true })
    expect([await findShopper(account), await findShopper(accountElsewhere)]).toMatchObject([null, { email }])
    expect(await response.json()).toEqual({
      counts: {
        ...{ leads: 2, parked: 1, notes: 2, deliveries: 4, cancelled: 4, bookings: 2, holds: 0, payments: 2 },
        ...{ paymentsKept: 0, files: 2, exports: 1, shoppers: 1, alerts: 0, draws: 0 },
      },
    })

    const lead = await cms.findByID({ collection: 'leads', id: first.lead.id, depth: 0 })
    expect(lead).toMatchObject({
      ...{
        reference: first.lead.reference,
        kind: 'general',
        createdAt: first.lead.createdAt,
        car_name: '2024 Kia Rio',
      },
      ...{ status: 'done', name: null, email: null, phone: null, message: null, opt_in: false, notes: [] },
      url: 'https://dealer.test/cars/x',
      lead_attributes: { visited_pages: [], linked_query_params: { utm_source: 'news' } },
    })
    const rows = await Promise.all(
      ['leads', 'parked_enquiries', 'lead_deliveries', 'payments', 'uploads', 'lead_exports', 'privacy_log'].map(
        (table) => dump(cms, table, site.id),
      ),
    )
    const neighbourEmail = String(neighbour.lead.email)
    const left = rows
      .join('\n')
      .split('\n')
      .filter((row) => !row.includes(neighbourEmail))
    expect(left.join('\n').toLowerCase()).not.toContain(email)
    expect(existsSync(uploadFile(first.file.filename))).toBe(false)
    expect(await cms.findByID({ collection: 'bookings', id: first.booking.id })).toMatchObject({ status: 'booked' })

    expect(await cms.findByID({ collection: 'leads', id: neighbour.lead.id })).toMatchObject({ email: neighbourEmail })
    expect(await cms.findByID({ collection: 'leads', id: elsewhere.lead.id })).toMatchObject({ email })
    expect(existsSync(uploadFile(elsewhere.file.filename))).toBe(true)

    // A worker deletes the copies of emails, and sends nothing that waited.
    const sent: string[] = []
    for (const { id } of first.deliveries) {
      const channel = (_: unknown, { recipient }: { recipient: string }) =>
        Promise.resolve(String(sent.push(recipient)))
      const channels = {
        ...{ email: channel, adfEmail: channel, adfPost: channel, webhook: channel },
        ...{ metaConversion: channel, googleConversion: channel },
      }
      const context = { pool: cms.db.pool, channels, workerId: 'w', port: '3000', random: Math.random }
      await deliver({ ...context, now: () => new Date(), backoffMultiplier: 1 }, id)
      expect(await resendDelivery(cms.db.pool, id, 'Grace', new Date())).toBe(false)
    }
    expect(sent).toEqual([])
    const worker = startTestWorker()
    await expect.poll(() => existsSync(first.copy), { timeout: 10_000 }).toBe(false)
    await worker.stop()
    expect(existsSync(elsewhere.copy)).toBe(true)
    expect((await listDeliveries(cms, first.lead.id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])

    const again = await post(eraseRoute, 'editor', email, {}, site)
    expect((await again.json()).counts).toMatchObject({ leads: 0, payments: 0, deliveries: 0 })
    expect((await listLog(site)).map(({ action }) => action)).toEqual(['erase'])
    expect((await find('editor', email)).people).toEqual([])
  })

  it('leaves no word that a stranger’s program sent in place of a name or an id of ours', async () => {
    const email = uniqueEmail()
    const words = 'Ada Lovelace rang'
    const own = { category: 'Used Cars', subcategory: '1. Started', form_id: 'a'.repeat(24), page_id: '7' }
    const enquire = async (data: object) => (await createEnquiry(cms, harbour.id, { email, ...data })).lead.id
    const typed = await enquire({
      ...{ category: words, subcategory: words, form_id: words, page_id: words, request_id: 'ada.lovelace' },
      idempotency_key: `ada_lovelace_${email.slice(0, 20).replaceAll(/\W/g, '')}`,
      url: `https://dealer.test/hello/${email}`,
      lead_attributes: {
        visited_pages: [`/hello/${email}`],
        linked_query_params: { utm_source: 'news', utm_campaign: email, utm_medium: 'call 0491 570 006', gclid: 'a' },
      },
    })
    const plain = await enquire({
      ...own,
      url: 'https://dealer.test/cars/a-car-2024?x=1',
      lead_attributes: {
        linked_query_params: { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring-2026' },
      },
    })
    expect((await post(eraseRoute, 'editor', email)).status).toBe(200)

    const { rows } = await cms.db.pool.query(`select * from leads where id = any($1) order by id`, [[typed, plain]])
    expect(JSON.stringify(rows[0])).not.toMatch(/ada|lovelace|0491/i)
    expect(rows[0]).toMatchObject({
      ...{ category: 'General Enquiry', subcategory: null, form_id: null, page_id: null, request_id: null },
      url: 'https://dealer.test',
      lead_attributes: { visited_pages: [], linked_query_params: { utm_source: 'news' } },
    })
    expect(rows[1]).toMatchObject({
      ...own,
      url: 'https://dealer.test/cars/a-car-2024',
      lead_attributes: {
        visited_pages: [],
        linked_query_params: { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring-2026' },
      },
    })
  })

  it('keeps the payer of a payment that was made, and tells nobody of a later refund', async () => {
    const email = uniqueEmail()
    const { lead, payment } = await createEnquiry(cms, harbour.id, { email })
    const paidAt = new Date().toISOString()
    await cms.update({ collection: 'payments', id: payment.id, data: { status: 'paid', paid_at: paidAt } })
    const response = await post(eraseRoute, 'editor', email)
    expect((await response.json()).counts).toMatchObject({ leads: 1, payments: 0, paymentsKept: 1 })
    const kept = await cms.findByID({ collection: 'payments', id: payment.id })
    expect(kept).toMatchObject({ payer_email: email, status: 'paid' })
    const deliveries = (await listDeliveries(cms, lead.id)).length
    const { rows } = await cms.db.pool.query('select token from payments where id = $1', [payment.id])
    const state = {
      token: rows[0].token,
      status: 'refunded',
      sessionId: '',
      paymentId: null,
      cents: 20_000,
      currency: 'aud',
    }
    const refund = { id: 'e1', type: 'charge.refunded', at: new Date(), state: state as never }
    expect(await settlePayment(cms.db.pool, refund, new Date())).toBe('changed')
    expect(await listDeliveries(cms, lead.id)).toHaveLength(deliveries)
    const found = (await find('editor', email)).people
    expect(found).toMatchObject([{ leads: 0 }])
    // What is kept is nothing to erase again.
    const before = (await listLog()).length
    await post(eraseRoute, 'editor', email)
    expect(await listLog()).toHaveLength(before)
  })

  it('waits while a message is being sent or a checkout is open, and changes nothing', async () => {
    const email = uniqueEmail()
    const { lead, payment, deliveries } = await createEnquiry(cms, harbour.id, { email })
    const setStatus = (status: string) =>
      cms.db.pool.query('update lead_deliveries set status = $1 where id = $2', [status, deliveries[0]!.id])
    await setStatus('sending')
    const sending = await post(eraseRoute, 'editor', email)
    expect(sending.status).toBe(409)
    expect(await sending.json()).toMatchObject({ errors: [{ field: 'person' }] })
    await setStatus('delivered')
    await cms.db.pool.query("update payments set session_expires_at = now() + interval '1 hour' where id = $1", [
      payment.id,
    ])
    expect((await post(eraseRoute, 'editor', email)).status).toBe(409)
    expect(await cms.findByID({ collection: 'leads', id: lead.id })).toMatchObject({ email, erased_at: null })
    await cms.db.pool.query("update payments set session_expires_at = now() - interval '1 hour' where id = $1", [
      payment.id,
    ])
    expect((await post(eraseRoute, 'editor', email)).status).toBe(200)
  })
})
