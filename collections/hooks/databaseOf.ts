import type { Payload, PayloadRequest } from 'payload'

/** The database as the request sees it: within its transaction, where one is open. */
export async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Payload['db']['drizzle']> {
  const id = await transactionID
  const session = id == null ? undefined : payload.db.sessions?.[id]
  return (session?.db as Payload['db']['drizzle'] | undefined) ?? payload.db.drizzle
}
