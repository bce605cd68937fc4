import { revalidateTag } from 'next/cache.js'
import type { BasePayload } from 'payload'
import { isCdnPurged } from './cdn/purgeCdn'
import { recordCacheChange } from './database/cacheChanges'
import { recordCdnPurge } from './database/cdnPurges'
import type { Database } from './database/database'

/**
 * Expires cached reads and pages, so that the next request sees a change: at once in this process, and in every web server once
 * the transaction commits; then in the CDN, if there is one. Outside Next (the worker, a script) this process has no page cache.
 * @param database the change's transaction
 */
export async function expireCacheTags(
  { config }: Pick<BasePayload, 'config'>,
  database: Database,
  tags: readonly string[],
): Promise<void> {
  await recordCacheChange(database, tags)
  if (isCdnPurged()) await recordCdnPurge(database, tags)
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    const revalidateLater = config.custom?.revalidateLater as ((tags: readonly string[]) => void) | undefined
    revalidateLater?.(tags)
  } catch (error) {
    if (!isOutsideNext(error)) throw error
  }
}

function isOutsideNext(error: unknown): boolean {
  return error instanceof Error && /static generation store missing|outside a request scope/.test(error.message)
}
