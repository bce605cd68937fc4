import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheTags } from '../domain/cacheTags'
import { readChangesSince } from '../server/database/cacheChanges'
import type { Database } from '../server/database/database'
import { sites } from '../server/database/tables.generated'
import type { Logger } from '../server/logger'
import { deploymentKey } from '../server/sharedCache/deploymentKey'
import { RedisCache } from '../server/sharedCache/redisCache.mjs'
import { setSharedCache } from '../server/sharedCache/sharedCache.mjs'

/** Tags above which it is cheaper to expire everything. */
const MAX_MISSED_TAGS = 20_000

interface SharedCacheOptions {
  environment: { REDIS_URL?: string; PAYLOAD_SECRET: string; NEXT_DIST_DIR: string }
  database: Database
  log: Logger
}

/**
 * Connects the page cache to Redis, if there is one. Deployments that share a Redis have different secrets, and builds different ids:
 * keys of pages contain both, so that no page of another is ever read.
 */
export async function startSharedCache({ environment, database, log }: SharedCacheOptions): Promise<RedisCache | null> {
  const { REDIS_URL, PAYLOAD_SECRET, NEXT_DIST_DIR } = environment
  if (!REDIS_URL) return null
  const buildId = await readFile(join(NEXT_DIST_DIR, 'BUILD_ID'), 'utf8')
  const cache = new RedisCache({
    url: REDIS_URL,
    deployment: deploymentKey(PAYLOAD_SECRET),
    buildId: buildId.trim(),
    listMissed: (since) => listMissedChanges(database, since),
    log,
  })
  setSharedCache(cache)
  return cache
}

/**
 * What must expire in Redis before it is used: the changes in Postgres since a snapshot, and the stock of every site, whose changes are
 * only notified.
 */
export async function listMissedChanges(database: Database, since: string | null) {
  const { tags, snapshot } = await readChangesSince(database, since)
  if (tags === null) return { tags, snapshot }
  const rows = await database.select({ id: sites.id }).from(sites).limit(MAX_MISSED_TAGS)
  const missed = [...tags, ...rows.flatMap(({ id }) => [cacheTags.stock(id), cacheTags.cars(id)])]
  return { tags: missed.length > MAX_MISSED_TAGS ? null : missed, snapshot }
}
