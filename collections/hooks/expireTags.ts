import { sql } from 'drizzle-orm'
import { revalidateTag } from 'next/cache.js'
import type { PayloadRequest } from 'payload'
import { getDatabase } from './getDatabase'

/** Context key by which scripts and the seed skip cache revalidation in hooks. */
export const SKIP_REVALIDATION = 'disableRevalidate'

/**
 * Expires cached reads, so that the next request sees the change. Outside Next (the worker, a script) this process has no page
 * cache, so the web processes are notified when the transaction commits.
 */
export async function expireTags(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)]
  if (req.context?.[SKIP_REVALIDATION] || unique.length === 0) return
  try {
    for (const tag of unique) revalidateTag(tag, { expire: 0 })
    const revalidateLater = req.payload.config.custom?.revalidateLater as
      | ((tags: readonly string[]) => void)
      | undefined
    revalidateLater?.(unique)
  } catch (error) {
    if (!isOutsideNext(error)) throw error
    await notify(req, 'cache_changed', { tags: unique })
  }
}

/** Sends a Postgres notification in the request's transaction: listeners receive it after the commit. */
export async function notify(req: PayloadRequest, channel: string, message: object): Promise<void> {
  const db = await getDatabase(req)
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`)
}

function isOutsideNext(error: unknown): boolean {
  return error instanceof Error && /static generation store missing|outside a request scope/.test(error.message)
}
