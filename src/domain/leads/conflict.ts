import type { FieldError } from '../fieldErrors'

/** Shown when another shopper was faster. */
export const CONFLICT_MESSAGES = {
  slot: 'That time has just been booked. Please choose another one. Your other details are still in the form.',
  notOffered: 'That time is no longer available. Please choose another one. Your other details are still in the form.',
  holds: 'You have already reserved two vehicles here. Call us to reserve another, or to release one.',
  car: 'Someone else has just reserved it. Send us an enquiry and we will let you know if it becomes available.',
} as const

/** The time or the car of an enquiry is not available; nothing of the enquiry is stored. */
export class ConflictError extends Error {
  override name = 'ConflictError'
  constructor(readonly fieldError: FieldError) {
    super(fieldError.message)
  }
}

export const slotConflict = (reason: 'slot' | 'notOffered') =>
  new ConflictError({ field: 'starts_at', message: CONFLICT_MESSAGES[reason] })

export const carConflict = () => new ConflictError({ field: 'car_id', message: CONFLICT_MESSAGES.car })

/** Vehicles that one person may hold on a site at a time (CAR-19). */
export const MAX_HOLDS_PER_PERSON = 2

export const holdsConflict = () => new ConflictError({ field: 'email', message: CONFLICT_MESSAGES.holds })
