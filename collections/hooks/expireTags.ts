import { sql } from '@payloadcms/db-postgres'
import { revalidateTag } from 'next/cache.js'
import type { PayloadRequest } from 'payload'
import { databaseOf } from './databaseOf'

/** Context key with which scripts and the seed keep hooks from touching the page cache. */
export const SKIP_REVALIDATION = 'disableRevalidate'

/**
 * Drops cached reads at once, so that the next shopper sees the change. Outside Next (the worker, a script) there is no
 * page cache in this process: a notice goes to the web processes instead, when the transaction commits.
 */
export async function expireTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)]
  if (req.context?.[SKIP_REVALIDATION] || unique.length === 0) return
  try {
    for (const tag of unique) revalidateTag(tag, { expire: 0 })
    const later = req.payload.config.custom?.revalidateLater as ((tags: readonly string[]) => void) | undefined
    later?.(unique)
  } catch (error) {
    if (!isOutsideNext(error)) throw error
    await notify(req, 'cache_changed', { tags: unique })
  }
}

/** Sends a Postgres notice as part of the request's transaction: listeners hear it once the change can be read. */
export async function notify(req: PayloadRequest, channel: string, message: object): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)
}

function isOutsideNext(error: unknown): boolean {
  return error instanceof Error && /static generation store missing|outside a request scope/.test(error.message)
}
