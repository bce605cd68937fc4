import { setTimeout as pause } from 'node:timers/promises'
import { requestServer } from '../providers/httpClient/requestServer'
import type { WarningLog } from './logger'

/** A server that is starting responds a moment later. */
const ATTEMPTS = 4
const INITIAL_DELAY_MS = 500

/** Tags that one request takes. */
const MAX_TAGS = 500

/** Revalidates cached pages by calling this server, since Next can only do that inside a request. Logs failures. */
export async function revalidateTags(tags: readonly string[], log: WarningLog): Promise<void> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) await revalidate(tags.slice(start, start + MAX_TAGS), log)
}

async function revalidate(tags: string[], log: WarningLog): Promise<void> {
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
        log.warn({ err: error, tags }, 'Could not revalidate cached pages')
        return
      }
      await pause(INITIAL_DELAY_MS * 2 ** (attempt - 1))
    }
  }
}
