import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { ANALYTICS_EVENTS } from '../../domain/leads/analyticsEvents'
import type { SearchSynonym } from '../../domain/stock/query/lexicon'
import { squash } from '../../domain/stock/query/typedTokens'
import { analytics_events } from '../../server/database/analyticsEvents'
import { toDatabase } from '../../server/database/database'

/** A search in words that found nothing, in one week. */
export interface SearchNotFound {
  /** the week's Monday, "2026-11-23" */
  week: string
  words: string
  /** how often it was searched in that week */
  count: number
}

const DAY_MS = 86_400_000
const WEEKS = 8
const MAX_ROWS = 200

/**
 * The searches of a site's shoppers that found nothing in the last eight weeks, the most frequent of each week first. Those that staff have
 * given a meaning since, by the site's `synonyms`, are left out.
 */
export async function listSearchesNotFound(
  pool: Pool,
  siteId: number,
  synonyms: readonly SearchSynonym[],
  now: Date,
): Promise<SearchNotFound[]> {
  const answered = new Set(synonyms.flatMap(({ words }) => words.map(squash)))
  const found = await readSearchesNotFound(pool, siteId, now)
  return found.filter(({ words }) => !answered.has(squash(words)))
}

async function readSearchesNotFound(pool: Pool, siteId: number, now: Date): Promise<SearchNotFound[]> {
  const { at, details, event_id, site } = analytics_events
  const week = sql<string>`to_char(date_trunc('week', ${at}), 'YYYY-MM-DD')`
  const words = sql<string>`${details}->>'words'`
  const count = sql<number>`count(*)::int`
  return toDatabase(pool)
    .select({ week, words, count })
    .from(analytics_events)
    .where(
      and(
        eq(site, siteId),
        eq(event_id, ANALYTICS_EVENTS.searchPageView),
        gt(at, new Date(now.getTime() - WEEKS * 7 * DAY_MS)),
        sql`${details}->'count' = '0'::jsonb`,
        sql`${details}->>'words' is not null`,
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(desc(sql`1`), desc(sql`3`), sql`2`)
    .limit(MAX_ROWS)
}
