import { formatDollars, formatNumber } from '../format'
import type { Site } from '../site/site'
import {
  type BodyName,
  findLanding,
  isVehicle,
  minimumCars,
  type SearchVocabulary,
  withoutOnlyPlace,
} from './landingPath'
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

/** What staff have written for a landing page; null for what is made from its names. */
export interface LandingTexts {
  /** "/search/used-cars/toyota" */
  path: string
  heading: string | null
  title: string | null
  description: string | null
  /** paragraphs */
  intro: string[]
}

/** The texts of staff that apply to a search: those of its landing page without further filters, and on its first page. */
export function findTexts(
  texts: LandingTexts | null,
  search: SearchState,
  vocabulary: SearchVocabulary,
): LandingTexts | null {
  return texts !== null && formatSearchUrl({ ...search, sortBy: null }, vocabulary) === texts.path ? texts : null
}

/**
 * Heading, title, description and indexing of a search (STK-01): "Used Toyota HiLux for sale in Parramatta". A search covered by
 * its landing path is indexed under it, page by page; one with further filters or a query is not indexed and has its landing
 * path as canonical, and so has one of the only place of a dealer the landing without it. Empty results, pages past the last one and combinations with few cars are not indexed either. `count` is the number of cars found,
 * null if unknown. `texts` are those of staff for the landing, see `findTexts`.
 */
export function searchLanding(
  state: SearchState,
  vocabulary: SearchVocabulary,
  site: Pick<Site, 'name' | 'stockNoun'>,
  count: number | null,
  texts: LandingTexts | null = null,
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
  const where = searchPlace || ` at ${site.name}`
  const own = findTexts(texts, search, vocabulary)
  const h1 = own?.heading ?? capitalize(forSale)
  const countText = count === null ? '' : `${formatNumber(count)} `
  const covered = withoutRest(search.refinements, rest)
  const refinements = withoutOnlyPlace(covered, vocabulary)
  const landing = { ...ALL_STOCK, refinements }
  return {
    h1,
    title: own?.title ?? `${h1}${search.page > 1 ? `, page ${search.page}` : ''} | ${site.name}`,
    description:
      own?.description ??
      (count === 0
        ? `No ${searchSubject}${where} at the moment. See ${site.stockNoun.many} like them, and get an e-mail when one comes.`
        : `Browse ${countText}${searchSubject} for sale${where}. ` +
          'Compare photos, prices and weekly repayments, then enquire or book a test drive online.'),
    canonical: formatSearchUrl({ ...landing, page: isLanding ? search.page : 1 }, vocabulary),
    index:
      isLanding &&
      refinements === covered &&
      (count === null || count >= Math.max(minimumCars(search.refinements), (search.page - 1) * HITS_PER_PAGE + 1)),
  }
}

/** What the results of a search say of a landing. */
export interface LandingFacts {
  count: number
  /** dollars, of the cars with a price */
  prices: { min: number; max: number } | null
  /** makes with their cars, most first */
  makes: readonly { value: string; count: number }[]
}

/** Makes that an introduction names. */
const NAMED_MAKES = 3

/**
 * The introduction of a landing without one by staff, from its cars: "12 used SUVs in Parramatta, from $15,990 to $64,990. Most are Toyota,
 * Mazda and Kia." Empty for a search with further filters, words or pages, for all stock, and without cars.
 */
export function landingIntro(
  state: SearchState,
  vocabulary: SearchVocabulary,
  noun: Site['stockNoun'],
  { count, prices, makes }: LandingFacts,
): string {
  const search = normalizeSearch(state)
  const { rest } = findLanding(search.refinements, vocabulary)
  const isLanding =
    Object.keys(rest).length + Object.keys(search.ranges).length === 0 && search.query === '' && search.near === null
  if (!isLanding || search.page > 1 || count === 0 || Object.keys(search.refinements).length === 0) return ''
  const subject = describeSubject(search, count === 1 ? noun.one : noun.many, vocabulary, count === 1)
  const cost =
    prices === null
      ? ''
      : prices.min === prices.max
        ? `, at ${formatDollars(prices.min)}`
        : `, from ${formatDollars(prices.min)} to ${formatDollars(prices.max)}`
  const named = makes.slice(0, NAMED_MAKES).map(({ value }) => value)
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : ''
  const most = makes.length > NAMED_MAKES ? ` Most are ${list}.` : list ? ` They are ${list}.` : ''
  return `${formatNumber(count)} ${subject}${describePlace(search, vocabulary)}${cost}.${search.refinements.make ? '' : most}`
}

