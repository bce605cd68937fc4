import { formatNumber } from '../format'
import type { Site } from '../site/site'
import { findLanding, type SearchVocabulary } from './landingPath'
import { HITS_PER_PAGE } from './results'
import { ALL_STOCK, normalizeSearch, type SearchState } from './searchState'
import { formatSearchUrl } from './searchUrl'

/** What a search page says of itself to shoppers and search engines. */
export interface SearchLanding {
  h1: string
  title: string
  description: string
  /** path and query of the page that stands for this search */
  canonical: string
  /** false: search engines are asked to leave the page out */
  index: boolean
}

/**
 * Heading, title, description and indexing of a search (STK-01). "Used Toyota HiLux for sale in Parramatta". A search
 * that its landing path expresses is indexed under it, page by page; one with further filters or words is not indexed
 * and points to its landing path, and neither is one that finds nothing or whose page is past the last. `count` is the
 * number of cars found, null when not known.
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
  const what = subject(search, site.stockNoun.many, vocabulary)
  const where = place(search, vocabulary)
  const forSale = `${what} for sale${where}`
  const h1 = forSale.charAt(0).toUpperCase() + forSale.slice(1)
  const found = count === null ? '' : `${formatNumber(count)} `
  const landing = { ...ALL_STOCK, refinements: withoutRest(search.refinements, rest) }
  return {
    h1,
    title: `${h1}${search.page > 1 ? `, page ${search.page}` : ''} | ${site.name}`,
    description:
      `Browse ${found}${what} for sale${where || ` at ${site.name}`}. ` +
      'Compare photos, prices and weekly repayments, then enquire or book a test drive online.',
    canonical: formatSearchUrl({ ...landing, page: isLanding ? search.page : 1 }, vocabulary),
    index: isLanding && (count === null || count > (search.page - 1) * HITS_PER_PAGE),
  }
}

/**
 * "used Toyota HiLux", "new and demo cars", "cars": what is searched, without a place. Several makes at once are not
 * named, nor is what the site does not know: a link could put any words there.
 */
function subject(state: SearchState, noun: string, { makes, models }: SearchVocabulary): string {
  const types = state.refinements.car_type ?? []
  const kind = ['new', 'demo', 'used'].filter((type) => types.includes(type)).join(' and ')
  const make = known(state.refinements.make, makes)
  const model = make && known(state.refinements.model, models)
  const named = model ? `${make} ${model}` : make ? `${make} ${noun}` : noun
  return kind ? `${kind} ${named}` : named
}

/** " in Parramatta" or " at Harbour Mazda"; empty when the search is not of one place. */
function place(state: SearchState, vocabulary: SearchVocabulary): string {
  const location = known(state.refinements.location_name, vocabulary.locations)
  if (location) {
    const city = vocabulary.locations.find((name) => name.name === location)?.city
    return city ? ` in ${city}` : ` at ${location}`
  }
  const dealership = known(state.refinements.dealership_name, vocabulary.dealerships)
  return dealership ? ` at ${dealership}` : ''
}

/** The one value that is chosen, where the site has it. */
function known(values: string[] | undefined, names: readonly { name: string }[]): string | null {
  const [value = null] = values?.length === 1 ? values : []
  return names.some(({ name }) => name === value) ? value : null
}

function withoutRest(refinements: Record<string, string[]>, rest: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(refinements).filter(([attribute]) => !Object.hasOwn(rest, attribute)))
}
