/** Actions that require sign-in (FAV-04, FAV-05). */
export const SIGN_IN_TYPES = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

/** The sign-in page that continues to `redirect`, or returns to `back` (FAV-04, FAV-05). Both are paths on the site. */
export function signInLink(type: SignInType, redirect: string, back: string): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`
}
