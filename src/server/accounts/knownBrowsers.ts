import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { SIGN_IN_KINDS } from '../../domain/accounts/accountEvents'
import { account_events, known_browsers } from '../database/accountTables'
import type { Database } from '../database/database'
import { users } from '../database/tables.generated'

const MAX_BROWSERS = 50
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

/** A browser in which an account is being signed in to. */
export interface RecognizedBrowser {
  tokenHash: string
  /** true if the account was signed in to before, but not in this browser */
  isNew: boolean
  /** Set-Cookie header that lets the browser be recognized next time */
  cookie: string
}

/**
 * Recognizes the browser by its cookie, or gives it one. There is a cookie for each account, with a token that nobody chose: a cookie
 * from elsewhere, such as a sibling subdomain, makes no browser known.
 */
export async function recognizeBrowser(
  database: Database,
  userId: number,
  cookies: ReadonlyMap<string, string>,
): Promise<RecognizedBrowser> {
  const name = cookieName(userId)
  const sent = cookies.get(name) ?? ''
  const hasSignedIn = await hasSignedInBefore(database, userId)
  const isKnown = sent !== '' && (await renewBrowser(database, userId, hashToken(sent)))
  const token = isKnown ? sent : randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  if (!isKnown) await addBrowser(database, userId, tokenHash)
  return {
    tokenHash,
    isNew: hasSignedIn && !isKnown,
    cookie: `${name}=${token}; Path=/api/users; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`,
  }
}

/** True if an account was signed in to before in the browser with these cookies. */
export async function isKnownBrowser(
  database: Database,
  userId: number,
  cookies: ReadonlyMap<string, string>,
): Promise<boolean> {
  const sent = cookies.get(cookieName(userId)) ?? ''
  if (sent === '') return false
  const found = await database
    .select({ user: known_browsers.user })
    .from(known_browsers)
    .where(and(eq(known_browsers.user, userId), eq(known_browsers.token_hash, hashToken(sent))))
  return found.length > 0
}

/** A browser's cookies, of its most recent accounts. */
const MAX_COOKIES = 10

/** The hashed token of the browser with these cookies, if the account with this email was signed in to in it before. */
export async function findKnownBrowser(
  database: Database,
  email: string,
  cookies: ReadonlyMap<string, string>,
): Promise<string | null> {
  const hashes = [...cookies]
    .filter(([name]) => name.startsWith(COOKIE_PREFIX))
    .slice(0, MAX_COOKIES)
    .map(([, token]) => hashToken(token))
  if (hashes.length === 0) return null
  const [found] = await database
    .select({ hash: known_browsers.token_hash })
    .from(known_browsers)
    .innerJoin(users, eq(users.id, known_browsers.user))
    .where(and(eq(users.email, email), inArray(known_browsers.token_hash, hashes)))
    .limit(1)
  return found?.hash ?? null
}

const COOKIE_PREFIX = 'forecourt-browser-'

const cookieName = (userId: number) => `${COOKIE_PREFIX}${userId}`

async function renewBrowser(database: Database, userId: number, tokenHash: string): Promise<boolean> {
  const renewed = await database
    .update(known_browsers)
    .set({ last_used_at: sql`now()` })
    .where(and(eq(known_browsers.user, userId), eq(known_browsers.token_hash, tokenHash)))
    .returning({ user: known_browsers.user })
  return renewed.length > 0
}

/** Adds a browser and forgets those that were used least recently, beyond the maximum. */
async function addBrowser(database: Database, userId: number, tokenHash: string): Promise<void> {
  const isOwn = eq(known_browsers.user, userId)
  const surplus = database
    .select({ at: known_browsers.last_used_at })
    .from(known_browsers)
    .where(isOwn)
    .orderBy(desc(known_browsers.last_used_at))
    .offset(MAX_BROWSERS - 1)
    .limit(1)
  await database.delete(known_browsers).where(and(isOwn, lte(known_browsers.last_used_at, sql`(${surplus})`)))
  await database.insert(known_browsers).values({ user: userId, token_hash: tokenHash })
}

async function hasSignedInBefore(database: Database, userId: number): Promise<boolean> {
  const browsers = await database
    .select({ user: known_browsers.user })
    .from(known_browsers)
    .where(eq(known_browsers.user, userId))
    .limit(1)
  if (browsers.length > 0) return true
  const events = await database
    .select({ id: account_events.id })
    .from(account_events)
    .where(and(eq(account_events.user, userId), inArray(account_events.kind, SIGN_IN_KINDS)))
    .limit(1)
  return events.length > 0
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
