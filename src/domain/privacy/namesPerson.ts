import { lastDigits } from './person'

/** What is known of a person, as it is stored. */
export interface KnownPerson {
  emails: readonly string[]
  phones: readonly string[]
  /** first, last and whole names */
  names: readonly string[]
  /** registrations of their own cars, and what they wrote */
  texts: readonly string[]
}

/** Shorter parts of a search say too little: they would match everybody's. */
const MIN_LENGTH = 3
const MIN_DIGITS = 6

/**
 * Whether words that staff searched for name a person: by their email or a part of it, their phone number in any spelling, their name, their
 * registration, or words that they wrote. Errs on the side of yes.
 */
export function namesPerson(words: string, { emails, phones, names, texts }: KnownPerson): boolean {
  const typed = toPlain(words)
  const digits = words.replaceAll(/\D/g, '')
  const numbers = phones.map(lastDigits).filter((number) => number.length >= MIN_DIGITS)
  if (
    numbers.some(
      (number) => digits.includes(number) || (digits.length >= MIN_DIGITS && number.includes(lastDigits(digits))),
    )
  )
    return true
  const whole = [...emails, ...emails.map((email) => email.split('@')[0]!), ...names, ...texts]
    .map(toPlain)
    .filter((text) => text.length >= MIN_LENGTH)
  if (whole.some((text) => typed.includes(text))) return true
  const parts = typed.split(' ').filter((part) => part.length >= MIN_LENGTH)
  const known = whole.join(' ')
  return parts.length > 0 && parts.every((part) => known.includes(part))
}

/** Lower case, with one space between words. */
const toPlain = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).join(' ')
