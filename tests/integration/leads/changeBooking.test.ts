import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as changeBooking } from '../../../src/app/api/bookings/[token]/route'
import { bookingPath } from '../../../src/data/locations/bookingToChange'
import { dealerEmail, receiptEmail } from '../../../src/domain/leads/leadEmail'
import { webhookBody } from '../../../src/domain/leads/webhookBody'
import { createBookingToken } from '../../../src/leads/bookingToken'
import { getLead } from '../../../src/leads/getLead'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { ShopperBrowser } from '../shoppers/shopperBrowser'

const host = `${uniqueName('dealer')}.test`
const otherHost = `${uniqueName('other')}.test`
const DAY_MS = 86_400_000
let cms: Payload
let siteId: number
let location: number

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const create = async (name: string) => {
    const { id } = await createSite(cms)
    await cms.update({ collection: 'sites', id, data: { domains: [{ host: name }] } as never })
    return id
  }
  siteId = await create(host)
  await create(otherHost)
  const hours = Array.from({ length: 7 }, (_, day) => ({
    weekday: `${day}`,
    status: 'Open',
    open: '09:00',
    close: '17:00',
  }))
  const departments = [{ type: 'sales', hours }]
  location = (await createDocument(cms, 'locations', siteId, { timeZone: 'Australia/Sydney', departments } as never)).id
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from bookings')
})

/** A time some days from now, "10:00" in Sydney. */
function at(days: number, hour = 10): Date {
  const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const offset = /GMT\+(\d+)/.exec(
    new Intl.DateTimeFormat('en', { timeZone: 'Australia/Sydney', timeZoneName: 'shortOffset' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  )![1]!
  return new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+${offset.padStart(2, '0')}:00`)
}

async function book(startsAt: Date, email = 'ada@shopper.test') {
  const reference = uniqueName('FC-BOOK')
  const lead = await cms.create({
    collection: 'leads',
    data: {
      ...{ site: siteId, location, reference, kind: 'testDrive', category: 'Test drive', status: 'done' },
      ...{ name: 'Ada', email, phone: '0491570006', idempotency_key: reference, read_at: new Date().toISOString() },
    } as never,
  })
  await cms.create({
    collection: 'leadDeliveries',
    data: {
      ...{ site: siteId, lead: lead.id, channel: 'email', purpose: 'dealer', part: 'lead', status: 'delivered' },
      ...{ recipient: 'sales@dealer.test', stable_key: uniqueName('key'), attempt_log: [] },
    } as never,
  })
  const booking = await cms.create({
    collection: 'bookings',
    data: {
      ...{ site: siteId, location, department: 'sales', place: 1, status: 'booked', lead: lead.id },
      ...{ starts_at: startsAt.toISOString(), ends_at: new Date(startsAt.getTime() + 30 * 60_000).toISOString() },
    } as never,
  })
  return {
    id: booking.id as number,
    leadId: lead.id as number,
    token: bookingPath(booking.id as number).split('/')[2]!,
  }
}

const change = (token: string, body: object | string, on = host) =>
  new ShopperBrowser(on).send(changeBooking, 'POST', body, { token })
const find = (id: number) => cms.findByID({ collection: 'bookings', id, depth: 0 })
async function listTold(leadId: number) {
  const { rows } = await cms.db.pool.query(
    "select recipient, purpose from lead_deliveries where lead_id = $1 and part = 'booking' order by id",
    [leadId],
  )
  return rows.map(({ recipient, purpose }) => `${purpose} ${recipient}`)
}

describe('a shopper changes a booking', () => {
  it('[LEAD-06] moves it by the link of their email, and the dealer and the shopper are told once', async () => {
    const { id, leadId, token } = await book(at(3))
    expect((await change(token, { action: 'move', starts_at: at(4, 14).toISOString() })).status).toBe(204)
    expect(await find(id)).toMatchObject({ starts_at: at(4, 14).toISOString(), status: 'booked' })
    expect((await change(token, { action: 'move', starts_at: at(4, 14).toISOString() })).status).toBe(204)
    expect((await listTold(leadId)).sort()).toEqual(['dealer sales@dealer.test', 'receipt ada@shopper.test'])
    const lead = await cms.findByID({ collection: 'leads', id: leadId, depth: 0 })
    expect(lead.read_at ?? null).toBeNull()
    expect(lead.notes?.[0]?.text).toMatch(/^The shopper moved the booking from .+ to .+\.$/)
    const stored = (await getLead(cms.db.pool, leadId, '3000'))!
    expect(dealerEmail(stored, 'booking').subject).toContain('Booking moved: ')
    expect(webhookBody(stored, 'booking', null)).toMatchObject({
      event: 'booking.changed',
      booking: { starts_at: at(4, 14).toISOString(), status: 'booked' },
    })
    expect(receiptEmail(stored, { bookingUrl: 'https://dealer.test/bookings/x' }).text).toContain('/bookings/x')
  })

  it('[LEAD-06] cancels it, which frees the time, once', async () => {
    const { id, leadId, token } = await book(at(3))
    const cancelled = await change(token, 'action=cancel')
    expect(cancelled.headers.get('location')).toContain('?done=cancelled')
    expect((await change(token, { action: 'cancel' })).status).toBe(204)
    expect(await find(id)).toMatchObject({ status: 'cancelled' })
    expect(await listTold(leadId)).toHaveLength(2)
    const stored = (await getLead(cms.db.pool, leadId, '3000'))!
    expect(dealerEmail(stored, 'booking').subject).toContain('Booking cancelled: ')
    expect(receiptEmail(stored, { bookingUrl: 'https://dealer.test/bookings/x' }).text).not.toContain('Your booking')
    expect((await change(token, { action: 'move', starts_at: at(4).toISOString() })).status).toBe(409)
    const { token: next } = await book(at(5))
    expect((await change(next, { action: 'move', starts_at: at(3).toISOString() })).status).toBe(204)
  })

  it('[LEAD-06] of two who move to one time with one place, one gets it', async () => {
    const people = await Promise.all([book(at(3)), book(at(5))])
    const wanted = at(4, 11).toISOString()
    const outcomes = await Promise.all(people.map(({ token }) => change(token, { action: 'move', starts_at: wanted })))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('[LEAD-06] but not one that is over, by another link, on another site, or to a time that is not offered', async () => {
    const past = await book(new Date(Date.now() - DAY_MS))
    expect((await change(past.token, { action: 'cancel' })).status).toBe(409)
    const { id, leadId, token } = await book(at(3))
    const forged = createBookingToken('another secret', id)
    expect((await change(forged, { action: 'cancel' })).status).toBe(404)
    expect((await change(token, { action: 'cancel' }, otherHost)).status).toBe(404)
    expect((await change(token, { action: 'move', starts_at: at(4, 3).toISOString() })).status).toBe(409)
    expect((await change(token, { action: 'move', starts_at: 'soon' })).status).toBe(400)
    expect(await find(id)).toMatchObject({ status: 'booked', starts_at: at(3).toISOString() })
    expect(await listTold(leadId)).toEqual([])
  })
})
