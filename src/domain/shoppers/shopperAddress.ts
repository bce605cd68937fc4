import { cleanText } from '../cleanText'
import { FIELD_ERRORS } from '../leads/contactFields'
import { phoneDigits } from '../phone'

/** How a code is sent. */
export type CodeChannel = 'email' | 'sms'

/** Where a shopper gets codes: an email in lower case, or the digits of an Australian mobile, "0491570006". */
export interface ShopperAddress {
  channel: CodeChannel
  address: string
}

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/
const MOBILE = /^04\d{8}$/
const MAX_LENGTH = 254

/** What a shopper typed as an address; null if it is neither, or a mobile where no texts are sent. */
export function parseShopperAddress(text: unknown, channels: readonly CodeChannel[]): ShopperAddress | null {
  const typed = cleanText(typeof text === 'string' ? text : '').trim()
  if (typed.length > MAX_LENGTH) return null
  if (channels.includes('email') && EMAIL.test(typed)) return { channel: 'email', address: typed.toLowerCase() }
  const digits = /^[\d\s()+./-]+$/.test(typed) ? phoneDigits(typed) : ''
  return channels.includes('sms') && MOBILE.test(digits) ? { channel: 'sms', address: digits } : null
}

/** The message for an address that cannot be read. */
export function addressError(channels: readonly CodeChannel[]): string {
  if (!channels.includes('sms')) return FIELD_ERRORS.email
  const mobile = 'an Australian mobile number, such as 0491 570 006'
  return channels.includes('email') ? `Please enter an email address, or ${mobile}.` : `Please enter ${mobile}.`
}
