import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { AccountEmail } from '../../domain/accounts/accountEmail'
import type { Database } from '../database/database'
import { addJob } from '../jobs/addJob'
import { ensureJobTables } from '../jobs/jobTables'
import { getAdminOrigin } from './adminOrigin'

/** The fields that are the same in every email about an account. */
type CommonField = 'to' | 'name' | 'account' | 'at' | 'timeZone' | 'adminOrigin'
type WithoutCommon<Email> = Email extends unknown ? Omit<Email, CommonField> : never

/** What happened to an account. */
export type AccountNews = WithoutCommon<AccountEmail>

/** An account that gets an email. */
export interface Account {
  id: number
  email: string
  name: string
}

/** Queues an email about the security of an account. In a transaction, it is sent once that commits. */
export async function queueAccountEmail(
  pool: Pool,
  database: Database,
  account: Account,
  news: AccountNews,
  to = account.email,
): Promise<void> {
  await ensureJobTables(pool)
  const email = {
    ...news,
    to,
    name: account.name,
    account: account.email,
    at: new Date().toISOString(),
    ...(await getAdminOrigin(database, account.id)),
  } as AccountEmail
  const key = `accountEmail:${randomUUID()}`
  await addJob(database, { task: 'sendAccountEmail', payload: email, key, flags: ['mail'] })
}
