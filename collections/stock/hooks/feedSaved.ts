import type { CollectionBeforeChangeHook } from 'payload'
import { nextFeedRun } from '../../../src/domain/feeds/feedSchedule'
import type { StockFeed } from '../../../src/payload-types'
import { encryptText } from '../../../src/server/encryptedText'
import { idOf } from '../../fields/idOf'

/** Settings that the next run depends on. */
const timing = (feed: Partial<StockFeed> | undefined) => {
  const { kind, everyMinutes, everyHours, dailyAt } = feed?.schedule ?? {}
  return JSON.stringify([kind, everyMinutes, everyHours, dailyAt, idOf(feed?.site)])
}

/** Works out when the feed runs next. A save that leaves the schedule alone leaves the moment alone too. */
export const scheduleNextRun: CollectionBeforeChangeHook<StockFeed> = async ({ data, originalDoc, req }) => {
  const feed = { ...originalDoc, ...data }
  if (originalDoc && timing(feed) === timing(originalDoc)) return data
  const site = idOf(feed.site)
  if (site === null || !feed.schedule) return data
  const { timeZone } = await req.payload.findByID({ collection: 'sites', id: site, depth: 0, req })
  return { ...data, nextRunAt: nextFeedRun(feed.schedule, timeZone, new Date())?.toISOString() ?? null }
}

/**
 * Seals a password that was typed. The kept one goes when the login goes or the feed moves to another server: whoever may
 * edit the address could otherwise have it sent to a server of their own.
 */
export const encryptFeedPassword: CollectionBeforeChangeHook<StockFeed> = ({ data, originalDoc }) => {
  const { newPassword, ...kept } = data
  const feed = { ...originalDoc, ...data }
  const moved = originalDoc !== undefined && originOf(originalDoc.url) !== originOf(feed.url)
  if (feed.source !== 'url' || !feed.username) return { ...kept, sealedPassword: null, passwordKept: false }
  if (newPassword) return { ...kept, sealedPassword: encryptText(newPassword), passwordKept: true }
  if (moved) return { ...kept, sealedPassword: null, passwordKept: false }
  return kept
}

const originOf = (url: unknown) => (typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null)
