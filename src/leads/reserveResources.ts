import { amountDue, reserveFeeDollars } from '../domain/leads/amountDue'
import { carConflict, holdsConflict, MAX_HOLDS_PER_PERSON, slotConflict } from '../domain/leads/conflict'
import type { Enquiry } from '../domain/leads/enquiry'
import type { RequestedSlot } from '../domain/leads/enquiryBooking'
import { hasCar } from '../domain/leads/enquiryKinds'
import type { Site } from '../domain/site/site'
import type { Car } from '../domain/stock/car'
import type { Database } from '../server/database/database'
import { addPayment } from './addPayment'
import { bookSlot } from './bookSlot'
import { countLiveHolds } from './countLiveHolds'
import { addReservation } from './holdCar'
import { saveFiles } from './saveFiles'

interface ReserveInput {
  site: Pick<Site, 'id' | 'bookings' | 'carPage'>
  enquiry: Enquiry
  car: Car | null
  /** the time to book; null if the enquiry books none */
  slot: RequestedSlot | null
  /** signs the tokens of uploaded files */
  tokenSecret: string
  now: Date
}

/**
 * Returns the work to run in the transaction that stores a lead: books its time, records its reservation, adds its payment
 * and attaches its files.
 * @throws {ConflictError} if the time is fully booked, the car is already held, or the person holds two cars
 */
export function reserveResources({ site, enquiry, car, slot, tokenSecret, now }: ReserveInput) {
  return async (database: Database, { id: leadId, reference }: { id: number; reference: string }): Promise<void> => {
    const siteId = site.id
    const carId = car?.id ?? null
    if (slot && (await bookSlot(database, { siteId, leadId, carId, ...slot })) === null) throw slotConflict('slot')
    let holdId: number | null = null
    if (car && hasCar(enquiry.kind)) {
      const { email, phone } = enquiry
      const held = await countLiveHolds(database, { siteId, leadId, email, phone, now })
      if (held >= MAX_HOLDS_PER_PERSON) throw holdsConflict()
      holdId = await addReservation(database, { siteId, carId: car.id, leadId, now, amount: reserveFeeDollars(site) })
      if (holdId === null) throw carConflict()
    }
    const due = amountDue(site, enquiry, car)
    if (due) {
      await addPayment(database, {
        ...{ siteId, leadId, holdId, carId, reference, now, ...due },
        payer: { name: [enquiry.name, enquiry.last_name].filter(Boolean).join(' '), email: enquiry.email },
        online: site.bookings.takesCards,
      })
    }
    if (enquiry.files.length > 0)
      await saveFiles(database, { siteId, leadId, files: enquiry.files, secret: tokenSecret })
  }
}
