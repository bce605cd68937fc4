import 'server-only'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { LeadStatus } from '../../domain/leads/leadStatus'
import type { PaymentStatus } from '../../domain/payments/payment'
import { lastDigits, type PersonRef } from '../../domain/privacy/person'
import type { SavedCar } from '../../domain/shoppers/savedCars'
import { isLeadOf, isPaymentOf } from '../../leads/privacy/personWhere'
import { bookings, cars, holds, leads, locations, payments } from '../../server/database/tables.generated'
import { listSavedCars } from '../../server/shoppers/savedCars'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { payloadClient } from '../payloadClient'

/** Rows of each kind that a garage shows; the newest come first. */
const MAX_ROWS = 50

export interface GarageEnquiry {
  reference: string
  category: string
  /** the vehicle that it is about */
  carName: string | null
  status: LeadStatus
  at: Date
}

export interface GarageBooking {
  id: number
  startsAt: Date
  department: string
  status: string
  locationName: string | null
  timeZone: string | null
  reference: string | null
}

export interface GarageHold {
  id: number
  carName: string
  carSlug: string
  status: string
  expiresAt: Date
}

export interface GaragePayment {
  reference: string
  description: string | null
  amount: number
  status: PaymentStatus
  at: Date
  /** of the payment's page, which has the receipt */
  token: string
}

/** What a shopper has on a site. */
export interface Garage {
  saved: SavedCar[]
  watched: SavedCar[]
  /** cars that were viewed on any device while signed in, latest first */
  viewed: SavedCar[]
  enquiries: GarageEnquiry[]
  bookings: GarageBooking[]
  holds: GarageHold[]
  payments: GaragePayment[]
}

/** The people of a site's records that a shopper has proved to be: by email, and by phone for records without an email. */
const toPeople = ({ email, phone }: SignedInShopper): PersonRef[] => [
  ...(email ? [{ email }] : []),
  ...(phone ? [{ phone: lastDigits(phone) }] : []),
]

/** Everything of a signed-in shopper on their site, by their verified email and mobile. */
export async function getGarage(shopper: SignedInShopper): Promise<Garage> {
  const database = (await payloadClient()).db.drizzle
  const { siteId } = shopper
  const people = toPeople(shopper)
  const found = await database
    .select({
      id: leads.id,
      reference: leads.reference,
      category: leads.category,
      carName: leads.car_name,
      status: leads.status,
      at: leads.createdAt,
    })
    .from(leads)
    .where(and(or(...people.map((person) => isLeadOf(siteId, person))), isNull(leads.erased_at)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_ROWS)
  const ids = found.map(({ id }) => id)
  const [saved, watched, viewed, booked, held, paid] = await Promise.all([
    listSavedCars(database, shopper.id, 'favourite'),
    listSavedCars(database, shopper.id, 'watch'),
    listSavedCars(database, shopper.id, 'viewed'),
    database
      .select({
        id: bookings.id,
        startsAt: bookings.starts_at,
        department: bookings.department,
        status: bookings.status,
        locationName: locations.name,
        timeZone: locations.timeZone,
        reference: leads.reference,
      })
      .from(bookings)
      .innerJoin(leads, eq(leads.id, bookings.lead))
      .leftJoin(locations, eq(locations.id, bookings.location))
      .where(and(eq(bookings.site, siteId), inArray(bookings.lead, ids)))
      .orderBy(desc(bookings.starts_at))
      .limit(MAX_ROWS),
    database
      .select({
        id: holds.id,
        carName: cars.name,
        carSlug: cars.slug,
        status: holds.status,
        expiresAt: holds.expires_at,
      })
      .from(holds)
      .innerJoin(cars, eq(cars.id, holds.car))
      .where(and(eq(holds.site, siteId), inArray(holds.lead, ids)))
      .orderBy(desc(holds.id))
      .limit(MAX_ROWS),
    database
      .select({
        reference: payments.reference,
        description: payments.description,
        amount: payments.amount,
        status: payments.status,
        at: payments.createdAt,
        token: payments.token,
      })
      .from(payments)
      .where(or(...people.map((person) => isPaymentOf(siteId, person, ids))))
      .orderBy(desc(payments.createdAt))
      .limit(MAX_ROWS),
  ])
  return {
    saved,
    watched,
    viewed,
    enquiries: found.map(({ id: _, ...enquiry }) => enquiry),
    bookings: booked,
    holds: held,
    payments: paid,
  }
}
