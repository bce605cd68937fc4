import { and, asc, between, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import {
  MAX_OWN_CAR_PHOTOS,
  MAX_OWN_CARS,
  nextServiceOn,
  type OwnCar,
  type OwnCarForm,
  reminderConsentText,
  reminderDates,
  toServicePlan,
} from '../../domain/shoppers/ownCar'
import { findOrCreateRecipient } from '../alerts/savedSearches'
import { alert_mails, alert_recipients } from '../database/alertTables'
import { type Database, inTransaction } from '../database/database'
import { shopper_vehicle_photos, shopper_vehicles } from '../database/shopperTables'
import { shoppers, uploads } from '../database/tables.generated'
import { recordConsent } from './consents'
import type { SignedInShopper } from './shopperSessions'

type Owner = Pick<SignedInShopper, 'id' | 'siteId' | 'email'>

const isOwn = (shopperId: number, id: number) =>
  and(eq(shopper_vehicles.shopper, shopperId), eq(shopper_vehicles.id, id))

/** Accounts that were joined keep all their cars, and may have more than can be added. */
const MAX_LISTED_CARS = 4 * MAX_OWN_CARS

/** A shopper's own cars, newest first. */
export async function listOwnCars(database: Database, shopperId: number): Promise<OwnCar[]> {
  const rows = await database
    .select()
    .from(shopper_vehicles)
    .where(eq(shopper_vehicles.shopper, shopperId))
    .orderBy(desc(shopper_vehicles.id))
    .limit(MAX_LISTED_CARS)
  const photos = await listPhotos(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toOwnCar(row, photos))
}

/** One of a shopper's own cars; null for any other. */
export async function findOwnCar(database: Database, shopperId: number, id: number): Promise<OwnCar | null> {
  const [row] = await database.select().from(shopper_vehicles).where(isOwn(shopperId, id))
  return row ? toOwnCar(row, await listPhotos(database, [row.id])) : null
}

const listPhotos = (database: Database, vehicles: readonly number[]) =>
  database
    .select()
    .from(shopper_vehicle_photos)
    .where(inArray(shopper_vehicle_photos.vehicle, [...vehicles]))
    .orderBy(asc(shopper_vehicle_photos.upload))
    .limit(MAX_LISTED_CARS * MAX_OWN_CAR_PHOTOS)

function toOwnCar(
  row: typeof shopper_vehicles.$inferSelect,
  photos: readonly (typeof shopper_vehicle_photos.$inferSelect)[],
): OwnCar {
  const { id, rego, make, model, badge, year, km, reminds } = row
  return {
    ...{ id, rego, regoState: row.rego_state, make, model, badge, year, km, reminds },
    ...{ serviceOn: row.service_on, lastServiceOn: row.last_service_on, serviceMonths: row.service_months },
    photos: photos.filter(({ vehicle }) => vehicle === id).map(({ upload }) => upload),
  }
}

/**
 * Adds an own car, or changes the one with `id`. A reminder that is turned on is recorded as a consent; a new date of the service is
 * told again. Returns the id, `full` for an account with too many cars, null if the car is not the shopper's.
 */
export function saveOwnCar(
  pool: Pool,
  siteName: string,
  owner: Owner,
  id: number | null,
  car: OwnCarForm,
): Promise<number | 'full' | null> {
  return inTransaction(pool, async (database) => {
    await lockShopper(database, owner)
    const before = id === null ? null : await findOwnCar(database, owner.id, id)
    if (id !== null && !before) return null
    if (id === null && (await countOwnCars(database, owner.id)) >= MAX_OWN_CARS) return 'full'
    const reminds = car.reminds && owner.email !== null
    const values = { ...car, reminds, next_service_on: nextServiceOn(toServicePlan(car)) }
    const [saved] = before
      ? await database
          .update(shopper_vehicles)
          .set(values)
          .where(isOwn(owner.id, before.id))
          .returning({ id: shopper_vehicles.id })
      : await database
          .insert(shopper_vehicles)
          .values({ ...values, shopper: owner.id })
          .returning({ id: shopper_vehicles.id })
    if (before && !reminds) await cancelReminder(database, before.id)
    if (owner.email !== null && reminds !== (before?.reminds ?? false))
      await recordReminderChoice(database, siteName, { ...owner, email: owner.email }, reminds)
    return saved!.id
  })
}

async function recordReminderChoice(
  database: Database,
  siteName: string,
  { siteId, email }: { siteId: number; email: string },
  reminds: boolean,
) {
  // The address whose link in the email stops it.
  const { email_hash } = await findOrCreateRecipient(database, siteId, email)
  await recordConsent(database, {
    ...{ site: siteId, email_hash, purpose: 'reminders', given: reminds },
    wording: reminds ? reminderConsentText(siteName) : 'Turned off in the garage.',
  })
}

/** A reminder that waits to be sent is not wanted any more. */
async function cancelReminder(database: Database, id: number): Promise<void> {
  const mail = database
    .select({ id: shopper_vehicles.reminder_mail })
    .from(shopper_vehicles)
    .where(eq(shopper_vehicles.id, id))
  await database
    .update(alert_mails)
    .set({ status: 'cancelled' })
    .where(and(inArray(alert_mails.id, mail), eq(alert_mails.status, 'queued')))
}

const countOwnCars = (database: Database, shopperId: number) =>
  database.$count(shopper_vehicles, eq(shopper_vehicles.shopper, shopperId))

/** Two requests at once wait for each other, so that neither exceeds a limit. */
async function lockShopper(database: Database, { id, siteId }: Owner): Promise<void> {
  await database
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.id, id), eq(shoppers.site, siteId)))
    .for('no key update')
}

