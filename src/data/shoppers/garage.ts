import 'server-only'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import * as z from 'zod'
import type { LeadStatus } from '../../domain/leads/leadStatus'
import type { LocationType } from '../../domain/locations/locationType'
import type { PaymentStatus } from '../../domain/payments/payment'
import { lastDigits, type PersonRef } from '../../domain/privacy/person'
import { isSameCar, nextServiceOn, type OwnCar, type OwnCarValuation } from '../../domain/shoppers/ownCar'
import type { SavedCar } from '../../domain/shoppers/savedCars'
import { isLeadOf, isPaymentOf } from '../../leads/privacy/personWhere'
import { bookings, cars, holds, leads, locations, payments } from '../../server/database/tables.generated'
import { listOwnCars } from '../../server/shoppers/ownCars'
import { listSavedCars } from '../../server/shoppers/savedCars'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { bookingPath } from '../locations/bookingToChange'
import { payloadClient } from '../payloadClient'

/** Rows of each kind that a garage shows; the newest come first. */
const MAX_ROWS = 50

export interface GarageEnquiry {
  reference: string
  category: string
  /** the vehicle that it is about */
  carName: string | null
  message: string | null
  status: LeadStatus
  at: Date
}

export interface GarageBooking {
  id: number
  startsAt: Date
  department: LocationType
  status: string
  locationName: string | null
  timeZone: string | null
  reference: string | null
  /** where it is moved and cancelled; null once its time has passed */
  changePath: string | null
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

/** One of the shopper's own cars, with its latest valuation. */
export type GarageCar = OwnCar & { valuation: OwnCarValuation | null; nextServiceOn: string | null }

/** What a shopper has on a site. */
export interface Garage {
  ownCars: GarageCar[]
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
  const now = new Date()
  const found = await database
    .select({
      id: leads.id,
      reference: leads.reference,
      category: leads.category,
      carName: leads.car_name,
      message: leads.message,
      status: leads.status,
      at: leads.createdAt,
      rego: leads.rego,
      tradeIn: leads.trade_in,
    })
    .from(leads)
    .where(and(or(...people.map((person) => isLeadOf(siteId, person))), isNull(leads.erased_at)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_ROWS)
  const ids = found.map(({ id }) => id)
  const [ownCars, saved, watched, viewed, booked, held, paid] = await Promise.all([
    listOwnCars(database, shopper.id),
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
  const valuations = found.flatMap(toValuation)
  return {
    ownCars: ownCars.map((car) => ({
      ...car,
      // The newest enquiry comes first.
      valuation: valuations.find(({ car: valued }) => isSameCar(car, valued))?.valuation ?? null,
      nextServiceOn: nextServiceOn(car),
    })),
    saved,
    watched,
    viewed,
    enquiries: found.map(({ id: _, rego: __, tradeIn: ___, ...enquiry }) => enquiry),
    bookings: booked.map((booking) => ({
      ...booking,
      changePath: booking.status === 'booked' && booking.startsAt > now ? bookingPath(booking.id) : null,
    })),
    holds: held,
    payments: paid,
  }
}

/** The valuation of a trade-in enquiry and its car; none for other enquiries. */
function toValuation(lead: { reference: string; at: Date; rego: string | null; tradeIn: unknown }) {
  const found = valuedTradeIn.safeParse(lead.tradeIn)
  if (!found.success) return []
  const { make, model, year, valuation } = found.data
  const { low, high } = valuation
  return [
    {
      car: { rego: lead.rego, make, model, year },
      valuation: { low, high, at: lead.at, reference: lead.reference },
    },
  ]
}

const valuedTradeIn = z.object({
  make: z.string().nullable().default(null),
  model: z.string().nullable().default(null),
  year: z.number().nullable().default(null),
  valuation: z.object({ low: z.number(), high: z.number() }),
})
