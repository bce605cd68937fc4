import 'server-only'
import pLimit from 'p-limit'
import type { Site } from '../../domain/site/site'
import { findLanding, minimumCars, type SearchVocabulary, withoutOnlyPlace } from '../../domain/stock/landingPath'
import { parseTreeNode } from '../../domain/stock/makeModelTree'
import { ALL_STOCK, type SearchState } from '../../domain/stock/searchState'
import { searchLink } from '../../domain/stock/searchUrl'
import { refinementsFilter } from '../../domain/stock/stockSelection'
import { getFacets, getSearchVocabulary } from './stock'

type Refinements = SearchState['refinements']

/** A landing with the number of its cars. */
interface CountedLanding {
  refinements: Refinements
  path: string
  count: number
}

/** Facets whose values have landings: a kind of stock, makes and models, a place. */
const KINDS = ['car_type', 'body', 'fuel']
const MAKES = ['make', 'make_or_model']
const PLACES = ['location_name', 'dealership_name']

/** Kinds and places of which the combinations are listed; a dealer seldom has more. */
const MAX_COMBINED = 60

/** Queries of the index at a time: Algolia limits how many it answers. */
const CONCURRENT_QUERIES = 4

/** The paths of all landings of a site that have enough cars to be indexed, all stock first. */
export async function listLandings(site: Site): Promise<string[]> {
  const vocabulary = await getSearchVocabulary(site)
  const whole = await listNarrower(site, vocabulary, {}, [...KINDS, ...MAKES, ...PLACES])
  if (whole.length === 0) return []
  const limit = pLimit(CONCURRENT_QUERIES)
  const combined = whole.filter(({ refinements }) => refinements.make === undefined).slice(0, MAX_COMBINED)
  const combinations = await Promise.all(
    combined.map(({ refinements }) =>
      limit(() => {
        const isKind = KINDS.some((attribute) => refinements[attribute])
        return listNarrower(site, vocabulary, refinements, isKind ? [...MAKES, ...PLACES] : MAKES)
      }),
    ),
  )
  // Used cars of a make in a place: those of a condition and a make, narrowed by place.
  const inPlaces = await Promise.all(
    combined
      .filter(({ refinements }) => refinements.car_type)
      .flatMap((condition) =>
        PLACES.flatMap((attribute) =>
          placesOf(whole, attribute).map((place) => ({ ...condition.refinements, ...place })),
        ),
      )
      .slice(0, MAX_COMBINED)
      .map((refinements) => limit(() => listNarrower(site, vocabulary, refinements, MAKES))),
  )
  const paths = [...whole, ...combinations.flat(), ...inPlaces.flat()].map(({ path }) => path)
  return [...new Set([searchLink(ALL_STOCK, vocabulary), ...paths])]
}

/** The refinements of the landings of places. */
const placesOf = (landings: readonly CountedLanding[], attribute: string): Refinements[] =>
  landings.flatMap(({ refinements }) => (refinements[attribute] ? [refinements] : []))

/** The landings that add one value of the given facets to some refinements, those with the most cars first. */
async function listNarrower(
  site: Site,
  vocabulary: SearchVocabulary,
  refinements: Refinements,
  facets: readonly string[],
): Promise<CountedLanding[]> {
  const counts = await getFacets(site, facets, refinementsFilter(refinements))
  return Object.entries(counts)
    .flatMap(([attribute, values]) =>
      values.flatMap(({ value, count }): CountedLanding[] => {
        const narrower = { ...refinements, ...toRefinements(attribute, value) }
        const { rest } = findLanding(narrower, vocabulary)
        if (Object.keys(rest).length > 0 || count < minimumCars(narrower)) return []
        if (withoutOnlyPlace(narrower, vocabulary) !== narrower) return []
        return [{ refinements: narrower, path: searchLink({ refinements: narrower }, vocabulary), count }]
      }),
    )
    .sort((a, b) => b.count - a.count)
}

function toRefinements(attribute: string, value: string): Refinements {
  if (attribute !== 'make_or_model') return { [attribute]: [value] }
  const { make, model } = parseTreeNode(value)
  return model === null ? { make: [make] } : { make: [make], model: [model] }
}

/** A link from one landing to another. */
export interface LandingLink {
  name: string
  path: string
}

/** The landings of one kind, make, model or place that have enough cars to be indexed, those with the most cars first. */
export async function listSimpleLandings(
  site: Site,
  describe: (refinements: Refinements, vocabulary: SearchVocabulary) => string,
): Promise<(LandingLink & { count: number })[]> {
  const vocabulary = await getSearchVocabulary(site)
  const landings = await listNarrower(site, vocabulary, {}, [...KINDS, ...MAKES, ...PLACES])
  const byPath = new Map(landings.map((landing) => [landing.path, landing]))
  return [...byPath.values()].map(({ refinements, path, count }) => ({
    ...{ path, count },
    name: describe(refinements, vocabulary),
  }))
}

/** Links below a search at most. */
const MAX_LINKS = 16

/**
 * The landings that shoppers of a search look at next: the narrower ones, else those beside it. Only those with enough cars to be
 * indexed, so that crawlers find every landing and nothing else.
 */
export async function listLandingLinks(
  site: Site,
  { refinements }: Pick<SearchState, 'refinements'>,
  describe: (refinements: Refinements) => string,
): Promise<LandingLink[]> {
  const vocabulary = await getSearchVocabulary(site)
  const free = (attributes: readonly string[], chosen: readonly string[] = attributes) =>
    chosen.some((attribute) => refinements[attribute]?.length) ? [] : attributes
  const facets = [...free(MAKES, ['model']), ...free(KINDS), ...free(PLACES)]
  const narrower = await listNarrower(site, vocabulary, refinements, facets)
  const { model: _, ...wider } = refinements
  const beside = await listNarrower(
    site,
    vocabulary,
    refinements.model ? wider : {},
    refinements.model ? MAKES : [...KINDS, ...MAKES],
  )
  const own = searchLink({ refinements }, vocabulary)
  const links = new Map<string, LandingLink>()
  for (const { refinements: other, path } of [...narrower, ...beside])
    if (path !== own && links.size < MAX_LINKS) links.set(path, { name: describe(other), path })
  return [...links.values()]
}
