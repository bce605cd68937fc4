import type { CollectionBeforeChangeHook } from 'payload'
import { nextFeedRun } from '../../../src/domain/feeds/feedSchedule'
import { getRelationId } from '../../../src/domain/relationId'
import type { StockFeed } from '../../../src/payload-types'
import { encryptText } from '../../../src/server/encryptedText'

/** Settings that determine the next run, for comparison. */
const serializeSchedule = (feed: Partial<StockFeed> | undefined) => {
  const { kind, everyMinutes, everyHours, dailyAt } = feed?.schedule ?? {}
  return JSON.stringify([kind, everyMinutes, everyHours, dailyAt, getRelationId(feed?.site)])
}

/** Sets the next run of a feed. Unchanged schedules keep theirs. */
export const scheduleNextRun: CollectionBeforeChangeHook<StockFeed> = async ({ data, originalDoc, req }) => {
  const feed = { ...originalDoc, ...data }
  if (originalDoc && serializeSchedule(feed) === serializeSchedule(originalDoc)) return data
  const site = getRelationId(feed.site)
  if (site === null || !feed.schedule) return data
  const { timeZone } = await req.payload.findByID({ collection: 'sites', id: site, depth: 0, req })
  return { ...data, nextRunAt: nextFeedRun(feed.schedule, timeZone, new Date())?.toISOString() ?? null }
}

/**
 * Encrypts a new password. Deletes the stored one when the username is removed or the URL moves to another server: otherwise an
 * editor could have it sent to their own server.
 */
export const encryptFeedPassword: CollectionBeforeChangeHook<StockFeed> = ({ data, originalDoc }) => {
  const { newPassword, ...rest } = data
  const feed = { ...originalDoc, ...data }
  const moved = originalDoc !== undefined && getOrigin(originalDoc.url) !== getOrigin(feed.url)
  if (feed.source !== 'url' || !feed.username) return { ...rest, sealedPassword: null, passwordKept: false }
  if (newPassword) return { ...rest, sealedPassword: encryptText(newPassword), passwordKept: true }
  if (moved) return { ...rest, sealedPassword: null, passwordKept: false }
  return rest
}

const getOrigin = (url: unknown) => (typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null)
