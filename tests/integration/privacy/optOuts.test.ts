import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { GET as openLink, POST as unsubscribe } from '../../../src/app/api/unsubscribe/[token]/route'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { webhookBody } from '../../../src/domain/leads/webhookBody'
import { deliveryChannels } from '../../../src/leads/channels/channels'
import type { OutgoingMail } from '../../../src/leads/channels/leadMail'
import { getLead } from '../../../src/leads/getLead'
import { erasePerson } from '../../../src/leads/privacy/erasePerson'
import { findOptOut } from '../../../src/leads/privacy/optOuts'
import { createUnsubscribeToken } from '../../../src/leads/privacy/unsubscribeToken'
import { storeEnquiry } from '../../../src/leads/storeEnquiry'
import type { Site } from '../../../src/payload-types'
import { toDatabase } from '../../../src/server/database/database'
import { hashEmail } from '../../../src/server/hashEmail'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { listConsents } from '../../../src/server/shoppers/consents'
import { createSite, startCms, uniqueName } from '../../support/cms'
import { listDeliveries, uniqueEmail } from './deskFixture'

let cms: Payload
let site: Site
let other: Site
const secret = () => process.env.PAYLOAD_SECRET ?? ''

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  site = await createSite(cms)
  other = await createSite(cms)
})

async function enquire(email: string, opt_in?: boolean): Promise<number> {
  const { lead_id } = await storeEnquiry(cms.db.pool, {
    site: { id: site.id, email: 'hello@dealer.test', wording: { enquiryConsent: 'News, please.' } as never },
    enquiry: enquirySchema.parse({
      kind: 'general',
      name: 'Ada',
      email,
      phone: '0491 570 006',
      message: 'Hello',
      opt_in,
    }),
    idempotencyKey: uniqueName('submission-key'),
    ...{ car: null, location: null, userAgent: null, tokenSecret: secret(), now: new Date() },
    routing: { routes: [], receipt: true },
  })
  await cms.db.pool.query("update lead_deliveries set status = 'delivered' where lead_id = $1", [lead_id])
  return lead_id
}

const getStored = (id: number) => cms.findByID({ collection: 'leads', id, depth: 0 })
const optOutOf = async (email: string) => findOptOut(toDatabase(cms.db.pool), site.id, email)
const createToken = (leadId: number, email: string) =>
  createUnsubscribeToken(secret(), { leadId, emailHash: hashEmail(email) })

