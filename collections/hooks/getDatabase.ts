import type { Payload, PayloadRequest } from 'payload'

/** The request's database connection: its open transaction, if any. */
export async function getDatabase({ payload, transactionID }: PayloadRequest): Promise<Payload['db']['drizzle']> {
  const id = await transactionID
  const session = id == null ? undefined : payload.db.sessions?.[id]
  return (session?.db as Payload['db']['drizzle'] | undefined) ?? payload.db.drizzle
}
