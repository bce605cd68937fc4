import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { formatLeadTime } from '../domain/leads/labels'
import { type Database, inTransaction } from '../server/database/database'
import { bookings, leads, leads_notes } from '../server/database/tables.generated'
import { ensureJobTables } from '../server/jobs/jobTables'
import { addDeliveries, listDealerRecipients } from './addDeliveries'
import { lockBookings } from './bookSlot'

/** `taken`: another shopper has just booked the time. `over`: the booking is cancelled, or its time has passed. */
export type ChangeOutcome = 'changed' | 'unchanged' | 'taken' | 'over'

export interface BookingChange {
  siteId: number
  bookingId: number
  /** the new time; null cancels the booking */
  slot: { startsAt: Date; endsAt: Date; capacity: number } | null
  /** IANA, of the booking's location */
  timeZone: string
  now: Date
}

type Booking = typeof bookings.$inferSelect

/**
 * Moves or cancels a booking for its shopper in one transaction, notes it on the lead, and queues messages to everyone at the dealership who got
 * the lead, and to the shopper. Repeating it changes and sends nothing.
 */
export async function changeBooking(pool: Pool, change: BookingChange): Promise<ChangeOutcome> {
  await ensureJobTables(pool)
  return inTransaction(pool, async (database) => {
    const { siteId, bookingId, slot, now } = change
    const isIt = and(eq(bookings.id, bookingId), eq(bookings.site, siteId))
    const [found] = await database.select({ location: bookings.location }).from(bookings).where(isIt)
    if (!found) return 'over'
    // In the order of a new booking: first the location, then the row.
    await lockBookings(database, found.location)
    const [booking] = await database.select().from(bookings).where(isIt).for('update')
    if (booking?.status !== 'booked' || booking.starts_at <= now) return slot === null && booking ? 'unchanged' : 'over'
    if (slot?.startsAt.getTime() === booking.starts_at.getTime()) return 'unchanged'
    if (slot) {
      const place = await findFreePlace(database, booking, slot)
      if (place === null) return 'taken'
      await database
        .update(bookings)
        .set({ starts_at: slot.startsAt, ends_at: slot.endsAt, place, updatedAt: now })
        .where(isIt)
    } else await database.update(bookings).set({ status: 'cancelled', updatedAt: now }).where(isIt)
    if (booking.lead !== null) await tellDealer(database, booking, booking.lead, change)
    return 'changed'
  })
}

/** The first place of the department that no other booking has at the time; null if all are taken. */
async function findFreePlace(
  database: Database,
  { id, site, location, department }: Booking,
  { startsAt, endsAt, capacity }: NonNullable<BookingChange['slot']>,
): Promise<number | null> {
  const taken = await database
    .select({ place: bookings.place })
    .from(bookings)
    .where(
      and(
        ...[eq(bookings.site, site ?? 0), eq(bookings.location, location), eq(bookings.department, department)],
        ...[eq(bookings.status, 'booked'), ne(bookings.id, id)],
        ...[lt(bookings.starts_at, endsAt), gt(bookings.ends_at, startsAt)],
      ),
    )
  const places = Array.from({ length: capacity }, (_, index) => index + 1)
  return places.find((place) => !taken.some((other) => other.place === place)) ?? null
}

async function tellDealer(
  database: Database,
  { starts_at, site }: Booking,
  leadId: number,
  { slot, timeZone, now }: BookingChange,
) {
  const [lead] = await database
    .select({ reference: leads.reference, email: leads.email })
    .from(leads)
    .where(eq(leads.id, leadId))
  if (!lead || site === null) return
  const before = formatLeadTime(starts_at.toISOString(), timeZone)
  await database.insert(leads_notes).values({
    _order: sql`(select coalesce(max(${leads_notes._order}), 0) + 1 from ${leads_notes} where ${leads_notes._parentID} = ${leadId})`,
    _parentID: leadId,
    id: randomBytes(12).toString('hex'),
    text: slot
      ? `The shopper moved the booking from ${before} to ${formatLeadTime(slot.startsAt.toISOString(), timeZone)}.`
      : `The shopper cancelled the booking of ${before}.`,
    at: now,
  })
  await database.update(leads).set({ read_at: null, updatedAt: now }).where(eq(leads.id, leadId))
  await addDeliveries(database, {
    ...{ leadId, siteId: site, part: 'booking' },
    // Every change has its own, so that its deliveries differ from those of an earlier one.
    reference: `${lead.reference}-${now.getTime().toString(36)}`,
    planned: [
      ...(await listDealerRecipients(database, leadId)),
      ...(lead.email
        ? [{ channel: 'email' as const, purpose: 'receipt' as const, recipient: lead.email, routeId: null }]
        : []),
    ],
  })
}