const click = (token: string, body = 'List-Unsubscribe=One-Click', at = site) =>
  unsubscribe(
    new Request(`http://${at.slug}.localhost/api/unsubscribe/${token}`, {
      method: 'POST',
      headers: { host: `${at.slug}.localhost`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    }),
    { params: Promise.resolve({ token }) },
  )

it('[PRIV-07] a body without opt_in stores no consent, and consent needs opt_in true', async () => {
  expect(await getStored(await enquire(uniqueEmail()))).toMatchObject({
    opt_in: false,
    consent_at: null,
    consent_text: null,
  })
  expect(await getStored(await enquire(uniqueEmail(), true))).toMatchObject({
    opt_in: true,
    consent_text: 'News, please.',
  })
})

it('a receipt carries the link only with consent, with one click for mail programs', async () => {
  const email = uniqueEmail()
  const leadId = await enquire(email, true)
  const mails: OutgoingMail[] = []
  const channels = deliveryChannels({
    pool: cms.db.pool,
    sendMail: async (mail) => String(mails.push(mail)),
    ...{ mailFrom: 'no-reply@forecourt.test', allowPrivate: false, tokenSecret: secret() },
    conversions: { metaUrl: 'https://graph.example', googleAds: null },
  })
  const send = async (id: number) => {
    const lead = (await getLead(cms.db.pool, id, '3000'))!
    const delivery = { id: 1, leadId: id, routeId: null, channel: 'email', purpose: 'receipt', part: 'lead' } as const
    await channels.email(lead, { ...delivery, recipient: email, stableKey: 'key', attempts: 1 })
    return mails.pop()!
  }
  const token = createToken(leadId, email)
  const mail = await send(leadId)
  expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(mail.headers?.['List-Unsubscribe']).toContain(`/api/unsubscribe/${token}>`)
  for (const content of [mail.html, mail.text]) expect(content).toContain(`/unsubscribe/${token}`)
  const plain = await send(await enquire(uniqueEmail(), false))
  expect(plain.headers).not.toHaveProperty('List-Unsubscribe')
  expect(plain.text).not.toContain('nsubscribe')
})

it('[PRIV-07] one click without a login withdraws the consent and tells each recipient once', async () => {
  const email = uniqueEmail()
  const earlier = await enquire(email, true)
  const latest = await enquire(email.toUpperCase(), true)
  const token = createToken(earlier, email)
  const opened = await openLink(
    new Request(`http://x/api/unsubscribe/${token}`, { headers: { host: `${site.slug}.localhost` } }),
    { params: Promise.resolve({ token }) },
  )
  // Mail scanners open links: that alone changes nothing.
  expect(opened.status).toBe(303)
  expect(await optOutOf(email)).toBeNull()
  const response = await click(token)
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(await optOutOf(email)).toMatchObject({ source: 'link' })
  for (const id of [earlier, latest]) {
    const stored = await getStored(id)
    expect(stored.opt_in).toBe(false)
    expect(stored.consent_withdrawn_at).not.toBeNull()
  }
  const told = async () =>
    [...(await listDeliveries(cms, earlier)), ...(await listDeliveries(cms, latest))].filter(
      ({ part }) => part === 'consent',
    )
  expect(await told()).toMatchObject([{ lead: latest, recipient: 'hello@dealer.test', status: 'queued' }])
  const body = webhookBody((await getLead(cms.db.pool, latest, undefined))!, 'consent', null)
  expect(body).toMatchObject({ event: 'consent.withdrawn', consent: null, lead: { opt_in: false } })
  expect(body.consent_withdrawn_at).not.toBeNull()

  const again = await click(token, '')
  expect(again.headers.get('location')).toMatch(/\/unsubscribe\/.+\?done=1$/)
  expect(await told()).toHaveLength(1)
})

it('an enquiry without consent keeps an opt-out, and one with consent ends it', async () => {
  const email = uniqueEmail()
  await click(createToken(await enquire(email, true), email))
  await enquire(email, false)
  expect(await optOutOf(email)).not.toBeNull()
  const agreed = await enquire(email, true)
  expect(await optOutOf(email)).toBeNull()
  expect(await getStored(agreed)).toMatchObject({ opt_in: true, consent_withdrawn_at: null })
})

it('a link works after its person was erased, and only on its own site and unchanged', async () => {
  const email = uniqueEmail()
  const leadId = await enquire(email, true)
  const token = createToken(leadId, email)
  expect((await click(token, '', other)).status).toBe(404)
  expect((await click(`${leadId + 1}${token.slice(String(leadId).length)}`)).status).toBe(404)
  expect((await click('nonsense')).status).toBe(404)
  const handler = { id: null as never, name: 'Grace' }
  const request = {
    siteId: site.id,
    person: { email },
    reason: 'email',
    handler,
    secret: 'x',
    now: new Date(),
  } as const
  await erasePerson(cms.db.pool, request)
  expect(await optOutOf(email)).toBeNull()
  expect((await click(token)).status).toBe(200)
  expect(await optOutOf(email)).not.toBeNull()
})

it('[PRIV-07] consent to news and its end are in the log of consents, with wording and time', async () => {
  const email = uniqueEmail()
  const leadId = await enquire(email, true)
  await enquire(uniqueEmail(), false)
  await click(createToken(leadId, email))
  const entries = await listConsents(toDatabase(cms.db.pool), site.id, email)
  expect(entries.map(({ purpose, given, wording }) => [purpose, given, wording])).toEqual([
    ['news', false, 'Unsubscribed from news and offers by a link.'],
    ['news', true, 'News, please.'],
  ])
})
