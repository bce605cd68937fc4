import type { ListTerms } from '@/domain/finance/listTerms'
import type { Place } from '@/domain/locations/place'
import type { Promotions } from '@/domain/promotions/withPromotions'
import type { Site, StockFacetSetting, StockSort } from '@/domain/site/site'
import type { SearchVocabulary } from '@/domain/stock/landingPath'
import { TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { type PackedVocabulary, packVocabulary, unpackVocabulary } from '@/domain/stock/packedVocabulary'
import type { LandingTexts } from '@/domain/stock/searchLanding'
import { type CardSettings, cardSettings } from '../card/cardSettings'
import { mapValues } from './mapValues'

/** The URLs of a search: under /search with a path per landing, or all on one page of the site. */
export type SearchPlace = { kind: 'landings' } | { kind: 'page'; path: string }

/** Everything that the search needs in the browser; public and small. */
export interface SearchSetup {
  siteId: number
  siteName: string
  stockNoun: Site['stockNoun']
  facets: StockFacetSetting[]
  defaultSort: StockSort
  hideUnpricedInDefaultSort: boolean
  card: CardSettings
  vocabulary: SearchVocabulary
  /** shoppers can save a search and get alerts */
  savesSearches: boolean
  place: SearchPlace
  /** active when the server renders (STK-13, STK-14) */
  promotions: Promotions
  /** every value of the site's lists by attribute, for a search that starts with filters and may not find some of them */
  facetValues: Record<string, string[]>
  /** what staff have written for the landing that the search starts with */
  landingTexts: LandingTexts | null
  /** the terms that weekly repayments assume; null if they are not filtered by */
  weeklyTerms: string | null
  /** what the repayments on cards rest on; null if the site shows none */
  listTerms: ListTerms | null
  /** filter that always applies, in the index's filter language; null for all stock */
  filter: string | null
  /** cars of the first search that its order leaves out for want of a price; null if they were not counted */
  unpriced: number | null
  /** the place of the postcode in the URL, if known */
  near: Place | null
  /** path and query that the server renders for, "/search/mazda?page=2" */
  url: string
  /** when the server rendered, ISO 8601 */
  now: string
  /** heading of a search on its own page, and of all stock on the search page; landings have their own */
  heading: string | null
  headingLevel: 1 | 2
}

/** A `SearchSetup` as the page carries it. */
export interface PackedSearchSetup extends Omit<SearchSetup, 'vocabulary' | 'facetValues' | 'promotions'> {
  vocabulary: PackedVocabulary
  /** null if they come with the search's code (`loadPromotions`) */
  promotions: Promotions | null
  /** a value that the vocabulary has is its position there */
  facetValues: Record<string, (string | number)[]>
}

type SearchSetupParts = Pick<
  SearchSetup,
  | 'vocabulary'
  | 'place'
  | 'facetValues'
  | 'landingTexts'
  | 'weeklyTerms'
  | 'listTerms'
  | 'filter'
  | 'near'
  | 'unpriced'
  | 'url'
  | 'now'
  | 'heading'
  | 'headingLevel'
> &
  Pick<PackedSearchSetup, 'promotions'>

/** The results of a function by its argument, which nobody changes: searches of a site have the same vocabulary for a while. */
function byArgument<Argument extends object, Result>(run: (argument: Argument) => Result) {
  const results = new WeakMap<Argument, Result>()
  return (argument: Argument): Result => {
    const result = results.get(argument) ?? run(argument)
    results.set(argument, result)
    return result
  }
}

const packOnce = byArgument(packVocabulary)
const unpackOnce = byArgument(unpackVocabulary)

/** The setup of a site's search, for its page. */
export function packSearchSetup(
  site: Site,
  { vocabulary, facetValues, ...parts }: SearchSetupParts,
): PackedSearchSetup {
  return {
    siteId: site.id,
    siteName: site.name,
    stockNoun: site.stockNoun,
    facets: site.stockRules.facets,
    defaultSort: site.stockRules.defaultSort,
    hideUnpricedInDefaultSort: site.flags.hideZeroPriceInDefaultSort,
    card: cardSettings(site),
    savesSearches: site.flags.searchAlerts,
    ...parts,
    vocabulary: packOnce(vocabulary),
    facetValues: mapValues(facetValues, (values, attribute) => {
      const known = vocabularyOf(attribute, vocabulary)
      return values.map((value) => (known.includes(value) ? known.indexOf(value) : value))
    }),
  }
}

/** @param promotions those of the site where the page does not carry them */
export function unpackSearchSetup(packed: PackedSearchSetup, promotions: Promotions): SearchSetup {
  const vocabulary = unpackOnce(packed.vocabulary)
  const facetValues = mapValues(packed.facetValues, (values, attribute) => {
    const known = vocabularyOf(attribute, vocabulary)
    return values.map((value) => (typeof value === 'number' ? (known[value] ?? '') : value))
  })
  return { ...packed, promotions: packed.promotions ?? promotions, vocabulary, facetValues }
}

/** The values of an attribute that landing paths name. */
function vocabularyOf(attribute: string, { makes, bodies, fuels, locations }: SearchVocabulary): string[] {
  const names = { [TREE_ATTRIBUTE]: makes, body: bodies, fuel: fuels, location_name: locations }[attribute]
  return names?.map(({ name }) => name) ?? []
}
