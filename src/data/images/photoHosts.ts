import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { BoundedCache } from '../../server/boundedCache.mjs'
import { cars } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

/** Milliseconds to cache known and unknown hosts; an unknown host may become known with the next feed. */
const KNOWN_TTL_MS = 3_600_000
const UNKNOWN_TTL_MS = 60_000

/** Some 2,000 hosts. */
const MAX_RESULTS_BYTES = 512 * 1024

/** Maximum lookups of unknown hosts per site and minute. */
const MAX_LOOKUPS_PER_MINUTE = 20

export interface PhotoHostQuery {
  /** null: any site of the deployment, for staff previews */
  siteId: number | null
  /** "photos.example.com", with the port if present */
  host: string
}

/** Creates a cached check whether a site's stock has photos of a host. */
export function createPhotoHostCheck(
  lookUp: (query: PhotoHostQuery) => Promise<boolean> = findInStock,
  now: () => number = () => performance.now(),
): (query: PhotoHostQuery) => Promise<boolean> {
  const misses = new Map<number | null, { since: number; count: number }>()
  const results = new BoundedCache<boolean, PhotoHostQuery>(
    { maxBytes: MAX_RESULTS_BYTES },
    {
      ttl: UNKNOWN_TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, expired, { context: query, options }) => {
        // The limit applies to unknown hosts only.
        if (!expired && isRateLimited(misses, query.siteId, now())) return undefined
        const known = await lookUp(query)
        if (known) options.ttl = KNOWN_TTL_MS
        return known
      },
      perf: { now },
      ttlResolution: 0,
    },
  )
  return async (query) => {
    const key = `${query.siteId} ${query.host}`
    // No host name is that long.
    return results.mayKeep(key) ? ((await results.fetch(key, { context: query })) ?? false) : false
  }
}

function isRateLimited(
  misses: Map<number | null, { since: number; count: number }>,
  siteId: number | null,
  now: number,
) {
  const window = misses.get(siteId)
  if (!window || now - window.since > 60_000) {
    misses.set(siteId, { since: now, count: 1 })
    return false
  }
  window.count += 1
  return window.count > MAX_LOOKUPS_PER_MINUTE
}

async function findInStock({ siteId, host }: PhotoHostQuery): Promise<boolean> {
  const payload = await payloadClient()
  const rows = await payload.db.drizzle
    .select({ id: cars.id })
    .from(cars)
    .where(
      and(
        siteId === null ? undefined : eq(cars.site, siteId),
        sql`${cars.images}::text ilike ${`%"https://${host.replace(/[\\%_]/g, '\\$&')}/%`}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
