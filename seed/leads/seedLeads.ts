import { and, eq } from 'drizzle-orm'
import type { Payload, Where } from 'payload'
import { loadLeadRouting } from '../../src/data/enquiry/loadLeadRouting'
import { toCar } from '../../src/data/fromPayload/car'
import { toLocation } from '../../src/data/fromPayload/location'
import { enquirySchema } from '../../src/domain/leads/enquiry'
import type { Location } from '../../src/domain/locations/location'
import { locationContactPath } from '../../src/domain/locations/locationLinks'
import { addDays, localTime, toMinutes, toWeekday } from '../../src/domain/openingHours/localTime'
import { zonedTime } from '../../src/domain/openingHours/zonedTime'
import type { Car } from '../../src/domain/stock/car'
import { applyStep } from '../../src/leads/applyStep'
import { bookSlot } from '../../src/leads/bookSlot'
import { storeEnquiry } from '../../src/leads/storeEnquiry'
import { leads } from '../../src/server/database/tables.generated'
import type { DemoLead } from './demoLead'
import { harbourLeads } from './harbourLeads'
import { bluegumLeads, ironbarkLeads, wayfarerLeads } from './otherLeads'
import { recordDeliveries } from './recordDeliveries'

const LEADS: Record<string, DemoLead[]> = {
  harbour: harbourLeads,
  bluegum: bluegumLeads,
  ironbark: ironbarkLeads,
  wayfarer: wayfarerLeads,
}

const HOUR_MS = 3_600_000
const SLOT_MS = 30 * 60_000
const SUNDAY = 0

/** Delay of demo deliveries, which are marked as sent before it ends. */
const DELIVERY_DELAY_MS = 365 * 24 * HOUR_MS

interface SeedContext {
  payload: Payload
  siteId: number
  siteSlug: string
  now: Date
  /** ids by email */
  staff: ReadonlyMap<string, number>
}

/**
 * Creates the demo leads, stored like form submissions, with ages relative to `now`. Existing leads are not changed. Nothing
 * is sent. Returns the number of new leads.
 */
export async function seedLeads(payload: Payload, siteIds: ReadonlyMap<string, number>, now: Date): Promise<number> {
  const users = await payload.find({ collection: 'users', depth: 0, pagination: false, select: { email: true } })
  const staff = new Map(users.docs.map(({ id, email }) => [email, id]))
  let stored = 0
  for (const [siteSlug, siteLeads] of Object.entries(LEADS)) {
    const siteId = siteIds.get(siteSlug)
    if (!siteId) continue
    for (const [at, lead] of siteLeads.entries())
      if (await seedLead({ payload, siteId, siteSlug, now, staff }, lead, `demo-lead-${siteSlug}-${at + 1}`))
        stored += 1
  }
  return stored
}

async function seedLead(context: SeedContext, lead: DemoLead, idempotencyKey: string): Promise<boolean> {
  const { payload, siteId, now } = context
  const { drizzle, pool } = payload.db
  const existing = await drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.site, siteId), eq(leads.idempotency_key, idempotencyKey)))
  if (existing.length > 0) return false
  const createdAt = new Date(now.getTime() - lead.hoursAgo * HOUR_MS)
  const car = lead.car ? await findCar(context, lead.car) : null
  const location = await findLocation(context, lead.location, car)
  const site = await payload.findByID({ collection: 'sites', id: siteId, depth: 0, joins: false })
  const tokenSecret = process.env.PAYLOAD_SECRET ?? ''
  const enquiry = buildEnquiry(context, lead, car, location)
  const stored = await storeEnquiry(pool, {
    site: {
      id: siteId,
      email: site.email ?? null,
      wording: { enquiryConsent: site.wording.enquiryConsent } as never,
    },
    ...{ enquiry, idempotencyKey, car, location, tokenSecret },
    routing: await loadLeadRouting(payload, siteId),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    now: createdAt,
    deliverAt: new Date(now.getTime() + DELIVERY_DELAY_MS),
    withinTransaction: async (client, { id }) => {
      const slot = location && buildSlot(lead, location, now)
      if (slot) await bookSlot(client, { siteId, ...slot, capacity: 4, leadId: id, carId: car?.id ?? null })
    },
  })
  if (lead.tradeIn && stored.token)
    await submitSteps(context, lead.tradeIn, { ...stored, token: stored.token }, createdAt)
  await recordDeliveries(pool, stored.lead_id, createdAt, lead.undelivered ?? false)
  await applyStaffChanges(context, lead, stored.lead_id, createdAt)
  return true
}

