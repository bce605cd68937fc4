import 'server-only'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { ANALYTICS_EVENTS } from '../../domain/leads/analyticsEvents'
import type { PromoAudience } from '../../domain/promotions/promotion'
import { parseSearchedFilters, type SearchedFilters } from '../../domain/promotions/searchedFilters'
import { isForSearch } from '../../domain/promotions/withPromotions'
import type { Site } from '../../domain/site/site'
import { CAR_TYPES } from '../../domain/stock/carType'
import { parseLandingPath } from '../../domain/stock/landingPath'
import type { SearchState } from '../../domain/stock/searchState'
import { analytics_events } from '../../server/database/analyticsEvents'
import { toDatabase } from '../../server/database/database'
import { searchSegments } from './landingVocabulary'
import { getSearchVocabulary } from './stock'

const WEEK_MS = 7 * 86_400_000

/** Different searches of a week, the most frequent ones. */
const MAX_SEARCHES = 5000

/** Searches of the last seven days: those that an audience is for, and all. */
export interface AudienceSearches {
  searches: number
  total: number
}

/** In how many searches of the last seven days a promo card or tile for an audience would have stood, for all visitors. */
export async function countAudienceSearches(
  pool: Pool,
  site: Site,
  audience: Omit<PromoAudience, 'visitors'>,
  now: Date,
): Promise<AudienceSearches> {
  const { at, details, event_id, path } = analytics_events
  const words = sql<string | null>`${details}->>'words'`
  const filters = sql<string | null>`${details}->>'filters'`
  const count = sql<number>`count(*)::int`
  const found = await toDatabase(pool)
    .select({ path, words, filters, count })
    .from(analytics_events)
    .where(
      and(
        eq(analytics_events.site, site.id),
        eq(event_id, ANALYTICS_EVENTS.searchPageView),
        gt(at, new Date(now.getTime() - WEEK_MS)),
      ),
    )
    .groupBy(path, sql`2`, sql`3`)
    .orderBy(desc(sql`4`))
    .limit(MAX_SEARCHES)
  const vocabulary = await getSearchVocabulary(site)
  const landingFilters = (landing: string): SearchedFilters => {
    const refinements: SearchState['refinements'] = parseLandingPath(searchSegments(landing), vocabulary) ?? {}
    const { make = [], model = [], body = [], fuel = [], car_type = [] } = refinements
    return {
      ...parseSearchedFilters(null),
      ...{ makes: make, models: model.map((name) => [...make, name].join(' ')), bodies: body, fuels: fuel },
      carTypes: CAR_TYPES.filter((type) => car_type.includes(type)),
    }
  }
  let [searches, total] = [0, 0]
  for (const search of found) {
    const chosen = search.filters === null ? landingFilters(search.path ?? '') : parseSearchedFilters(search.filters)
    total += search.count
    if (isForSearch({ ...audience, visitors: 'all' }, { ...chosen, query: search.words ?? '' }))
      searches += search.count
  }
  return { searches, total }
}
