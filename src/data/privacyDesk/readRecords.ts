import 'server-only'
import { and, desc, eq, getTableColumns, gte, inArray, isNull, or } from 'drizzle-orm'
import type { PersonRef } from '../../domain/privacy/person'
import { MAX_PERSON_LEADS } from '../../leads/privacy/erasePerson'
import { findOptOut } from '../../leads/privacy/optOuts'
import { isLeadOf, isParkedOf, isPaymentOf, isShopperOf } from '../../leads/privacy/personWhere'
import { findAlertSettings } from '../../server/alerts/savedSearches'
import { listDraws } from '../../server/campaigns/drawForShopper'
import type { Database } from '../../server/database/database'
import { shopper_cars, shopper_vehicle_photos, shopper_vehicles } from '../../server/database/shopperTables'
import {
  bookings,
  holds,
  lead_deliveries,
  lead_exports,
  leads,
  leads_notes,
  parked_enquiries,
  payments,
  shoppers,
  uploads,
} from '../../server/database/tables.generated'
import { listConsents } from '../../server/shoppers/consents'

/** Rows of each other kind that are read at most. */
const MAX_ROWS = 5000

/** Everything that a site holds about a person, newest first. Tokens and hashes are left out. */
export async function readRecords(database: Database, siteId: number, person: PersonRef) {
  const {
    token_hash: _,
    token_expires_at: __,
    idempotency_key: ___,
    body_hash: ____,
    ...columns
  } = getTableColumns(leads)
  const found = await database
    .select(columns)
    .from(leads)
    .where(and(isLeadOf(siteId, person), isNull(leads.erased_at)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_PERSON_LEADS)
  const ids = found.map(({ id }) => id)
  const first = found.at(-1)?.createdAt ?? null
  const { token: _____, session_url: ______, session_id: _______, ...paymentColumns } = getTableColumns(payments)
  const { idempotency_key: ________, ...parkedColumns } = getTableColumns(parked_enquiries)
  const accounts = await database.select().from(shoppers).where(isShopperOf(siteId, person)).limit(MAX_ROWS)
  const shopperIds = accounts.map(({ id }) => id)
  const savedCars = await database
    .select()
    .from(shopper_cars)
    .where(inArray(shopper_cars.shopper, shopperIds))
    .orderBy(desc(shopper_cars.saved_at))
    .limit(MAX_ROWS)
  const ownCars = await database
    .select()
    .from(shopper_vehicles)
    .where(inArray(shopper_vehicles.shopper, shopperIds))
    .orderBy(desc(shopper_vehicles.id))
    .limit(MAX_ROWS)
  const photos = database
    .select({ upload: shopper_vehicle_photos.upload })
    .from(shopper_vehicle_photos)
    .where(
      inArray(
        shopper_vehicle_photos.vehicle,
        ownCars.map(({ id }) => id),
      ),
    )
  const { email } = person
  const [parked, notes, deliveries, booked, held, paid, files, exported, optOut, alerts, draws, consents] =
    await Promise.all([
      database.select(parkedColumns).from(parked_enquiries).where(isParkedOf(siteId, person)).limit(MAX_ROWS),
      database
        .select()
        .from(leads_notes)
        .where(inArray(leads_notes._parentID, ids))
        .orderBy(leads_notes.at)
        .limit(MAX_ROWS),
      database
        .select()
        .from(lead_deliveries)
        .where(inArray(lead_deliveries.lead, ids))
        .orderBy(desc(lead_deliveries.id))
        .limit(MAX_ROWS),
      database
        .select()
        .from(bookings)
        .where(inArray(bookings.lead, ids))
        .orderBy(desc(bookings.starts_at))
        .limit(MAX_ROWS),
      database.select().from(holds).where(inArray(holds.lead, ids)).orderBy(desc(holds.id)).limit(MAX_ROWS),
      database
        .select(paymentColumns)
        .from(payments)
        .where(isPaymentOf(siteId, person, ids))
        .orderBy(desc(payments.createdAt))
        .limit(MAX_ROWS),
      database
        .select()
        .from(uploads)
        .where(or(inArray(uploads.lead, ids), inArray(uploads.id, photos)))
        .orderBy(desc(uploads.id))
        .limit(MAX_ROWS),
      first
        ? database
            .select()
            .from(lead_exports)
            .where(and(eq(lead_exports.site, siteId), gte(lead_exports.createdAt, first)))
            .orderBy(desc(lead_exports.id))
            .limit(MAX_ROWS)
        : [],
      email === undefined ? null : findOptOut(database, siteId, email),
      email === undefined ? null : findAlertSettings(database, siteId, { email }),
      listDraws(database, siteId, { email: email ?? null, shopperIds }),
      email === undefined ? [] : listConsents(database, siteId, email),
    ])
  return {
    leads: found,
    parked,
    notes,
    deliveries,
    bookings: booked,
    holds: held,
    payments: paid,
    files,
    exports: exported,
    accounts,
    savedCars,
    ownCars,
    optOut,
    alerts,
    draws,
    consents,
  }
}

export type PersonRecords = Awaited<ReturnType<typeof readRecords>>

/** Whether a site holds anything about a person. Consents name nobody: they are kept by a hash of the address. */
export const holdsAnything = ({ leads: found, parked, payments: paid, accounts, alerts, draws }: PersonRecords) =>
  found.length + parked.length + paid.length + accounts.length + draws.length > 0 || alerts !== null
