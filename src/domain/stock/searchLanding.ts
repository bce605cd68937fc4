import { formatNumber } from '../format'
import type { Site } from '../site/site'
import { findLanding, type SearchVocabulary } from './landingPath'
import { HITS_PER_PAGE } from './results'
import { ALL_STOCK, normalizeSearch, type SearchState } from './searchState'
import { formatSearchUrl } from './searchUrl'

/** Heading and metadata of a search page. */
export interface SearchLanding {
  h1: string
  title: string
  description: string
  /** path and query of the canonical page */
  canonical: string
  /** false: noindex */
  index: boolean
}

/**
 * Heading, title, description and indexing of a search (STK-01): "Used Toyota HiLux for sale in Parramatta". A search covered by
 * its landing path is indexed under it, page by page; one with further filters or a query is not indexed and has its landing
 * path as canonical. Empty results and pages past the last one are not indexed either. `count` is the number of cars found,
 * null if unknown.
 */
export function searchLanding(
  state: SearchState,
  vocabulary: SearchVocabulary,
  site: Pick<Site, 'name' | 'stockNoun'>,
  count: number | null,
): SearchLanding {
  const search = normalizeSearch(state)
  const { rest } = findLanding(search.refinements, vocabulary)
  const isLanding =
    Object.keys(rest).length === 0 &&
    Object.keys(search.ranges).length === 0 &&
    search.query === '' &&
    search.near === null
  const searchSubject = describeSubject(search, site.stockNoun.many, vocabulary)
  const searchPlace = describePlace(search, vocabulary)
  const forSale = `${searchSubject} for sale${searchPlace}`
  const h1 = forSale.charAt(0).toUpperCase() + forSale.slice(1)
  const countText = count === null ? '' : `${formatNumber(count)} `
  const landing = { ...ALL_STOCK, refinements: withoutRest(search.refinements, rest) }
  return {
    h1,
    title: `${h1}${search.page > 1 ? `, page ${search.page}` : ''} | ${site.name}`,
    description:
      `Browse ${countText}${searchSubject} for sale${searchPlace || ` at ${site.name}`}. ` +
      'Compare photos, prices and weekly repayments, then enquire or book a test drive online.',
    canonical: formatSearchUrl({ ...landing, page: isLanding ? search.page : 1 }, vocabulary),
    index: isLanding && (count === null || count > (search.page - 1) * HITS_PER_PAGE),
  }
}

/**
 * The subject of a search without its place: "used Toyota HiLux", "new and demo cars", "cars". Several makes are not named, and
 * neither are unknown values, since a link could contain any text.
 */
function describeSubject(state: SearchState, noun: string, { makes, models }: SearchVocabulary): string {
  const types = state.refinements.car_type ?? []
  const kind = ['new', 'demo', 'used'].filter((type) => types.includes(type)).join(' and ')
  const make = findKnown(state.refinements.make, makes)
  const model = make && findKnown(state.refinements.model, models)
  const description = model ? `${make} ${model}` : make ? `${make} ${noun}` : noun
  return kind ? `${kind} ${description}` : description
}

/** " in Parramatta" or " at Harbour Mazda"; empty if the search is not limited to one place. */
function describePlace(state: SearchState, vocabulary: SearchVocabulary): string {
  const location = findKnown(state.refinements.location_name, vocabulary.locations)
  if (location) {
    const city = vocabulary.locations.find((name) => name.name === location)?.city
    return city ? ` in ${city}` : ` at ${location}`
  }
  const dealership = findKnown(state.refinements.dealership_name, vocabulary.dealerships)
  return dealership ? ` at ${dealership}` : ''
}

/** The only selected value, if the site has it. */
function findKnown(values: string[] | undefined, names: readonly { name: string }[]): string | null {
  const [value = null] = values?.length === 1 ? values : []
  return names.some(({ name }) => name === value) ? value : null
}

function withoutRest(refinements: Record<string, string[]>, rest: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(refinements).filter(([attribute]) => !Object.hasOwn(rest, attribute)))
}
