import { phoneDigits } from '../phone'
import type { NumberSwap } from './tag'

const MIN_DIGITS = 6
const MAX_DIGITS = 15

/** Whether a text is a phone number that can be found on a page. */
export function isTrackablePhone(phone: string): boolean {
  const { length } = phoneDigits(phone)
  return /^[+\d][\d ()-]*$/.test(phone.trim()) && length >= MIN_DIGITS && length <= MAX_DIGITS
}

/** The number to show in place of another, as entered; null for the same. The first entry that fits applies. */
export function trackingNumber(swaps: readonly NumberSwap[], phone: string, source: string): string | null {
  const digits = phoneDigits(phone)
  const found = swaps.find(
    (swap) => swap.shown === digits && (swap.source === '' || swap.source === source.toLowerCase()),
  )
  return found?.tracking ?? null
}
