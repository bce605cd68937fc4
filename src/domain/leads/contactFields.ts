import '../zodWithoutEval'
import * as z from 'zod'
import { toSingleLine } from '../cleanText'
import { formatPhone, phoneDigits } from '../phone'

/** Field error messages, verbatim from the spec (LEAD-02, LEAD-09). */
export const FIELD_ERRORS = {
  name: 'Please enter your first name.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter an Australian phone number, such as 0491 570 006.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  message: 'Please enter your comments.',
  category: 'Please select a category.',
  dealership: '*Please select a dealership location',
  slot: 'Please choose a day and a time.',
  terms: 'You must agree to the terms of use before submitting the form.',
} as const

/** Optional text of one line (`toSingleLine`), trimmed, at most `maxLength` characters; empty if missing. */
export function textField(maxLength: number) {
  return z
    .string()
    .overwrite(toSingleLine)
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .default('')
}

/** Text of one line (`toSingleLine`) that a program or another field sends, at most `maxLength` characters. */
export const lineValue = (maxLength: number) => z.string().overwrite(toSingleLine).max(maxLength)

/** Optional text that keeps its lines, trimmed, at most `maxLength` characters; empty if missing. */
export function linesField(maxLength: number) {
  return z.string().trim().max(maxLength, `Please use at most ${maxLength} characters.`).default('')
}

/** A first name, required. */
export const nameField = z.string(FIELD_ERRORS.name).overwrite(toSingleLine).trim().min(1, FIELD_ERRORS.name).max(80)

/** An email address, required, at most 254 characters. */
export const emailField = z
  .string(FIELD_ERRORS.email)
  .trim()
  .pipe(z.email(FIELD_ERRORS.email).max(254, FIELD_ERRORS.email))

/** An Australian phone number, required; formatted (CAR-10). */
export const phoneField = z
  .string(FIELD_ERRORS.phone)
  .overwrite(toSingleLine)
  .trim()
  .max(40, FIELD_ERRORS.phone)
  .refine(isAustralianPhone, FIELD_ERRORS.phone)
  .transform(formatPhone)

/** An Australian postcode: exactly four digits, or empty if optional (LEAD-09). */
export const postcodeField = textField(10).refine((text) => text === '' || isFourDigits(text), FIELD_ERRORS.postcode)

/** The error of a postcode with four digits that no place has. */
export const unknownPostcode = (postcode: string): string =>
  `No place in Australia has the postcode ${postcode}. Correct it.`

/** True for exactly four digits (LEAD-09); text, because leading zeros matter. */
export function isFourDigits(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** True for a landline with area code, a mobile, or a 13, 1300 or 1800 number, with or without +61. */
export function isAustralianPhone(phone: string): boolean {
  if (!/^[\d\s()+./-]+$/.test(phone)) return false
  return /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(phoneDigits(phone))
}
