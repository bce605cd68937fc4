import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { expireCacheTags } from '../../src/server/expireCacheTags'
import { getDatabase } from './getDatabase'

/** Context key by which scripts and the seed skip cache revalidation in hooks. */
export const SKIP_REVALIDATION = 'disableRevalidate'

/** Expires cached reads in every web server, in the request's transaction (`expireCacheTags`). */
export async function expireTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)]
  if (req.context?.[SKIP_REVALIDATION] || unique.length === 0) return
  await expireCacheTags(req.payload, await getDatabase(req), unique)
}

/** Sends a Postgres notification in the request's transaction: listeners receive it after the commit. */
export async function notify(req: PayloadRequest, channel: string, message: object): Promise<void> {
  const db = await getDatabase(req)
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)
}