function buildEnquiry({ siteSlug }: SeedContext, lead: DemoLead, car: Car | null, location: Location | null) {
  const [name, last_name, email, phone, postcode] = lead.person
  return enquirySchema.parse({
    kind: lead.kind,
    ...{ name, last_name, email, phone, postcode },
    message: lead.message?.replaceAll('{car}', car ? `${car.make} ${car.model}` : 'car'),
    category: lead.category,
    rego: lead.rego,
    details: lead.details,
    opt_in: lead.optIn ?? true,
    car_id: car?.id,
    location_id: location?.id,
    step: lead.tradeIn ? 'start' : undefined,
    url: `http://${siteSlug}.localhost${car?.path ?? lead.pages?.at(-1) ?? (location ? locationContactPath(location) : '/')}`,
    visited_pages: [...(lead.pages ?? []), ...(car ? [car.path] : [])],
    linked_query_params: lead.campaign,
  })
}

/** The first matching car for sale, or any car for sale. */
async function findCar({ payload, siteId }: SeedContext, [make, model, condition]: NonNullable<DemoLead['car']>) {
  const forSale: Where[] = [
    { site: { equals: siteId } },
    { status: { equals: 'in_stock' } },
    { photos_count: { greater_than: 0 } },
  ]
  const options = { collection: 'cars', depth: 0, limit: 1, pagination: false, sort: 'stocknum' } as const
  const conditions: Where[] = [
    { make: { equals: make } },
    { model: { equals: model } },
    ...(condition ? [{ car_type: { equals: condition } }] : []),
  ]
  const matching = await payload.find({ ...options, where: { and: [...forSale, ...conditions] } })
  const found = matching.docs[0] ?? (await payload.find({ ...options, where: { and: forSale } })).docs[0]
  return found ? toCar(found) : null
}

async function findLocation({ payload, siteId }: SeedContext, slug: string | undefined, car: Car | null) {
  const condition: Where = slug ? { slug: { equals: slug } } : { id: { equals: car?.locationId ?? 0 } }
  const found = await payload.find({
    collection: 'locations',
    depth: 1,
    limit: 1,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, condition] },
  })
  return found.docs[0] ? toLocation(found.docs[0]) : null
}

function buildSlot({ booking }: DemoLead, location: Location, now: Date) {
  if (!booking) return null
  const day = addDays(localTime(location.timeZone, now).date, booking.inDays)
  const date = toWeekday(day) === SUNDAY ? addDays(day, 1) : day
  const startsAt = zonedTime(date, toMinutes(booking.at) ?? 0, location.timeZone)
  if (!startsAt) return null
  const endsAt = new Date(startsAt.getTime() + SLOT_MS)
  return { locationId: location.id, department: booking.department, startsAt, endsAt }
}

async function submitSteps(
  { payload, siteId }: SeedContext,
  { vehicle, rego, state, answers, valuation }: NonNullable<DemoLead['tradeIn']>,
  { lead_id: leadId, token }: { lead_id: number; token: string },
  createdAt: Date,
) {
  const empty = { token, message: '', rego: '', rego_state: '' }
  const steps = [
    { ...empty, step: 'rego' as const, rego, rego_state: state, vehicle },
    { ...empty, step: 'valuation' as const, adjustment_answers: answers },
  ]
  for (const sent of steps) {
    const serverData = sent.step === 'valuation' && valuation ? { valuation } : undefined
    await applyStep(payload.db.pool, { siteId, leadId, input: sent, serverData, now: createdAt })
  }
}

/** Sets status, assignee and notes. */
async function applyStaffChanges({ payload, staff }: SeedContext, lead: DemoLead, id: number, createdAt: Date) {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS).toISOString()
  const { status = 'new', assignee, notes = [], read = status !== 'new' } = lead
  await payload.update({
    collection: 'leads',
    id,
    depth: 0,
    data: {
      status,
      read_at: read ? after(0.3) : null,
      assignee: (assignee && staff.get(assignee)) || null,
      notes: notes.map(({ by, afterHours, text }) => ({ text, author: staff.get(by) ?? null, at: after(afterHours) })),
    },
  })
}
