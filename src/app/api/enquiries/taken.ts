import type { PoolClient } from 'pg'
import { listBookedTimes } from '@/data/locations/bookedTimes'
import { findSlot, type Slot } from '@/domain/appointments/slots'
import { DEFAULT_RESERVE_FEE } from '@/domain/car/carButtons'
import type { FieldError } from '@/domain/fieldErrors'
import { bookingDepartment, toSlotHours, toSlotRules } from '@/domain/leads/enquiryBooking'
import { hasCar } from '@/domain/leads/enquiryKinds'
import type { LocationType } from '@/domain/locations/locationType'
import { toDollars } from '@/domain/payments/payment'
import type { Site } from '@/domain/site/site'
import { addPayment } from '@/leads/addPayment'
import { bookSlot } from '@/leads/bookSlot'
import { holdCar } from '@/leads/holdCar'
import { saveFiles } from '@/leads/saveFiles'
import type { ReadEnquiry } from './readEnquiry'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Words for a shopper whom another was faster than. */
export const TAKEN = {
  slot: 'That time has just been taken. Please choose another one; everything else is kept.',
  notOffered: 'That time is no longer on offer. Please choose another one; everything else is kept.',
  car: 'Somebody else has just reserved it. Send us an enquiry and we will tell you if it comes free.',
} as const

/** What an enquiry asked for is gone; the lead is undone with it. */
export class Taken extends Error {
  override name = 'Taken'
  constructor(readonly problem: FieldError) {
    super(problem.message)
  }
}

interface Booking {
  slot: Slot
  department: LocationType
  locationId: number
}

/** The time that an enquiry books, checked against what is on offer now; null where it books none. @throws {Taken} */
export async function bookingOf(site: Site, { enquiry, location }: ReadEnquiry, now: Date): Promise<Booking | null> {
  const department = bookingDepartment(enquiry.kind)
  if (!enquiry.starts_at || !department) return null
  const hours = location ? toSlotHours(location, department) : null
  if (!location || !hours) throw new Taken({ field: 'starts_at', message: TAKEN.notOffered })
  const startsAt = new Date(enquiry.starts_at)
  const rules = toSlotRules(department, site.bookings)
  const onOffer = findSlot(startsAt, hours, rules, [], now)
  if (!onOffer) throw new Taken({ field: 'starts_at', message: TAKEN.notOffered })
  const booked = await listBookedTimes({
    ...{ siteId: site.id, locationId: location.id, department },
    from: new Date(startsAt.getTime() - DAY_MS),
    to: new Date(startsAt.getTime() + DAY_MS),
  })
  if (!findSlot(startsAt, hours, rules, booked, now)) throw new Taken({ field: 'starts_at', message: TAKEN.slot })
  return { slot: onOffer, department, locationId: location.id }
}

/**
 * What must happen with an enquiry's lead or not at all: its time is booked, its car is held, what is
 * to be paid is written down, its files become the lead's.
 * @throws {Taken} where somebody else was faster
 */
export function takeWithLead(site: Site, read: ReadEnquiry, booking: Booking | null, secret: string, now: Date) {
  const { enquiry, car } = read
  return async (client: PoolClient, { id: leadId, reference }: { id: number; reference: string }) => {
    if (booking) {
      const { slot, department, locationId } = booking
      const taken = await bookSlot(client, {
        ...{ siteId: site.id, locationId, department, leadId, carId: car?.id ?? null },
        ...{ startsAt: slot.startsAt, endsAt: slot.endsAt },
        capacity: toSlotRules(department, site.bookings).atOnce,
      })
      if (taken === null) throw new Taken({ field: 'starts_at', message: TAKEN.slot })
    }
    let holdId: number | null = null
    if (car && hasCar(enquiry.kind)) {
      const expiresAt = new Date(now.getTime() + site.bookings.holdHours * HOUR_MS)
      holdId = await holdCar(client, {
        ...{ siteId: site.id, carId: car.id, leadId, expiresAt, now },
        amount: feeOf(site),
      })
      if (holdId === null) throw new Taken({ field: 'car_id', message: TAKEN.car })
    }
    const due = amountDue(site, read)
    if (due) {
      await addPayment(client, {
        ...{ siteId: site.id, leadId, holdId, carId: car?.id ?? null, reference, now, ...due },
        payer: { name: [enquiry.name, enquiry.last_name].filter(Boolean).join(' '), email: enquiry.email },
        online: site.bookings.takesCards,
      })
    }
    if (enquiry.files.length > 0) await saveFiles(client, { siteId: site.id, leadId, files: enquiry.files, secret })
  }
}

const feeOf = ({ carPage }: Site) => toDollars(carPage.reserveFee.trim() || DEFAULT_RESERVE_FEE)

/** What the shopper is to pay with an enquiry; null where that is nothing. */
function amountDue(site: Site, { enquiry, car }: ReadEnquiry) {
  if (enquiry.kind === 'payment') {
    const { amount, invoice } = enquiry.details
    return typeof amount === 'number'
      ? { kind: 'invoice' as const, amount, description: `Invoice ${invoice ?? ''}`.trim() }
      : null
  }
  const fee = car && hasCar(enquiry.kind) ? feeOf(site) : null
  // Without card payments the dealer collects the fee as they always have, and the hold alone says what it is.
  if (!car || fee === null || !site.bookings.takesCards) return null
  return { kind: 'reservation' as const, amount: fee, description: `Reservation of the ${car.name}` }
}
