import { and, desc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import {
  ACCOUNT_EVENTS,
  type AccountEvent,
  type AccountEventKind,
  FAILURE_KINDS,
} from '../../domain/accounts/accountEvents'
import { account_events, known_browsers, staff_sessions } from '../database/accountTables'
import type { Database } from '../database/database'
import { users } from '../database/tables.generated'
import type { RequestSource } from './requestSource'

/** Events kept per account: as many failed tries as others, so that a stranger's tries do not push the others out. */
const MAX_EVENTS = 50
const EVENT_DAYS = 90
/** As long as browsers keep their cookie. */
const BROWSER_DAYS = 400
/** Longer than a session lasts without use. */
const SESSION_DAYS = 2

/** Records an event of an account, in the given transaction, and deletes those beyond the maximum. */
export async function recordAccountEvent(
  database: Database,
  userId: number,
  kind: AccountEventKind,
  source: RequestSource,
  by: string | null = null,
): Promise<void> {
  await database.insert(account_events).values({ user: userId, kind, by, ...source })
  const isSameKind = ACCOUNT_EVENTS[kind].isFailure
    ? inArray(account_events.kind, FAILURE_KINDS)
    : notInArray(account_events.kind, FAILURE_KINDS)
  const ofAccount = and(eq(account_events.user, userId), isSameKind)
  const surplus = database
    .select({ id: account_events.id })
    .from(account_events)
    .where(ofAccount)
    .orderBy(desc(account_events.id))
    .offset(MAX_EVENTS)
    .limit(1)
  await database.delete(account_events).where(and(ofAccount, lte(account_events.id, sql`(${surplus})`)))
}

/** Records a failed login by the email that was entered; nothing if no account has it. */
export async function recordFailedLogin(
  database: Database,
  email: string,
  kind: AccountEventKind,
  source: RequestSource,
): Promise<void> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (user) await recordAccountEvent(database, user.id, kind, source)
}

/** The events of an account, newest first. */
export async function listAccountEvents(database: Database, userId: number): Promise<AccountEvent[]> {
  const rows = await database
    .select()
    .from(account_events)
    .where(eq(account_events.user, userId))
    .orderBy(desc(account_events.id))
    .limit(2 * MAX_EVENTS)
  return rows.map(({ kind, at, address, user_agent, by }) => ({
    ...{ kind, at: at.toISOString(), address, userAgent: user_agent, by },
  }))
}

/** Deletes events, browsers and sessions that are kept no longer. */
export async function deleteOldAccountRecords(database: Database): Promise<void> {
  const isOlder = (days: number) => sql`now() - make_interval(days => ${days})`
  await database.delete(account_events).where(lt(account_events.at, isOlder(EVENT_DAYS)))
  await database.delete(known_browsers).where(lt(known_browsers.last_used_at, isOlder(BROWSER_DAYS)))
  await database.delete(staff_sessions).where(lt(staff_sessions.last_used_at, isOlder(SESSION_DAYS)))
}
