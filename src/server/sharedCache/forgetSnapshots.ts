import { Redis } from 'ioredis'
import { deploymentKey } from './deploymentKey'

const TIMEOUT_MS = 5000

/** Keys that Redis looks at in one step. */
const SCAN_COUNT = 1000

/**
 * Makes every entry of all builds in Redis stale: servers expire all that is in it when they find no snapshot there. For a database that
 * was replaced, whose changes Redis cannot know.
 * @throws if Redis does not respond
 */
export async function forgetSnapshots(redisUrl: string, payloadSecret: string): Promise<void> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  // Reported by the command that fails.
  redis.on('error', () => {})
  try {
    await redis.connect()
    const keys = redis.scanStream({ match: `${deploymentKey(payloadSecret)}:*:snapshot`, count: SCAN_COUNT })
    for await (const found of keys) if (found.length > 0) await redis.unlink(found)
  } finally {
    redis.disconnect()
  }
}
