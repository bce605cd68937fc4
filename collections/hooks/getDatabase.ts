import type { PayloadRequest } from 'payload'
import type { Database } from '../../src/server/database/database'

/** The request's database connection: its open transaction, if any. */
export async function getDatabase({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const id = await transactionID
  const session = id == null ? undefined : payload.db.sessions?.[id]
  return (session?.db as Database | undefined) ?? payload.db.drizzle
}
