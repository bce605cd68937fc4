import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getDeliveryHealth, listUndelivered, resendDeadLetters } from '../../../src/data/leadAdmin/deliveryHealth'
import { previewRouting } from '../../../src/data/leadAdmin/routingPreview'
import { sendTestLead } from '../../../src/data/leadAdmin/testLead'
import type { LeadStaff } from '../../../src/data/leadInbox/leadStaff'
import { listInbox } from '../../../src/data/leadInbox/listInbox'
import { ALL_LEADS } from '../../../src/domain/leads/inboxFilter'
import type { Site } from '../../../src/payload-types'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'

let cms: Payload
let site: Site
let other: Site
let editor: Actor
let olivia: Actor
let stranger: Actor

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  site = await createSite(cms)
  other = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  olivia = await createUser(cms, 'leadsOnly', site)
  stranger = await createUser(cms, 'siteEditor', other)
})

const as = (user: Actor): LeadStaff => ({ payload: cms, user, site: null })

async function createDelivery(site: Site, status: string, overrides: Record<string, unknown> = {}) {
  const lead = await createDocument(cms, 'leads', site.id)
  return createDocument(cms, 'leadDeliveries', site.id, {
    lead: lead.id,
    status,
    stable_key: uniqueName('key'),
    ...overrides,
  })
}

describe('the routing preview', () => {
  it('lists the recipients of a lead by the rules for real leads, with reasons', async () => {
    const location = await createDocument(cms, 'locations', site.id, { email: 'gosford@dealer.test' })
    const rule = (data: Record<string, unknown>) => createDocument(cms, 'leadRoutes', site.id, data)
    await rule({ name: 'Drives', kinds: ['testDrive'], carTypes: ['new'], emails: ['new@dealer.test'] })
    await rule({
      name: 'Here',
      kinds: ['testDrive'],
      locations: [location.id],
      emails: [],
      adfEmails: ['crm@dealer.test'],
    })
    await rule({ name: 'Rest', fallback: true, kinds: ['testDrive', 'parts'], emails: ['all@dealer.test'] })
    await rule({ name: 'Off', enabled: false, emails: ['off@dealer.test'] })
    const lead = { site: site.id, kind: 'testDrive' as const, location: location.id, carType: 'new' as const }
    const both = await previewRouting(as(editor), lead)
    expect(both?.recipients).toEqual([
      { channel: 'email', how: 'Email', recipient: 'new@dealer.test', because: 'Rule \u201cDrives\u201d' },
      { channel: 'adfEmail', how: 'ADF by email', recipient: 'crm@dealer.test', because: 'Rule \u201cHere\u201d' },
    ])
    expect(both?.idle).toEqual(['Rest'])
    const parts = await previewRouting(as(editor), { site: site.id, kind: 'parts' })
    expect(parts?.recipients).toMatchObject([
      { recipient: 'all@dealer.test', because: 'Fallback rule \u201cRest\u201d' },
    ])
    const finance = await previewRouting(as(editor), { site: site.id, kind: 'finance', location: location.id })
    expect(finance?.recipients).toMatchObject([
      { recipient: 'gosford@dealer.test', because: 'No rule matches: the address of the location' },
    ])
  })

  it('is empty for users without access to the site’s rules', async () => {
    expect(await previewRouting(as(olivia), { site: site.id, kind: 'parts' })).toBeNull()
    expect(await previewRouting(as(olivia), { site: site.id, kind: 'parts', location: 1 })).toBeNull()
    expect(await previewRouting(as(stranger), { site: site.id, kind: 'parts' })).toBeNull()
  })
})

