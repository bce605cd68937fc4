import { and, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { known_browsers, staff_sessions } from '../database/accountTables'
import type { Database } from '../database/database'
import { users, users_sessions } from '../database/tables.generated'
import type { RequestSource } from './requestSource'

/** How exactly the last use of a session is known. */
const USE_SECONDS = 60

const MAX_LISTED = 100

/** An open session of an account. Times are ISO. */
export interface StaffSession {
  id: string
  address: string | null
  userAgent: string | null
  signedInAt: string
  lastUsedAt: string
  /** the session in which they are listed */
  isCurrent: boolean
}

/** The session of an authenticated user, which Payload adds without a type; null outside of one. */
export const sessionIdOf = (user: object | null | undefined): string | null =>
  (user as { _sid?: string } | null | undefined)?._sid ?? null

/** Records where a session was opened. */
export async function recordSession(
  database: Database,
  session: { id: string; user: number; browser: string } & RequestSource,
): Promise<void> {
  await database.insert(staff_sessions).values(session)
}

/**
 * Whether a session that Payload accepts is still open, and records its use. Payload reads all sessions of a user and writes them
 * back, so that one that was ended meanwhile would return; an end that is recorded here is final.
 */
export async function checkSession(database: Database, id: string, source: RequestSource): Promise<boolean> {
  const [session] = await database
    .select({
      endedAt: staff_sessions.ended_at,
      isRecent: sql<boolean>`${staff_sessions.last_used_at} > now() - make_interval(secs => ${USE_SECONDS})`,
    })
    .from(staff_sessions)
    .where(eq(staff_sessions.id, id))
  if (session?.endedAt) return false
  if (!session?.isRecent) await recordUse(database, id, source)
  return true
}

async function recordUse(database: Database, id: string, { address, user_agent }: RequestSource): Promise<void> {
  // A session from before this table has no row yet.
  await database.execute(sql`
    insert into ${staff_sessions} (id, user_id, address, user_agent, signed_in_at)
    select ${users_sessions.id}, ${users_sessions._parentID}, ${address}, ${user_agent},
      coalesce(${users_sessions.createdAt}, now())
    from ${users_sessions} where ${users_sessions.id} = ${id}
    on conflict (id) do update set last_used_at = now(), address = excluded.address`)
}

/** The open sessions of an account, the last used first. */
export async function listSessions(
  database: Database,
  userId: number,
  currentId: string | null,
): Promise<StaffSession[]> {
  const rows = await database
    .select({
      id: users_sessions.id,
      createdAt: users_sessions.createdAt,
      address: staff_sessions.address,
      userAgent: staff_sessions.user_agent,
      signedInAt: staff_sessions.signed_in_at,
      lastUsedAt: staff_sessions.last_used_at,
    })
    .from(users_sessions)
    .leftJoin(staff_sessions, eq(staff_sessions.id, users_sessions.id))
    .where(
      and(
        eq(users_sessions._parentID, userId),
        gt(users_sessions.expiresAt, sql`now()`),
        isNull(staff_sessions.ended_at),
      ),
    )
    .orderBy(sql`${desc(staff_sessions.last_used_at)} nulls last`)
    .limit(MAX_LISTED)
  return rows.map(({ id, createdAt, address, userAgent, signedInAt, lastUsedAt }) => {
    const since = signedInAt ?? createdAt ?? new Date()
    return {
      ...{ id, address, userAgent, isCurrent: id === currentId },
      signedInAt: since.toISOString(),
      lastUsedAt: (lastUsedAt ?? since).toISOString(),
    }
  })
}

/** Which sessions to end: one, all but one, or all. */
export type SessionChoice = { only: string } | { except: string | null }

/**
 * Ends sessions of an account, in the given transaction, and forgets their browsers, so that a later login there is reported.
 * @returns the number of sessions that were open
 */
export async function endSessions(database: Database, userId: number, choice: SessionChoice): Promise<number> {
  await lockAccount(database, userId)
  const ids = await markEnded(database, userId, choice)
  if (ids.length === 0) return 0
  await database.delete(users_sessions).where(inArray(users_sessions.id, ids))
  const browsersOf = (isOf: ReturnType<typeof eq>) =>
    database
      .select({ browser: sql<string>`coalesce(${staff_sessions.browser}, '')` })
      .from(staff_sessions)
      .where(and(eq(staff_sessions.user, userId), isOf))
  const kept = 'except' in choice && choice.except ? choice.except : ''
  await database
    .delete(known_browsers)
    .where(
      and(
        eq(known_browsers.user, userId),
        inArray(known_browsers.token_hash, browsersOf(inArray(staff_sessions.id, ids))),
        notInArray(known_browsers.token_hash, browsersOf(eq(staff_sessions.id, kept))),
      ),
    )
  return ids.length
}

/** Marks sessions as ended for good. Returns their ids. */
export async function markEnded(database: Database, userId: number, choice: SessionChoice): Promise<string[]> {
  const isChosen =
    'only' in choice
      ? eq(users_sessions.id, choice.only)
      : choice.except
        ? ne(users_sessions.id, choice.except)
        : sql`true`
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into ${staff_sessions} (id, user_id, ended_at)
    select ${users_sessions.id}, ${users_sessions._parentID}, now() from ${users_sessions}
    where ${users_sessions._parentID} = ${userId} and ${isChosen}
    on conflict (id) do update set ended_at = now()
    returning id`)
  return rows.map(({ id }) => id)
}

/**
 * Locks the row of a user until the end of the transaction. Payload reads a user and later writes all its fields back: without the
 * lock, a change in between would be undone, such as that of a password.
 * @returns the hash of the current password; null without one
 */
export async function lockAccount(database: Database, userId: number): Promise<string | null> {
  const [user] = await database
    .select({ hash: users.hash })
    .from(users)
    .where(eq(users.id, userId))
    // Rows that refer to the user can still be added.
    .for('no key update')
  return user?.hash ?? null
}
