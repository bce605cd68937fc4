/** Actions that require sign-in (FAV-04, FAV-05), and the account itself. */
export const SIGN_IN_TYPES = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
  'account',
] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]

/** The type of a sign-in from its address; `account` if it is missing or unknown. */
export const parseSignInType = (text: unknown): SignInType => SIGN_IN_TYPES.find((type) => type === text) ?? 'account'

/** The sign-in page that continues to `redirect`, or returns to `back` (FAV-04, FAV-05). Both are paths on the site. */
export function signInLink(type: SignInType, redirect: string, back: string): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`
}

const MAX_PATH_LENGTH = 1000
/** Stands for the site, which its own paths never name. */
const BASE = 'http://site.invalid'

/**
 * A path of this site with query and anchor, from an address that anybody can write: `/` for addresses of other sites, for
 * anything but a path, and for the sign-in itself, which would lead back to where it came from.
 */
export function sitePath(text: unknown): string {
  if (typeof text !== 'string' || text.length > MAX_PATH_LENGTH) return '/'
  if (!text.startsWith('/') || !URL.canParse(text, BASE)) return '/'
  // As browsers read it, for which two slashes or a backslash begin another host, and tabs and line breaks are nothing.
  const { origin, pathname, search, hash } = new URL(text, BASE)
  if (origin !== BASE || pathname.startsWith('//') || /^\/(sign-in|api)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}
