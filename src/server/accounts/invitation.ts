import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { INVITATION_DAYS } from '../../domain/accounts/accountEmail'
import { SIGN_IN_KINDS } from '../../domain/accounts/accountEvents'
import { account_events } from '../database/accountTables'
import type { Database } from '../database/database'
import { users } from '../database/tables.generated'
import { recordAccountEvent } from './accountEvents'
import { type Account, queueAccountEmail } from './queueAccountEmail'
import type { RequestSource } from './requestSource'

const INVITATION_MS = INVITATION_DAYS * 86_400_000

/**
 * Sends somebody who has got an account a link to set their own password, valid for a week. An earlier link no longer works. In a
 * transaction, it is sent once that commits.
 */
export async function sendInvitation(
  pool: Pool,
  database: Database,
  account: Account,
  { by, source, now }: { by: string; source: RequestSource; now: Date },
): Promise<void> {
  const token = randomBytes(20).toString('hex')
  const expiration = new Date(now.getTime() + INVITATION_MS)
  await database
    .update(users)
    .set({ resetPasswordToken: token, resetPasswordExpiration: expiration })
    .where(eq(users.id, account.id))
  await recordAccountEvent(database, account.id, 'invited', source, by)
  await queueAccountEmail(pool, database, account, { kind: 'invited', by, token })
}

/** Whether somebody has signed in to an account within the days that events are kept, or set its password. */
export async function hasUsedAccount(database: Database, userId: number): Promise<boolean> {
  const [used] = await database
    .select({ id: account_events.id })
    .from(account_events)
    .where(and(eq(account_events.user, userId), inArray(account_events.kind, [...SIGN_IN_KINDS, 'passwordChanged'])))
    .limit(1)
  return used !== undefined
}

/** Whether an account was invited, and nobody has used it. */
export async function isInvited(database: Database, userId: number): Promise<boolean> {
  const [invited] = await database
    .select({ id: account_events.id })
    .from(account_events)
    .where(and(eq(account_events.user, userId), eq(account_events.kind, 'invited')))
    .limit(1)
  return invited !== undefined && !(await hasUsedAccount(database, userId))
}
