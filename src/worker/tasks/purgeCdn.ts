import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { isCdnPurged, purgeCdn } from '../../server/cdn/purgeCdn'
import { toPurgedKeys } from '../../server/cdn/surrogateKeys.mjs'
import { takeCdnPurges } from '../../server/database/cdnPurges'
import { inTransaction } from '../../server/database/database'

/** Purges from the CDN what has changed. If the CDN refuses, the changes stay for the next attempt. */
export function purgeCdnTask(pool: Pool): Task {
  return async () => {
    if (!isCdnPurged()) return
    const purgeOnce = () =>
      inTransaction(pool, async (database) => {
        const tags = await takeCdnPurges(database)
        if (tags) await purgeCdn(toPurgedKeys(tags))
        return tags !== null
      })
    while (await purgeOnce());
  }
}
