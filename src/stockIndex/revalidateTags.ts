import { setTimeout as pause } from 'node:timers/promises'
import { requestServer } from '../providers/httpClient/requestServer'
import type { StockLog } from './stockCache'

/** A server that is starting responds a moment later. */
const ATTEMPTS = 4
const INITIAL_DELAY_MS = 500

/** Revalidates cached pages by calling this server, since Next can only do that inside a request. */
export async function revalidateTags(tags: string[], log: StockLog): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const cronSecret = process.env.CRON_SECRET ?? ''
      const response = await requestServer('/api/revalidate', {
        ...{ method: 'POST', body: { tags }, cronSecret },
        timeoutMs: 10_000,
      })
      if (response.ok) return
      throw new Error(`the server responded ${response.status}`)
    } catch (error) {
      if (attempt === ATTEMPTS) {
        log.warn({ err: error, tags }, 'Could not revalidate the pages that show changed stock')
        return
      }
      await pause(INITIAL_DELAY_MS * 2 ** (attempt - 1))
    }
  }
}