/** "Used Toyota HiLux in Parramatta": what a link to a search says. */
export function searchName(
  search: Pick<SearchState, 'refinements'>,
  vocabulary: SearchVocabulary,
  noun: { many: string },
): string {
  return capitalize(describeSubject(search, noun.many, vocabulary) + describePlace(search, vocabulary))
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The subject of a search without its place: "used Toyota HiLux", "new and demo cars", "used Toyota utes", "electric cars", "cars".
 * Several makes are not named, and neither are unknown values, since a link could contain any text.
 */
function describeSubject(
  state: Pick<SearchState, 'refinements'>,
  noun: string,
  { makes, models, bodies, fuels }: SearchVocabulary,
  isOne = false,
): string {
  const types = state.refinements.car_type ?? []
  const kind = ['new', 'demo', 'used'].filter((type) => types.includes(type)).join(' and ')
  const fuel = findKnown(state.refinements.fuel, fuels)
  const make = findKnown(state.refinements.make, makes)
  const model = make && findKnown(state.refinements.model, models)
  const body = findBody(state, bodies)
  const things = body ? bodyNoun(body)[isOne ? 'one' : 'many'] : fuel ? withEngine(noun, isOne) : noun
  return [kind, fuel && inSentence(fuel), make, model ?? things].filter(Boolean).join(' ')
}

/**
 * What the results of a search are counted as: on a site that names its stock otherwise than cars, those of a body are named by it, and
 * those of a fuel are vehicles, as in the heading.
 */
export function searchNoun(
  { refinements }: Pick<SearchState, 'refinements'>,
  noun: Site['stockNoun'],
  { bodies, fuels }: SearchVocabulary,
): Site['stockNoun'] {
  if (/^cars?$/i.test(noun.many)) return noun
  const body = findBody({ refinements }, bodies)
  if (body) return bodyNoun(body)
  return findKnown(refinements.fuel, fuels) ? { one: 'vehicle', many: 'vehicles' } : noun
}

function findBody({ refinements }: Pick<SearchState, 'refinements'>, bodies: readonly BodyName[]): BodyName | null {
  const name = findKnown(refinements.body, bodies)
  return bodies.find((body) => body.name === name) ?? null
}

/** "SUVs", "camper trailers"; a body of caravans or tractors that does not say so is named with them: "pop top caravans". */
function bodyNoun({ name, itemType }: BodyName): Site['stockNoun'] {
  const body = inSentence(name)
  const one = itemType === undefined || isVehicle(body) ? body : `${body} ${itemType}`
  return { one, many: toPlural(one) }
}

/** Caravans have no fuel: what a dealer of caravans and of machines has with one is a vehicle. */
function withEngine(noun: string, isOne: boolean): string {
  if (/^cars?$/i.test(noun)) return noun
  return isOne ? 'vehicle' : 'vehicles'
}

/** "SUV" stays, "Ute" is "ute" within a sentence. */
const inSentence = (name: string) => (/\p{Lu}{2}/u.test(name) ? name : name.toLowerCase())

/** "utes", "SUVs", "hatches"; a name that is plural already stays. */
function toPlural(name: string): string {
  if (/(?:s|trucks)$/i.test(name) && !/(?:ss|us)$/i.test(name)) return name
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`
}

/** " in Parramatta" or " at Harbour Mazda"; empty if the search is not limited to one place. */
function describePlace(state: Pick<SearchState, 'refinements'>, vocabulary: SearchVocabulary): string {
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
