import { slugify } from '../site/slug'

/** A thing that a landing path can name. */
export interface LandingName {
  slug: string
  /** as the index spells it */
  name: string
}

/** The names that a site's landing paths know (STK-01). */
export interface SearchVocabulary {
  makes: LandingName[]
  models: (LandingName & { make: string })[]
  /** `city` is how shoppers call the place, for headings */
  locations: (LandingName & { city: string })[]
  dealerships: LandingName[]
}

/** The vocabulary of makes and models that stock has but nobody described: their slugs follow from their names. */
export function toLandingNames(names: readonly string[]): LandingName[] {
  return names.map((name) => ({ name, slug: slugify(name) }))
}

/** The landing of all stock. */
export const WHOLE_STOCK_SEGMENT = 'new-used-and-demo-cars'

/** Landing paths of kinds of stock (STK-01). */
const STOCK_TYPE_SEGMENTS: Record<string, readonly string[]> = {
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
  [WHOLE_STOCK_SEGMENT]: [],
}

type Refinements = Record<string, string[]>

/**
 * The refinements that a landing path stands for (STK-01): a kind of stock, else a make with perhaps a model, else a
 * location, else a dealership. No segments mean all stock. Null where the path is none of the site's.
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

/** The landing path of refinements, and those that it cannot express. */
export interface Landing {
  segments: string[]
  rest: Refinements
}

/**
 * The landing that says most of what is refined (STK-02): the kind of stock if it has a path, else one make with one of
 * its models, else one location or dealership, else all stock. Whatever else is refined is left as the rest, for the
 * query string.
 */
export function findLanding(refinements: Refinements, vocabulary: SearchVocabulary): Landing {
  const types = [...(refinements.car_type ?? [])].sort()
  const stockType = Object.entries(STOCK_TYPE_SEGMENTS).find(
    ([, expressed]) => expressed.length > 0 && sameValues([...expressed].sort(), types),
  )
  const candidates: Landing[] = []
  if (stockType) candidates.push({ segments: [stockType[0]], rest: without(refinements, ['car_type']) })
  const make = only(refinements.make, vocabulary.makes)
  if (make) {
    const ofMake = vocabulary.models.filter((name) => name.make === make.name)
    const model = only(refinements.model, ofMake)
    if (model) candidates.push({ segments: [make.slug, model.slug], rest: without(refinements, ['make', 'model']) })
    else candidates.push({ segments: [make.slug], rest: without(refinements, ['make']) })
  }
  const location = only(refinements.location_name, vocabulary.locations)
  if (location) candidates.push({ segments: [location.slug], rest: without(refinements, ['location_name']) })
  const dealership = only(refinements.dealership_name, vocabulary.dealerships)
  if (dealership) candidates.push({ segments: [dealership.slug], rest: without(refinements, ['dealership_name']) })
  // a slug that something of higher rank has too leads elsewhere, so its path must not be used
  const faithful = candidates.find((candidate) => {
    const read = parseLandingPath(candidate.segments, vocabulary)
    return read !== null && sameRefinements({ ...read, ...candidate.rest }, refinements)
  })
  return faithful ?? { segments: [WHOLE_STOCK_SEGMENT], rest: refinements }
}

function only<N extends LandingName>(values: string[] | undefined, names: readonly N[]): N | undefined {
  return values?.length === 1 ? names.find((name) => name.name === values[0]) : undefined
}

function without(refinements: Refinements, attributes: string[]): Refinements {
  return Object.fromEntries(Object.entries(refinements).filter(([attribute]) => !attributes.includes(attribute)))
}

function sameRefinements(a: Refinements, b: Refinements): boolean {
  const attributes = Object.keys(a)
  return (
    attributes.length === Object.keys(b).length &&
    attributes.every((attribute) => sameValues([...(a[attribute] ?? [])].sort(), [...(b[attribute] ?? [])].sort()))
  )
}

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