/** Removes an own car. Returns the uploads of its photos, whose files the caller deletes; null if the car is not the shopper's. */
export function removeOwnCar(pool: Pool, owner: Owner, id: number): Promise<number[] | null> {
  return inTransaction(pool, async (database) => {
    const car = await findOwnCar(database, owner.id, id)
    if (!car) return null
    await cancelReminder(database, id)
    await database.delete(shopper_vehicles).where(isOwn(owner.id, id))
    return car.photos
  })
}

/** Gives an uploaded photo to an own car: `full` if that has enough, null if it is not the shopper's. */
export function addOwnCarPhoto(
  pool: Pool,
  owner: Owner,
  vehicle: number,
  upload: number,
): Promise<'added' | 'full' | null> {
  return inTransaction(pool, async (database) => {
    await lockShopper(database, owner)
    const car = await findOwnCar(database, owner.id, vehicle)
    if (!car) return null
    if (car.photos.length >= MAX_OWN_CAR_PHOTOS) return 'full'
    await database.insert(shopper_vehicle_photos).values({ upload, vehicle })
    return 'added'
  })
}

/** The photo of one of a shopper's own cars: its car and file; null for any other upload. */
export async function findOwnCarPhoto(
  database: Database,
  shopperId: number,
  upload: number,
): Promise<{ vehicle: number; filename: string } | null> {
  const [row] = await database
    .select({ vehicle: shopper_vehicles.id, filename: uploads.filename })
    .from(shopper_vehicle_photos)
    .innerJoin(shopper_vehicles, eq(shopper_vehicles.id, shopper_vehicle_photos.vehicle))
    .innerJoin(uploads, eq(uploads.id, shopper_vehicle_photos.upload))
    .where(and(eq(shopper_vehicle_photos.upload, upload), eq(shopper_vehicles.shopper, shopperId)))
  return row?.filename ? { vehicle: row.vehicle, filename: row.filename } : null
}

/** The uploads with photos of the own cars of shoppers. */
export async function listOwnCarUploads(database: Database, shopperIds: readonly number[]): Promise<number[]> {
  const rows = await database
    .select({ upload: shopper_vehicle_photos.upload })
    .from(shopper_vehicle_photos)
    .innerJoin(shopper_vehicles, eq(shopper_vehicles.id, shopper_vehicle_photos.vehicle))
    .where(inArray(shopper_vehicles.shopper, [...shopperIds]))
  return rows.map(({ upload }) => upload)
}

/** A car whose service is near, with the address to remind. */
export interface DueReminder {
  id: number
  email: string
  car: OwnCar
  serviceOn: string
}

/**
 * Cars of a site whose service is near, of which their shoppers were not reminded yet: those of addresses that did not stop their emails.
 * @param today local date
 */
export async function listDueReminders(
  database: Database,
  siteId: number,
  today: string,
  limit: number,
): Promise<DueReminder[]> {
  const { from, to } = reminderDates(today)
  const rows = await database
    .select({ vehicle: shopper_vehicles, email: shoppers.email })
    .from(shopper_vehicles)
    .innerJoin(shoppers, eq(shoppers.id, shopper_vehicles.shopper))
    .leftJoin(
      alert_recipients,
      and(eq(alert_recipients.site, shoppers.site), sql`${alert_recipients.email} = lower(${shoppers.email})`),
    )
    .where(
      and(
        ...[eq(shoppers.site, siteId), eq(shopper_vehicles.reminds, true), isNull(alert_recipients.stopped_at)],
        between(shopper_vehicles.next_service_on, from, to),
        sql`${shopper_vehicles.reminded_of} is distinct from ${shopper_vehicles.next_service_on}`,
        isNotNull(shoppers.email),
      ),
    )
    .orderBy(asc(shopper_vehicles.id))
    .limit(limit)
  return rows.flatMap(({ vehicle, email }) =>
    email && vehicle.next_service_on
      ? [{ id: vehicle.id, email, car: toOwnCar(vehicle, []), serviceOn: vehicle.next_service_on }]
      : [],
  )
}

/** Marks a service as told. False if another process did so, or the date has changed. */
export async function markReminded(
  database: Database,
  { id, serviceOn }: Pick<DueReminder, 'id' | 'serviceOn'>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(shopper_vehicles)
    .set({ reminded_of: serviceOn })
    .where(
      and(
        ...[eq(shopper_vehicles.id, id), eq(shopper_vehicles.next_service_on, serviceOn)],
        sql`${shopper_vehicles.reminded_of} is distinct from ${serviceOn}`,
      ),
    )
  return (rowCount ?? 0) > 0
}

/** Remembers the email of a reminder. If that gets too old to be sent, the service is told anew. */
export async function setReminderMail(database: Database, id: number, mailId: number): Promise<void> {
  await database.update(shopper_vehicles).set({ reminder_mail: mailId }).where(eq(shopper_vehicles.id, id))
}
