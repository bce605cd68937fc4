import { truncateText } from '../cleanText'

/** What is remembered of a shopper's way through a site until they enquire (LEAD-01). */
export interface Visit {
  /** paths in the order they were seen */
  visited_pages: string[]
  /** how the shopper was led here: campaign and click ids */
  linked_query_params: Record<string, string>
}

/** Pages kept: the first, which says how the shopper came in, and the latest. */
export const MAX_PAGES = 30
const MAX_PARAMS = 20
const MAX_PATH_LENGTH = 300
const MAX_VALUE_LENGTH = 300

/** Query parameters that say where a shopper came from; every other one stays out of leads. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id', 'epik']
const isLinked = (name: string) => /^utm_[a-z_]{1,40}$/.test(name) || CLICK_IDS.includes(name)

export const EMPTY_VISIT: Visit = { visited_pages: [], linked_query_params: {} }

/**
 * The visit after one more page. The same page again, as on a reload, adds nothing. A later campaign replaces an earlier
 * one whole, so that a lead never mixes two.
 */
export function addPageToVisit(visit: Visit, path: string, search: string): Visit {
  const page = truncateText(path, MAX_PATH_LENGTH)
  const pages = visit.visited_pages.at(-1) === page ? visit.visited_pages : [...visit.visited_pages, page]
  const linked = linkedParams(search)
  return {
    visited_pages: pages.length > MAX_PAGES ? [pages[0] as string, ...pages.slice(1 - MAX_PAGES)] : pages,
    linked_query_params: Object.keys(linked).length > 0 ? linked : visit.linked_query_params,
  }
}

/**
 * The visit of a shopper who is on a campaign's page: it counts for the campaign only where no link has said where they came
 * from, so that what an advert paid for stays the advert's (SITE-21).
 */
export function addCampaignToVisit(visit: Visit, params: Record<string, string>): Visit {
  if (Object.keys(visit.linked_query_params).length > 0) return visit
  return { ...visit, linked_query_params: linkedParams(`?${new URLSearchParams(params)}`) }
}

function linkedParams(search: string): Record<string, string> {
  const linked = [...new URLSearchParams(search)]
    .map(([name, value]) => [name.toLowerCase(), truncateText(value.trim(), MAX_VALUE_LENGTH)] as const)
    .filter(([name, value]) => isLinked(name) && value !== '')
  return Object.fromEntries(linked.slice(0, MAX_PARAMS))
}

/** Reads what was kept in the browser; an empty visit for anything else that may lie under the same key. */
export function parseVisit(stored: unknown): Visit {
  const { visited_pages, linked_query_params } = (stored ?? {}) as Partial<Visit>
  if (!Array.isArray(visited_pages) || typeof linked_query_params !== 'object' || !linked_query_params)
    return EMPTY_VISIT
  const texts = Object.entries(linked_query_params).filter(([, value]) => typeof value === 'string')
  return {
    visited_pages: visited_pages.filter((page) => typeof page === 'string').slice(0, MAX_PAGES),
    linked_query_params: Object.fromEntries(texts.slice(0, MAX_PARAMS)),
  }
}
