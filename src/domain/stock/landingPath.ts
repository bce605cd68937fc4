import { slugify } from '../site/slug'
import type { ItemType } from './carType'

/** A name with its slug in landing paths. */
export interface LandingName {
  slug: string
  /** as in the index */
  name: string
}

/** A body with the kind of vehicle that has it; without a kind it is one of cars. */
export interface BodyName extends LandingName {
  itemType?: Exclude<ItemType, 'car'>
}

/** The names of a site's landing paths (STK-01). */
export interface SearchVocabulary {
  makes: LandingName[]
  models: (LandingName & { make: string })[]
  /** `city` is used in headings; the name of the dealership that the location belongs to */
  locations: (LandingName & { city: string; dealership?: string })[]
  dealerships: LandingName[]
  /** kinds of body in stock: "suv", whose landing is /search/suv-cars, and "pop-top" with /search/pop-top-caravans */
  bodies: BodyName[]
  /** fuels in stock: "electric", whose landing is /search/electric-cars */
  fuels: LandingName[]
}

/** Landing names of makes and models without a CMS entry; their slugs are derived from the names. */
export function toLandingNames(names: readonly string[]): LandingName[] {
  return names.map((name) => ({ name, slug: slugify(name) }))
}

/** The landing name of a body, of cars unless another kind of vehicle has it. */
export function toBodyName(name: string, itemType: ItemType | null | undefined): BodyName {
  const body = { name, slug: slugify(name) }
  return itemType && itemType !== 'car' ? { ...body, itemType } : body
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

/**
 * The landing segments that a dealer's own noun names: "used-caravans" of a dealer of caravans is the landing "used-cars". Null for any
 * other path. `many` is the noun of the site's stock, as "caravans".
 */
export function standardSegments(segments: readonly string[], many: string): string[] | null {
  const [first = '', ...rest] = segments
  const suffix = `-${slugify(many)}`
  const slug = first.toLowerCase()
  if (suffix === KIND_SUFFIX || !slug.endsWith(suffix)) return null
  const standard = slug.slice(0, -suffix.length) + KIND_SUFFIX
  return Object.hasOwn(STOCK_TYPE_SEGMENTS, standard) ? [standard, ...rest] : null
}

type Refinements = Record<string, string[]>

/** After the slug of a fuel, or of a body of cars, in a landing segment. */
export const KIND_SUFFIX = '-cars'

/**
 * What vehicles of a body are called in a landing segment: "suv-cars", "pop-top-caravans"; a body that is itself a kind of vehicle stands
 * alone: "caravans", "camper-trailers", "cab-tractors".
 */
export function bodySegment({ slug, itemType }: Omit<BodyName, 'name'>): string {
  if (itemType === undefined) return slug + KIND_SUFFIX
  return isVehicle(slug) ? `${slug.replace(/s$/, '')}s` : `${slug}-${itemType}s`
}

/** True for the slug or name of a body that says which vehicle it is: "camper-trailer". */
export const isVehicle = (body: string): boolean => /(^|[ -])(caravan|trailer|tractor)s?$/i.test(body)

/** Cars from which a combination of two or three landings, such as used cars and a make, is worth an address in search engines. */
const MINIMUM_OF_COMBINATION = { two: 3, three: 5 }

/**
 * The refinements of a landing path (STK-01): a kind of stock (car types, a body or a fuel), a make with an optional model, and a
 * location or dealership, in this order and each optional. No segments mean all stock. Null if the path is unknown. A slug of several
 * meanings has the first of: kind, make, model, location, dealership.
 */
export function parseLandingPath(segments: readonly string[], vocabulary: SearchVocabulary): Refinements | null {
  const path = segments.map((segment) => segment.toLowerCase())
  if (path.length === 0 || (path.length === 1 && path[0] === WHOLE_STOCK_SEGMENT)) return {}
  const take = <Found>(find: (slug: string) => Found | undefined): Found | undefined => {
    const found = path[0] === undefined ? undefined : find(path[0])
    if (found !== undefined) path.shift()
    return found
  }
  const kind = take((slug) => parseKind(slug, vocabulary))
  const make = take((slug) => findSlug(vocabulary.makes, slug))
  const model = make && take((slug) => vocabulary.models.find((name) => name.make === make.name && name.slug === slug))
  const place = take((slug) => parsePlace(slug, vocabulary))
  if (path.length > 0) return null
  return { ...kind, ...(make && { make: [make.name] }), ...(model && { model: [model.name] }), ...place }
}

function parseKind(slug: string, { bodies, fuels }: SearchVocabulary): Refinements | undefined {
  const types = Object.hasOwn(STOCK_TYPE_SEGMENTS, slug) ? STOCK_TYPE_SEGMENTS[slug] : undefined
  if (types) return types.length > 0 ? { car_type: [...types] } : undefined
  const own = bodies.find((body) => bodySegment(body) === slug)
  if (own) return { body: [own.name] }
  if (!slug.endsWith(KIND_SUFFIX)) return undefined
  const name = slug.slice(0, -KIND_SUFFIX.length)
  const fuel = findSlug(fuels, name)
  if (fuel) return { fuel: [fuel.name] }
  // The address that bodies of other vehicles had before they were called by their own nouns.
  const body = findSlug(bodies, name)
  return body && { body: [body.name] }
}

function parsePlace(slug: string, { locations, dealerships }: SearchVocabulary): Refinements | undefined {
  const location = findSlug(locations, slug)
  if (location) return { location_name: [location.name] }
  const dealership = findSlug(dealerships, slug)
  return dealership && { dealership_name: [dealership.name] }
}

const findSlug = <N extends LandingName>(names: readonly N[], slug: string) => names.find((name) => name.slug === slug)

/**
 * Cars that a landing needs to be indexed and linked: one, but several for a combination of a kind, a make and a place, of which
 * there are many more than cars. Of all three, the kind must be a condition: `Infinity` for a body or a fuel.
 */
export function minimumCars(refinements: Refinements): number {
  const has = (...attributes: string[]) => attributes.some((attribute) => refinements[attribute]?.length)
  const parts = [has('car_type', 'body', 'fuel'), has('make'), has('location_name', 'dealership_name')]
  switch (parts.filter(Boolean).length) {
    case 3:
      return has('car_type') ? MINIMUM_OF_COMBINATION.three : Number.POSITIVE_INFINITY
    case 2:
      return MINIMUM_OF_COMBINATION.two
    default:
      return 1
  }
}

/**
 * The refinements without a place that is the whole dealer: its only location, or its only dealership if all locations belong to that. A
 * landing with such a place repeats the one without.
 */
export function withoutOnlyPlace(
  refinements: Refinements,
  { locations, dealerships }: Pick<SearchVocabulary, 'locations' | 'dealerships'>,
): Refinements {
  const [location, dealership] = [onlyOf(locations), onlyOf(dealerships)]
  const isWhole = dealership !== null && locations.every((of) => of.dealership === dealership.name)
  const isOnly = (attribute: string, only: LandingName | null) =>
    only !== null && refinements[attribute]?.length === 1 && refinements[attribute][0] === only.name
  const repeated = [
    ...(isOnly('location_name', location) ? ['location_name'] : []),
    ...(isWhole && isOnly('dealership_name', dealership) ? ['dealership_name'] : []),
  ]
  return repeated.length === 0 ? refinements : omit(refinements, repeated)
}

const onlyOf = <Name extends LandingName>(names: readonly Name[]): Name | null =>
  names.length === 1 ? (names[0] ?? null) : null

/** A landing path, and the refinements that it does not cover. */
export interface Landing {
  segments: string[]
  rest: Refinements
}

/** A segment or two of a path, and the attributes that they cover. */
interface PathPart {
  segments: string[]
  attributes: string[]
}

const NO_PART: PathPart = { segments: [], attributes: [] }

/**
 * The landing path that covers the most refinements (STK-02); of several, the one with a kind of stock, then a make, then a place.
 * Remaining refinements are returned for the query string.
 */
export function findLanding(refinements: Refinements, vocabulary: SearchVocabulary): Landing {
  const candidates: PathPart[] = []
  for (const kind of [...listKinds(refinements, vocabulary), NO_PART])
    for (const make of [...listMakes(refinements, vocabulary), NO_PART])
      for (const place of [...listPlaces(refinements, vocabulary), NO_PART]) {
        const parts = [kind, make, place]
        candidates.push({
          segments: parts.flatMap(({ segments }) => segments),
          attributes: parts.flatMap(({ attributes }) => attributes),
        })
      }
  candidates.sort((a, b) => b.attributes.length - a.attributes.length)
  for (const { segments, attributes } of candidates) {
    if (segments.length === 0) continue
    const rest = omit(refinements, attributes)
    // a slug that is also used at a higher rank leads elsewhere, so its path must not be used
    const parsed = parseLandingPath(segments, vocabulary)
    if (parsed !== null && equalRefinements({ ...parsed, ...rest }, refinements)) return { segments, rest }
  }
  return { segments: [WHOLE_STOCK_SEGMENT], rest: refinements }
}

function listKinds(refinements: Refinements, { bodies, fuels }: SearchVocabulary): PathPart[] {
  const types = [...(refinements.car_type ?? [])].sort()
  const stockType = Object.entries(STOCK_TYPE_SEGMENTS).find(
    ([, expressed]) => expressed.length > 0 && equalValues([...expressed].sort(), types),
  )
  const body = findOnly(refinements.body, bodies)
  const fuel = findOnly(refinements.fuel, fuels)
  return [
    ...(stockType ? [{ segments: [stockType[0]], attributes: ['car_type'] }] : []),
    ...(body ? [{ segments: [bodySegment(body)], attributes: ['body'] }] : []),
    ...(fuel ? [{ segments: [fuel.slug + KIND_SUFFIX], attributes: ['fuel'] }] : []),
  ]
}

function listMakes(refinements: Refinements, vocabulary: SearchVocabulary): PathPart[] {
  const make = findOnly(refinements.make, vocabulary.makes)
  if (!make) return []
  const models = vocabulary.models.filter((name) => name.make === make.name)
  const model = findOnly(refinements.model, models)
  return [
    ...(model ? [{ segments: [make.slug, model.slug], attributes: ['make', 'model'] }] : []),
    { segments: [make.slug], attributes: ['make'] },
  ]
}

function listPlaces(refinements: Refinements, { locations, dealerships }: SearchVocabulary): PathPart[] {
  const location = findOnly(refinements.location_name, locations)
  const dealership = findOnly(refinements.dealership_name, dealerships)
  return [
    ...(location ? [{ segments: [location.slug], attributes: ['location_name'] }] : []),
    ...(dealership ? [{ segments: [dealership.slug], attributes: ['dealership_name'] }] : []),
  ]
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
