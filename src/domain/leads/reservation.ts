/** Hours that a reservation waits for its fee or its emailed link. Until then it holds nothing (CAR-19). */
export const CONFIRM_HOURS = 24

/** What a reservation's link leads to. */
export type ReservationState =
  /** the button holds the car */
  | 'pending'
  | 'held'
  | 'paid'
  /** too late, or released */
  | 'ended'
  /** somebody else has the car, or it is no longer for sale */
  | 'taken'
  /** the person holds as many cars as one may */
  | 'tooMany'

export interface ReservationLabels {
  heading: string
  text: string
  /** label of the button that holds the car; null if there is nothing to confirm */
  confirm: string | null
}

/** Texts of the page behind a reservation's link. `period` as "48 hours", `until` as "Tuesday, 24 November 2026 at 10:30 am". */
export function reservationLabels(
  state: ReservationState,
  { carName, noun, period, until }: { carName: string; noun: string; period: string; until: string },
): ReservationLabels {
  switch (state) {
    case 'pending':
      return {
        heading: `Hold the ${carName}?`,
        text: `We hold it for you for ${period}. Until you confirm, someone else can reserve it.`,
        confirm: `Hold this ${noun}`,
      }
    case 'held':
      return { heading: 'It is yours for now', text: `We hold the ${carName} for you until ${until}.`, confirm: null }
    case 'paid':
      return { heading: 'It is reserved', text: `We have your fee and hold the ${carName} for you.`, confirm: null }
    case 'taken':
      return {
        heading: 'Someone was faster',
        text: `The ${carName} has been reserved or sold. Send us an enquiry and we will let you know if it becomes available.`,
        confirm: null,
      }
    case 'tooMany':
      return {
        heading: 'You hold two vehicles already',
        text: 'Call us to hold another one, or to release one.',
        confirm: null,
      }
    case 'ended':
      return {
        heading: 'This reservation has ended',
        text: `The ${carName} is not held for you. You can reserve it again if it is still for sale.`,
        confirm: null,
      }
  }
}
