import { setTimeout as pause } from 'node:timers/promises'
import { requestServer } from '../providers/httpClient/requestServer'
import type { StockLog } from './stockCache'

/** A server that is only just starting answers a moment later. */
const ATTEMPTS = 4
const FIRST_PAUSE_MS = 500

/** Drops cached pages of this server by asking it; Next can only do that inside a request. */
export async function revalidateTags(tags: string[], log: StockLog): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const cronSecret = process.env.CRON_SECRET ?? ''
      const answer = await requestServer('/api/revalidate', {
        ...{ method: 'POST', body: { tags }, cronSecret },
        timeoutMs: 10_000,
      })
      if (answer.ok) return
      throw new Error(`the server answered ${answer.status}`)
    } catch (error) {
      if (attempt === ATTEMPTS) {
        log.warn({ err: error, tags }, 'Pages that show changed stock could not be dropped from the cache')
        return
      }
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
