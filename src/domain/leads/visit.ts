import { truncateText } from '../cleanText'
import { CLICK_IDS, type ClickId } from './clickIds.mjs'

/** A shopper's visit, stored in the browser until they enquire (LEAD-01). */
export interface Visit {
  /** paths in order of visit */
  visited_pages: string[]
  /** campaign parameters and click ids */
  linked_query_params: Record<string, string>
}

/** Pages stored: the landing page and the latest ones. */
export const MAX_PAGES = 30
const MAX_PARAMS = 20
const MAX_PATH_LENGTH = 300
const MAX_VALUE_LENGTH = 300

/** With click ids, UTM parameters are the only ones included in leads. */
const isCampaignParam = (name: string) => /^utm_[a-z_]{1,40}$/.test(name) || CLICK_IDS.includes(name as ClickId)

export const EMPTY_VISIT: Visit = { visited_pages: [], linked_query_params: {} }

/**
 * The visit after one more page. The same page again, as on a reload, is ignored. A later campaign replaces the earlier one
 * completely, so that a lead never mixes two.
 */
export function addPageToVisit(visit: Visit, path: string, search: string): Visit {
  const page = truncateText(path, MAX_PATH_LENGTH)
  const pages = visit.visited_pages.at(-1) === page ? visit.visited_pages : [...visit.visited_pages, page]
  const linked = campaignParams(search)
  return {
    visited_pages: pages.length > MAX_PAGES ? [pages[0] as string, ...pages.slice(1 - MAX_PAGES)] : pages,
    linked_query_params: Object.keys(linked).length > 0 ? linked : visit.linked_query_params,
  }
}

/**
 * The visit of a shopper on a campaign page. The page's campaign only applies if no link set one before, so that paid clicks
 * keep their attribution (SITE-21).
 */
export function addCampaignToVisit(visit: Visit, params: Record<string, string>): Visit {
  if (Object.keys(visit.linked_query_params).length > 0) return visit
  return { ...visit, linked_query_params: campaignParams(`?${new URLSearchParams(params)}`) }
}

function campaignParams(search: string): Record<string, string> {
  const linked = [...new URLSearchParams(search)]
    .map(([name, value]) => [name.toLowerCase(), truncateText(value.trim(), MAX_VALUE_LENGTH)] as const)
    .filter(([name, value]) => isCampaignParam(name) && value !== '')
  return Object.fromEntries(linked.slice(0, MAX_PARAMS))
}

/** Parses a stored visit; empty if invalid. */
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
