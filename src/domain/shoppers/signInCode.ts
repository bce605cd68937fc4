/** Minutes for which a code and its link can be used. */
export const CODE_MINUTES = 10

/** Wrong tries after which a code is no longer accepted. */
export const MAX_CODE_TRIES = 5

export const CODE_LENGTH = 6

/** Days that a session lasts without use; each use starts them again. */
export const SESSION_DAYS = 90

/** A code as typed, without spaces; null unless it has six digits. */
export function parseCode(text: unknown): string | null {
  const digits = typeof text === 'string' ? text.replaceAll(/[\s-]/g, '') : ''
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(digits) ? digits : null
}

/** A random number below a million as a code: 42 is "000042". */
export const toCode = (number: number): string => String(number).padStart(CODE_LENGTH, '0')

/** Why a code or a link was refused, in words. */
export const CODE_ERRORS = {
  format: 'Please enter the six digits of the code.',
  wrong: 'That code is not right. Check the latest message from us and try again.',
  expired: 'That code can no longer be used. Ask for a new one.',
  useLink: 'Too many codes were tried for this address today. Use the link in the message instead.',
} as const
export type CodeRefusal = keyof typeof CODE_ERRORS
