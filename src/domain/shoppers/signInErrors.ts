import { CODE_ERRORS } from './signInCode'

/** Errors of the sign-in, as the page without script gets them by name. */
export const SIGN_IN_ERRORS = {
  ...CODE_ERRORS,
  rate: 'Too many requests. Try again in a few minutes.',
  challenge: 'Too many codes were asked for. Use the link in our latest message, or turn on JavaScript and try again.',
} as const
export type SignInError = keyof typeof SIGN_IN_ERRORS

/** The message of an error's name; null for any other text. */
export const signInErrorMessage = (name: unknown): string | null =>
  typeof name === 'string' && Object.hasOwn(SIGN_IN_ERRORS, name) ? SIGN_IN_ERRORS[name as SignInError] : null
