import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { cacheTags } from '../../domain/cacheTags'
import { ANALYTICS_EVENTS } from '../../domain/leads/analyticsEvents'
import { analytics_events } from '../../server/database/analyticsEvents'
import { toDatabase } from '../../server/database/database'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

const DAY_MS = 86_400_000

/** Days in which searches count. */
const DAYS = 30

/** Events that are read: the latest, so that a busy site costs no more than others. */
const MAX_EVENTS = 20_000

/** Searches that make words popular; fewer could be one person's. */
const MIN_SEARCHES = 5

/** Words that are returned: the index takes 8 texts in a call. */
const MAX_WORDS = 8

/** Seconds for which the list is used. */
const MAX_AGE_SECONDS = 3600

/** What a site's shoppers searched for most in the last 30 days, and found. `day` is today's date, "2026-11-24". */
export const listPopularWords = cachedRead(
  'listPopularWords',
  async (siteId: number, day: string): Promise<string[]> => {
    const { at, details, event_id, site } = analytics_events
    const database = toDatabase((await payloadClient()).db.pool)
    const latest = database
      .select({ words: sql<string>`${details}->>'words'`.as('words') })
      .from(analytics_events)
      .where(
        and(
          eq(site, siteId),
          eq(event_id, ANALYTICS_EVENTS.searchPageView),
          gt(at, new Date(Date.parse(day) - DAYS * DAY_MS)),
          sql`jsonb_typeof(${details}->'words') = 'string'`,
          sql`${details}->'count' <> '0'::jsonb`,
        ),
      )
      .orderBy(desc(at))
      .limit(MAX_EVENTS)
      .as('latest')
    const rows = await database
      .select({ words: latest.words })
      .from(latest)
      .groupBy(latest.words)
      .having(sql`count(*) >= ${MIN_SEARCHES}`)
      .orderBy(desc(sql`count(*)`), latest.words)
      .limit(MAX_WORDS)
    return rows.map(({ words }) => words)
  },
  (siteId) => [cacheTags.site(siteId)],
  { maxAgeSeconds: MAX_AGE_SECONDS },
)
