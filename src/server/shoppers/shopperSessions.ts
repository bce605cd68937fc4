import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { SESSION_DAYS } from '../../domain/shoppers/signInCode'
import type { Database } from '../database/database'
import { shopper_browsers, shopper_codes, shopper_sessions } from '../database/shopperTables'
import { shoppers } from '../database/tables.generated'

/** A shopper who is signed in on a site. */
export interface SignedInShopper {
  id: number
  siteId: number
  sessionId: number
  email: string | null
  /** digits, "0491570006" */
  phone: string | null
  name: string | null
  /** true when the cookies should be sent again, so that the browser keeps them */
  isDue: boolean
}

/** Sessions of a shopper; the least recently used ends beyond the maximum. */
const MAX_SESSIONS = 20
/** Days that browsers stay known without use, as long as they keep the cookie. */
const BROWSER_DAYS = 400
/** A session's use is recorded once an hour, and its cookies are sent again. */
const USE_SECONDS = 3600

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const createToken = (): string => randomBytes(32).toString('base64url')

const expiry = sql`now() + make_interval(days => ${SESSION_DAYS})`

/** Starts a session, and records the sign-in. Returns the token for the cookie and the session's id. */
export async function startShopperSession(
  database: Database,
  shopperId: number,
  userAgent: string | null,
): Promise<{ token: string; sessionId: number }> {
  const token = createToken()
  const isOwn = eq(shopper_sessions.shopper, shopperId)
  const surplus = database
    .select({ at: shopper_sessions.last_used_at })
    .from(shopper_sessions)
    .where(isOwn)
    .orderBy(desc(shopper_sessions.last_used_at))
    .offset(MAX_SESSIONS - 1)
    .limit(1)
  await database.delete(shopper_sessions).where(and(isOwn, sql`${shopper_sessions.last_used_at} <= (${surplus})`))
  const [session] = await database
    .insert(shopper_sessions)
    .values({ shopper: shopperId, token_hash: hashToken(token), user_agent: userAgent, expires_at: expiry })
    .returning({ id: shopper_sessions.id })
  await database.update(shoppers).set({ signed_in_at: sql`now()` }).where(eq(shoppers.id, shopperId))
  return { token, sessionId: session!.id }
}

/** The shopper of a session's token on a site; null for none, an ended one, or one of another site. Use keeps the session alive. */
export async function findSignedInShopper(
  database: Database,
  siteId: number,
  token: string | undefined,
): Promise<SignedInShopper | null> {
  if (!token) return null
  const [found] = await database
    .select({
      id: shoppers.id,
      siteId: shoppers.site,
      sessionId: shopper_sessions.id,
      email: shoppers.email,
      phone: shoppers.phone,
      name: shoppers.name,
      isDue: sql<boolean>`${shopper_sessions.last_used_at} < now() - make_interval(secs => ${USE_SECONDS})`,
    })
    .from(shopper_sessions)
    .innerJoin(shoppers, eq(shoppers.id, shopper_sessions.shopper))
    .where(
      and(
        eq(shopper_sessions.token_hash, hashToken(token)),
        eq(shoppers.site, siteId),
        gt(shopper_sessions.expires_at, sql`now()`),
      ),
    )
  if (!found) return null
  if (found.isDue)
    await database
      .update(shopper_sessions)
      .set({ last_used_at: sql`now()`, expires_at: expiry })
      .where(eq(shopper_sessions.id, found.sessionId))
  return { ...found, siteId }
}

/** Ends one session of a shopper. */
export async function endShopperSession(database: Database, { id, sessionId }: SignedInShopper): Promise<void> {
  await database
    .delete(shopper_sessions)
    .where(and(eq(shopper_sessions.shopper, id), eq(shopper_sessions.id, sessionId)))
}

/** Ends all sessions of a shopper. */
export async function endAllShopperSessions(database: Database, shopperId: number): Promise<void> {
  await database.delete(shopper_sessions).where(eq(shopper_sessions.shopper, shopperId))
}

/** How many other browsers a shopper is signed in to. */
export const countOtherSessions = (database: Database, { id, sessionId }: SignedInShopper): Promise<number> =>
  database.$count(
    shopper_sessions,
    and(
      eq(shopper_sessions.shopper, id),
      ne(shopper_sessions.id, sessionId),
      gt(shopper_sessions.expires_at, sql`now()`),
    ),
  )

/** Deletes sessions, attempts to sign in and browsers that are kept no longer. */
export async function deleteOldShopperRecords(database: Database): Promise<void> {
  await database.delete(shopper_sessions).where(lt(shopper_sessions.expires_at, sql`now()`))
  // Whoever comes back a little later is told that the code has expired.
  await database.delete(shopper_codes).where(lt(shopper_codes.expires_at, sql`now() - interval '1 hour'`))
  await database
    .delete(shopper_browsers)
    .where(lt(shopper_browsers.last_used_at, sql`now() - make_interval(days => ${BROWSER_DAYS})`))
}
