import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { cars } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'

/** Milliseconds for which a result is fresh: a host of photos stays one; one that is none may become one with the next feed. */
const KNOWN_TTL_MS = 3_600_000
const UNKNOWN_TTL_MS = 60_000

/** Results cached. */
const MAX_RESULTS = 2000

/** Unknown hosts that are looked up in a site's stock in a minute; more is somebody trying names. */
const MAX_LOOKUPS_PER_MINUTE = 20

export interface PhotoHostQuery {
  /** null: any site of the deployment, for staff who look at a preview */
  siteId: number | null
  /** "photos.example.com", with its port where it names one */
  host: string
}

/** Whether the stock of a site shows photos of a host, looked up in the database where no fresh result is cached. */
export function createPhotoHostCheck(
  lookUp: (query: PhotoHostQuery) => Promise<boolean> = findInStock,
  now: () => number = () => performance.now(),
): (query: PhotoHostQuery) => Promise<boolean> {
  const misses = new Map<number | null, { since: number; count: number }>()
  const results = new LRUCache<string, boolean, PhotoHostQuery>({
    max: MAX_RESULTS,
    ttl: UNKNOWN_TTL_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, expired, { context: query, options }) => {
      // A host that was known is looked up again however many strange ones are tried meanwhile.
      if (!expired && isRateLimited(misses, query.siteId, now())) return undefined
      const known = await lookUp(query)
      if (known) options.ttl = KNOWN_TTL_MS
      return known
    },
    perf: { now },
    ttlResolution: 0,
  })
  return async (query) => (await results.fetch(`${query.siteId} ${query.host}`, { context: query })) ?? false
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
