import type { FieldError } from '../fieldErrors'

/** Shown when another shopper was faster. */
export const CONFLICT_MESSAGES = {
  slot: 'That time has just been booked. Please choose another one. Your other details are still in the form.',
  notOffered: 'That time is no longer available. Please choose another one. Your other details are still in the form.',
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
