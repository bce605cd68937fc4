import { setTimeout as pause } from 'node:timers/promises'
import type { StockLog } from './stockKeeper'

/** A server that is only just starting answers a moment later. */
const ATTEMPTS = 4
const FIRST_PAUSE_MS = 500

/** Drops cached pages of this server by asking it; Next can only do that inside a request. */
export async function revalidateTags(tags: string[], log: StockLog): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT ?? '3000'}/api/revalidate`
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${process.env.CRON_SECRET ?? ''}` },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(10_000),
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
