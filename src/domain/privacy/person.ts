import { cleanText } from '../cleanText'
import { isAustralianPhone } from '../leads/contactFields'
import { phoneDigits } from '../phone'

/**
 * A person on one site: an email address in lower case or, for records without one, the last nine digits of a phone number.
 */
export type PersonRef = { email: string; phone?: undefined } | { phone: string; email?: undefined }

/** Digits by which a phone number is recognised, as in the inbox: without country code or leading zero. */
export const PHONE_DIGITS = 9

/** Numbers such as 13 numbers are shorter than nine digits; anything below this is not a phone number. */
const MIN_PHONE_DIGITS = 6

const MAX_IDENTIFIER_LENGTH = 254
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

export const IDENTIFIER_ERROR = 'Enter a whole email address or phone number.'

/** The same address, however it was typed. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The last nine digits of a phone number; fewer if it is shorter. */
export const lastDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)

/** What staff typed to find a person, as an email or the last nine digits of a phone number; null if it is neither. */
export function parseIdentifier(text: string): PersonRef | null {
  const typed = cleanText(text).trim()
  if (typed.length > MAX_IDENTIFIER_LENGTH) return null
  if (EMAIL.test(typed)) return { email: normalizeEmail(typed) }
  if (!/^[\d\s()+./-]+$/.test(typed)) return null
  const digits = phoneDigits(typed)
  return digits.length >= MIN_PHONE_DIGITS && (digits.length >= PHONE_DIGITS || isAustralianPhone(typed))
    ? { phone: lastDigits(digits) }
    : null
}

/** A person as text, for hashes and keys: "email:ada@example.com". */
export const personKey = (person: PersonRef): string =>
  person.email !== undefined ? `email:${person.email}` : `phone:${person.phone}`

/** The inverse of `personKey`; null if the text is not one. */
export function parsePersonKey(key: string): PersonRef | null {
  const [, kind, value = ''] = /^(email|phone):(.+)$/.exec(key) ?? []
  const person = kind ? parseIdentifier(value) : null
  return person && personKey(person) === key ? person : null
}

export const CONFIRMATION_ERROR = 'Type the email or phone number of the person again to confirm.'

/** Whether text, as typed to confirm, is the email or phone number of the person with a key (`personKey`). */
export function isTypedPerson(key: string, text: string): boolean {
  const typed = parseIdentifier(text)
  return typed !== null && personKey(typed) === key
}