describe('a test lead', () => {
  it('is delivered like a real one, is marked, and is not counted', async () => {
    const ownSite = await createSite(cms)
    const staff = await createUser(cms, 'siteEditor', ownSite)
    await createDocument(cms, 'leadRoutes', ownSite.id, { emails: ['sales@dealer.test'] })
    const sent = await sendTestLead(as(staff), { site: ownSite.id, kind: 'tradeIn', formId: 'abc' }, new Date())
    const lead = await cms.findByID({ collection: 'leads', id: sent!.lead_id, depth: 0, showHiddenFields: true })
    expect(lead).toMatchObject({ is_test: true, kind: 'tradeIn', email: staff.email, form_id: 'abc' })
    const { docs } = await cms.find({ collection: 'leadDeliveries', where: { lead: { equals: lead.id } }, depth: 0 })
    expect(docs).toMatchObject([{ recipient: 'sales@dealer.test', purpose: 'dealer', status: 'queued' }])
    // Without the delay of a form with several steps.
    expect(Date.parse(docs[0]!.next_try_at!)).toBeLessThan(Date.now() + 5000)
    const inbox = await listInbox(as(staff), ALL_LEADS)
    expect([inbox.total, inbox.counts.all, inbox.unread]).toEqual([0, 0, 0])
    expect((await listInbox(as(staff), { ...ALL_LEADS, tests: true })).rows).toMatchObject([{ isTest: true }])
  })

  it('is rejected for staff of another site', async () => {
    expect(await sendTestLead(as(stranger), { site: site.id, kind: 'general' }, new Date())).toBeNull()
  })
})

describe('delivery health', () => {
  it('counts the deliveries of the user’s own sites by status, with the last success of each channel', async () => {
    const ownSite = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', ownSite)
    const now = new Date()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
    await createDelivery(ownSite, 'delivered', { delivered_at: ago(90) })
    await createDelivery(ownSite, 'delivered', { delivered_at: ago(5) })
    await createDelivery(ownSite, 'delivered', { delivered_at: ago(3000) })
    await createDelivery(ownSite, 'queued', { next_try_at: ago(10) })
    await createDelivery(ownSite, 'failed', { channel: 'webhook', next_try_at: ago(-5) })
    await createDelivery(ownSite, 'dead', { channel: 'webhook' })
    await createDelivery(other, 'dead')
    const health = await getDeliveryHealth(as(staff), now)
    expect(health).toMatchObject({ waiting: 1, overdue: 1, failing: 1, dead: 1, deliveredToday: 2 })
    const email = health.channels.find(({ channel }) => channel === 'email')
    expect(email).toMatchObject({ lastDelivered: ago(5), failing: 0, dead: 0 })
    expect(health.channels.find(({ channel }) => channel === 'webhook')).toMatchObject({
      lastDelivered: null,
      failing: 1,
      dead: 1,
    })
    expect(health.workers).toBe(0)

    // Of several sites together, of the selected one, and of none of another dealer's.
    const both = await createUser(cms, 'groupManager', ownSite, other)
    const ofOthers = (await getDeliveryHealth(as(await createUser(cms, 'leadsOnly', other)), now)).dead
    expect(await getDeliveryHealth(as(both), now)).toMatchObject({ dead: 1 + ofOthers, deliveredToday: 2 })
    const selected = { ...as(both), site: ownSite.id }
    expect(await getDeliveryHealth(selected, now)).toMatchObject({ dead: 1, deliveredToday: 2 })
    const foreign = { ...as(staff), site: other.id }
    expect(await getDeliveryHealth(foreign, now)).toMatchObject({ dead: 0, deliveredToday: 0 })
    const everywhere = await getDeliveryHealth(as(await createUser(cms, 'superAdmin')), now)
    expect(everywhere.dead).toBeGreaterThanOrEqual(2)
    expect(everywhere.channels.find(({ channel }) => channel === 'email')?.lastDelivered).toBe(ago(5))
  })

  it('retries failed deliveries of the user’s own sites only, and records who asked', async () => {
    const ownSite = await createSite(cms)
    const staff = await createUser(cms, 'leadsOnly', ownSite)
    const ownDelivery = await createDelivery(ownSite, 'dead', { attempts: 13, last_error: '550 No such mailbox' })
    const otherDelivery = await createDelivery(other, 'dead')
    expect((await listUndelivered(as(staff))).map(({ id }) => id)).toEqual([ownDelivery.id])
    expect(await resendDeadLetters(as(staff), new Date())).toBe(1)
    const retried = await cms.findByID({ collection: 'leadDeliveries', id: ownDelivery.id, depth: 0 })
    expect(retried).toMatchObject({ status: 'queued', attempts: 0, last_error: null })
    expect(retried.attempt_log).toMatchObject([{ outcome: 'resent', message: `Sent again by ${staff.name}.` }])
    const { rows } = await cms.db.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      `lead-delivery:${ownDelivery.id}`,
    ])
    expect(rows).toHaveLength(1)
    expect(await cms.findByID({ collection: 'leadDeliveries', id: otherDelivery.id, depth: 0 })).toMatchObject({
      status: 'dead',
    })
  })
})
