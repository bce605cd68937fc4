import { CODE_MINUTES, SESSION_DAYS } from '../../domain/shoppers/signInCode'

// The production server adds `Secure` over https, and `__Host-` to the session's name (src/server/secureCookies.mjs).

/** The session's token, for the server only. */
export const SESSION_COOKIE = 'shopper-session'
/** Says to the page's script that there is a session, and which: pages are the same for everybody, and ask only then. */
export const HINT_COOKIE = 'signed-in'
/** The attempt to sign in that waits for its code. */
export const ATTEMPT_COOKIE = 'sign-in-attempt'
/** Lets a browser be recognized at the next sign-in with the same address. */
export const BROWSER_COOKIE = 'shopper-browser'

/** The cars of which the browser's views have been counted. */
export const VIEWED_COOKIE = 'viewed_cars'
export const VIEWED_PATH = '/api/cars'

const DAY_SECONDS = 86_400
/** The longest that browsers keep a cookie. */
const BROWSER_DAYS = 400

const cookie = (name: string, value: string, seconds: number, isForScript = false) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isForScript ? '' : '; HttpOnly'}`

/** Headers that keep a browser signed in. @param hint names the session, and reveals nothing */
export const sessionCookies = (token: string, hint: string): string[] => [
  cookie(SESSION_COOKIE, token, SESSION_DAYS * DAY_SECONDS),
  cookie(HINT_COOKIE, hint, SESSION_DAYS * DAY_SECONDS, true),
]

/** Headers that sign a browser out, which somebody else may use. */
export const endedSessionCookies = (): string[] => [
  cookie(SESSION_COOKIE, '', 0),
  cookie(HINT_COOKIE, '', 0, true),
  `${VIEWED_COOKIE}=; Path=${VIEWED_PATH}; Max-Age=0; SameSite=Lax; HttpOnly`,
]

export const attemptCookie = (attempt: string): string => cookie(ATTEMPT_COOKIE, attempt, CODE_MINUTES * 60)
export const endedAttemptCookie = (): string => cookie(ATTEMPT_COOKIE, '', 0)
export const browserCookie = (token: string): string => cookie(BROWSER_COOKIE, token, BROWSER_DAYS * DAY_SECONDS)

/** The cookies of a request by name; the first of a repeated one. */
export function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name = '', ...value] = part.split('=')
    if (!cookies.has(name.trim())) cookies.set(name.trim(), value.join('=').trim())
  }
  return cookies
}
