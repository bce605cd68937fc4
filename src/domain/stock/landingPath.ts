import { slugify } from '../site/slug'

/** A name with its slug in landing paths. */
export interface LandingName {
  slug: string
  /** as in the index */
  name: string
}

/** The names of a site's landing paths (STK-01). */
export interface SearchVocabulary {
  makes: LandingName[]
  models: (LandingName & { make: string })[]
  /** `city` is used in headings */
  locations: (LandingName & { city: string })[]
  dealerships: LandingName[]
}

/** Landing names of makes and models without a CMS entry; their slugs are derived from the names. */
export function toLandingNames(names: readonly string[]): LandingName[] {
  return names.map((name) => ({ name, slug: slugify(name) }))
}

/** The landing segment of all stock. */
export const WHOLE_STOCK_SEGMENT = 'new-used-and-demo-cars'

/** Landing segments by car type (STK-01). */
const STOCK_TYPE_SEGMENTS: Record<string, readonly string[]> = {
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
  [WHOLE_STOCK_SEGMENT]: [],
}

type Refinements = Record<string, string[]>

/**
 * The refinements of a landing path (STK-01): car types, else a make with an optional model, else a location, else a dealership.
 * No segments mean all stock. Null if the path is unknown.
 */
export function parseLandingPath(segments: readonly string[], vocabulary: SearchVocabulary): Refinements | null {
  const [first, second, ...more] = segments.map((segment) => segment.toLowerCase())
  if (more.length > 0) return null
  if (first === undefined) return {}
  const bySlug = (slug: string) => (name: LandingName) => name.slug === slug
  const types = Object.hasOwn(STOCK_TYPE_SEGMENTS, first) ? STOCK_TYPE_SEGMENTS[first] : undefined
  const make = vocabulary.makes.find(bySlug(first))
  if (second !== undefined) {
    if (types || !make) return null
    const model = vocabulary.models.find((name) => name.make === make.name && name.slug === second)
    return model ? { make: [make.name], model: [model.name] } : null
  }
  if (types) return types.length > 0 ? { car_type: [...types] } : {}
  if (make) return { make: [make.name] }
  const location = vocabulary.locations.find(bySlug(first))
  if (location) return { location_name: [location.name] }
  const dealership = vocabulary.dealerships.find(bySlug(first))
  return dealership ? { dealership_name: [dealership.name] } : null
}

/** A landing path, and the refinements that it does not cover. */
export interface Landing {
  segments: string[]
  rest: Refinements
}

/**
 * The landing path that covers the most refinements (STK-02): car types if they have a path, else one make with an optional
 * model, else one location or dealership, else all stock. Remaining refinements are returned for the query string.
 */
export function findLanding(refinements: Refinements, vocabulary: SearchVocabulary): Landing {
  const types = [...(refinements.car_type ?? [])].sort()
  const stockType = Object.entries(STOCK_TYPE_SEGMENTS).find(
    ([, expressed]) => expressed.length > 0 && equalValues([...expressed].sort(), types),
  )
  const candidates: Landing[] = []
  if (stockType) candidates.push({ segments: [stockType[0]], rest: omit(refinements, ['car_type']) })
  const make = findOnly(refinements.make, vocabulary.makes)
  if (make) {
    const makeModels = vocabulary.models.filter((name) => name.make === make.name)
    const model = findOnly(refinements.model, makeModels)
    if (model) candidates.push({ segments: [make.slug, model.slug], rest: omit(refinements, ['make', 'model']) })
    else candidates.push({ segments: [make.slug], rest: omit(refinements, ['make']) })
  }
  const location = findOnly(refinements.location_name, vocabulary.locations)
  if (location) candidates.push({ segments: [location.slug], rest: omit(refinements, ['location_name']) })
  const dealership = findOnly(refinements.dealership_name, vocabulary.dealerships)
  if (dealership) candidates.push({ segments: [dealership.slug], rest: omit(refinements, ['dealership_name']) })
  // a slug that is also used at a higher rank leads elsewhere, so its path must not be used
  const match = candidates.find((candidate) => {
    const parsed = parseLandingPath(candidate.segments, vocabulary)
    return parsed !== null && equalRefinements({ ...parsed, ...candidate.rest }, refinements)
  })
  return match ?? { segments: [WHOLE_STOCK_SEGMENT], rest: refinements }
}

function findOnly<N extends LandingName>(values: string[] | undefined, names: readonly N[]): N | undefined {
  return values?.length === 1 ? names.find((name) => name.name === values[0]) : undefined
}

function omit(refinements: Refinements, attributes: string[]): Refinements {
  return Object.fromEntries(Object.entries(refinements).filter(([attribute]) => !attributes.includes(attribute)))
}

function equalRefinements(a: Refinements, b: Refinements): boolean {
  const attributes = Object.keys(a)
  return (
    attributes.length === Object.keys(b).length &&
    attributes.every((attribute) => equalValues([...(a[attribute] ?? [])].sort(), [...(b[attribute] ?? [])].sort()))
  )
}

function equalValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
