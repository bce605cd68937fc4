import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { ANALYTICS_EVENTS } from '../../domain/leads/analyticsEvents'
import type { Site } from '../../domain/site/site'
import { squash } from '../../domain/stock/query/typedTokens'
import { STOCK_INDEX } from '../../domain/stock/results'
import { analytics_events } from '../../server/database/analyticsEvents'
import { toDatabase } from '../../server/database/database'
import { CAPS } from '../../stockIndex/protocol/caps'
import { serverSearchClient } from '../../stockIndex/serverSearchClient'

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
 * given a meaning since are left out, and those that find something now.
 * @throws if the stock index is not available
 */
export async function listSearchesNotFound(pool: Pool, site: Site, now: Date): Promise<SearchNotFound[]> {
  const answered = new Set(site.stockRules.searchSynonyms.flatMap(({ words }) => words.map(squash)))
  const searches = (await readSearchesNotFound(pool, site.id, now)).filter(({ words }) => !answered.has(squash(words)))
  const inStock = await findWordsInStock(site, [...new Set(searches.map(({ words }) => words))])
  return searches.filter(({ words }) => !inStock.has(words))
}

/** Those of some searches that find a car now. */
async function findWordsInStock(site: Site, words: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let from = 0; from < words.length; from += CAPS.textsPerCall) {
    const some = words.slice(from, from + CAPS.textsPerCall)
    const { results } = await serverSearchClient(site).search(
      some.map((query) => ({ indexName: STOCK_INDEX, query, hitsPerPage: 0 })),
    )
    for (const [at, query] of some.entries()) if (results[at]?.nbHits) found.add(query)
  }
  return found
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
