import { HIERARCHY_SEPARATOR } from '../domain/stock/hierarchy'
import { isCarKind } from '../domain/stock/landingKinds'
import { STOCK_INDEX, sortIndexName } from '../domain/stock/results'
import type { StockRecord } from '../domain/stock/stockRecord'
import type { UnderstoodFilter } from '../domain/stock/understoodData'

type Params = Record<string, unknown>

/** Runs searches on the site's stock; one result each. */
type Search = (requests: readonly Params[]) => Promise<Params[]>

/** What a make or model usually is, from the cars that the site has or had of it. */
export interface UsualCar {
  bodies: readonly string[]
  /** dollars; null if unknown */
  price: number | null
}

/** Tells what makes and models usually are: "Toyota" and "Toyota > HiLux"; null if nothing is known of them. */
export type FindUsualCar = (nodes: readonly string[]) => UsualCar | null

/** What a search asked for, by attribute. */
export interface Wishes {
  values: ReadonlyMap<string, ReadonlySet<string>>
  ranges: ReadonlyMap<string, { min: number | null; max: number | null }>
  /** the kind of vehicle was not asked for, but follows from a body or fuel: it alone makes no car like another */
  kindFollows?: boolean
}

/** The cars shown for a search that found nothing. */
export interface SimilarCars {
  hits: unknown[]
  /** nothing comes close: they are those that came last */
  isNewest: boolean
}

/** Cars that are looked at for each kind of likeness. */
const CANDIDATES = 60

/** How much each wish counts that a car meets; those of one letter less are details. */
const POINTS: Readonly<Record<string, number>> = {
  model: 6,
  body: 4,
  price: 4,
  make: 3,
  item_type: 3,
  year: 2,
}
const DETAIL = 1

/** Attributes that make a car like another; without one of them it is only another car. */
const KINDS = ['model', 'make', 'body'] as const

/** A price is near within this part of it. */
const PRICE_SPREAD = 0.4

/** Fields that likeness is measured by. */
const MEASURED = [
  ...['make', 'model', 'make_model', 'body', 'body_style', 'item_type', 'car_type', 'fuel', 'drive', 'transmission'],
  ...['colour', 'seats', 'price', 'year', 'km', 'categories', 'filtered_features', 'city', 'location_name', 'state'],
] as const satisfies readonly (keyof StockRecord)[]

/** What the filters of a call and its understood words ask for. */
export function readWishes(params: Params, understood: readonly UnderstoodFilter[]): Wishes {
  const values = new Map<string, Set<string>>()
  const ranges = new Map<string, { min: number | null; max: number | null }>()
  const wish = (attribute: string, value: string) => {
    const [make = '', model = ''] = value.split(' > ')
    if (attribute === 'make_or_model' || attribute === 'make_model') {
      note(values, 'make', make)
      if (model !== '') note(values, 'model', `${make} > ${model}`)
    } else note(values, attribute, value)
  }
  const bound = (attribute: string, min: number | null, max: number | null) => {
    const known = ranges.get(attribute)
    ranges.set(attribute, { min: min ?? known?.min ?? null, max: max ?? known?.max ?? null })
  }
  for (const condition of [params.facetFilters].flat(3)) {
    const [, attribute, value] = /^(\w+):(.+)$/s.exec(String(condition)) ?? []
    if (attribute && value) wish(attribute, value)
  }
  for (const condition of [params.numericFilters].flat(3)) {
    const [, attribute, operator, amount] = /^(\w+)\s*(<=|>=|=)\s*([\d.]+)$/.exec(String(condition)) ?? []
    if (attribute)
      bound(attribute, operator === '<=' ? null : Number(amount), operator === '>=' ? null : Number(amount))
  }
  for (const filter of understood) {
    if ('min' in filter) bound(filter.attribute, filter.min, filter.max)
    else if (!filter.excluded) for (const value of filter.values) wish(filter.attribute, value)
  }
  return { values, ranges }
}

/**
 * The cars that are most like what a search asked for: the same make, body and kind at a near price first, none of them sold. Where no car
 * is like it, those that came last.
 */
export async function findSimilar(
  params: Params,
  wishes: Wishes,
  max: number,
  search: Search,
  findUsual: FindUsualCar | undefined,
): Promise<SimilarCars> {
  const wanted = withKind(withUsual(wishes, findUsual))
  const { query: _, facetFilters: __, numericFilters: ___, optionalFilters: ____, ...kept } = params
  const base: Params = {
    ...kept,
    indexName: STOCK_INDEX,
    query: '',
    page: 0,
    hitsPerPage: CANDIDATES,
    facets: [],
    numericFilters: ['is_available=1'],
    ...(Array.isArray(params.attributesToRetrieve) && {
      attributesToRetrieve: [...new Set([...(params.attributesToRetrieve as string[]), ...MEASURED])],
    }),
  }
  const conditions = (attribute: string) =>
    Array.from(wanted.values.get(attribute) ?? [], (value) =>
      attribute === 'model' ? `make_model:${value}` : `${attribute}:${value}`,
    )
  const all = [...wanted.values.keys()].flatMap(conditions)
  if (all.length + wanted.ranges.size > 0) {
    const near = priceWindow(wanted)
    const results = await search([
      { ...base, optionalFilters: all },
      ...KINDS.flatMap((kind) => (wanted.values.has(kind) ? [{ ...base, facetFilters: [conditions(kind)] }] : [])),
      ...(near ? [{ ...base, numericFilters: ['is_available=1', ...near], optionalFilters: all }] : []),
    ])
    const hits = rank(
      results.flatMap(({ hits: found }) => (Array.isArray(found) ? found : [])) as Partial<StockRecord>[],
      wanted,
    )
    if (hits.length > 0) {
      const more = hits.length < max ? await findAlikeBodies(wanted, base, all, search) : []
      return { hits: withoutRepeats([...hits, ...more]).slice(0, max), isNewest: false }
    }
  }
  const newest = { ...base, indexName: sortIndexName('newest'), hitsPerPage: max }
  const kinds = conditions('item_type')
  const results = await search([...(kinds.length > 0 ? [{ ...newest, facetFilters: [kinds] }] : []), newest])
  const found = results.find((result) => Array.isArray(result.hits) && result.hits.length > 0)
  return { hits: (found?.hits as unknown[] | undefined) ?? [], isNewest: true }
}

/** Bodies that do for each other where a stock has few of one: what carries goods, people, and what is driven in town. */
const ALIKE_BODIES = [
  /^(van|ute|utility)$/i,
  /^(van|people mover)$/i,
  /^(suv|wagon|people mover)$/i,
  /^(hatch|sedan|wagon)$/i,
  /^(coupe|convertible)$/i,
]

/** The cars of bodies that are like the wished ones, those first that meet most of the other wishes. */
async function findAlikeBodies(
  wanted: Wishes,
  base: Params,
  all: readonly string[],
  search: Search,
): Promise<unknown[]> {
  const bodies = [...(wanted.values.get('body') ?? [])]
  const alike = ALIKE_BODIES.filter((pattern) => bodies.some((body) => pattern.test(body)))
  if (alike.length === 0) return []
  const [stock] = await search([{ ...base, hitsPerPage: 0, facets: ['body'] }])
  const others = Object.keys((stock?.facets as Record<string, object> | undefined)?.body ?? {}).filter(
    (body) => !bodies.includes(body) && alike.some((pattern) => pattern.test(body)),
  )
  if (others.length === 0) return []
  const [found] = await search([
    { ...base, facetFilters: [others.map((body) => `body:${body}`)], optionalFilters: all },
  ])
  const hits = (Array.isArray(found?.hits) ? found.hits : []) as Partial<StockRecord>[]
  return hits
    .map((hit, at) => ({ hit, at, points: likeness(hit, wanted) }))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .map(({ hit }) => hit)
}

/** Each car once. */
export const withoutRepeats = (hits: readonly unknown[]): unknown[] => [
  ...new Map(hits.map((hit) => [(hit as { objectID: string }).objectID, hit])).values(),
]

/** Fuels that are like each other, where a stock has none of one. */
const WITH_A_BATTERY = ['Electric', 'Plug-in Hybrid', 'Hybrid']

/** The wishes with the kind of vehicle that a fuel or body belongs to, and with fuels that are like the wished one. */
function withKind({ values, ranges }: Wishes): Wishes {
  const more = new Map(values)
  const ofCars = (['body', 'fuel'] as const).some((attribute) =>
    [...(values.get(attribute) ?? [])].some((value) => isCarKind(attribute, value)),
  )
  const kindFollows = ofCars && !values.has('item_type')
  if (kindFollows) more.set('item_type', new Set(['car']))
  const fuels = values.get('fuel')
  if (fuels && WITH_A_BATTERY.some((fuel) => fuels.has(fuel))) more.set('fuel', new Set([...fuels, ...WITH_A_BATTERY]))
  return { values: more, ranges, kindFollows }
}

/** What a car that was sold asks for in its place: the same model, body and kind at its price. */
export function wishesLike({ make, model, body, item_type: kind, list_price: price }: Partial<StockRecord>): Wishes {
  const values = new Map<string, Set<string>>()
  if (make) note(values, 'make', make)
  if (make && model) note(values, 'model', `${make}${HIERARCHY_SEPARATOR}${model}`)
  if (body) note(values, 'body', body)
  if (kind) note(values, 'item_type', kind)
  return { values, ranges: new Map(price ? [['price', { min: price, max: price }]] : []) }
}

/** The wishes with the body and price that the named makes and models usually have. */
function withUsual({ values, ranges }: Wishes, findUsual: FindUsualCar | undefined): Wishes {
  const named = values.get('model') ?? values.get('make')
  const usual = named ? findUsual?.([...named]) : null
  if (!usual) return { values, ranges }
  const withBody = values.has('body') || usual.bodies.length === 0
  const withPrice = ranges.has('price') || usual.price === null
  return {
    values: withBody ? values : new Map([...values, ['body', new Set(usual.bodies)]]),
    ranges: withPrice ? ranges : new Map([...ranges, ['price', { min: usual.price, max: usual.price }]]),
  }
}

function priceWindow({ ranges }: Wishes): string[] | null {
  const price = ranges.get('price')
  if (!price) return null
  return [
    ...(price.min === null ? [] : [`price>=${Math.round(price.min * (1 - PRICE_SPREAD))}`]),
    ...(price.max === null ? [] : [`price<=${Math.round(price.max * (1 + PRICE_SPREAD))}`]),
  ]
}

/** Those that are like what was asked for, most like it first. */
function rank(found: readonly Partial<StockRecord>[], wanted: Wishes): unknown[] {
  const byId = new Map(found.map((hit) => [hit.objectID, hit]))
  const hasKind = KINDS.some((kind) => wanted.values.has(kind))
  const least = wanted.kindFollows ? (POINTS.item_type ?? 0) : 0
  const ranked = [...byId.values()]
    .map((hit, at) => ({
      hit,
      at,
      isLike: !hasKind || KINDS.some((kind) => meets(hit, kind, wanted)),
      points: likeness(hit, wanted),
    }))
    .filter(({ isLike, points }) => isLike && points > 0 && points >= least)
    .sort((a, b) => b.points - a.points || a.at - b.at)
  return ranked.some(({ points }) => points > least) ? ranked.map(({ hit }) => hit) : []
}

function meets(hit: Partial<StockRecord>, attribute: string, { values }: Wishes): boolean {
  const wished = values.get(attribute)
  if (!wished) return false
  const own = attribute === 'model' ? hit.make_model : hit[attribute as keyof StockRecord]
  return [own].flat().some((value) => wished.has(String(value)))
}

function likeness(hit: Partial<StockRecord>, wanted: Wishes): number {
  let points = 0
  for (const attribute of wanted.values.keys()) if (meets(hit, attribute, wanted)) points += POINTS[attribute] ?? DETAIL
  for (const [attribute, { min, max }] of wanted.ranges) {
    const value = hit[attribute as keyof StockRecord]
    if (typeof value !== 'number') continue
    const bound = min !== null && value < min ? min : max !== null && value > max ? max : value
    const miss = bound === 0 ? 1 : Math.abs(value - bound) / bound
    points += (POINTS[attribute] ?? DETAIL) * Math.max(0, 1 - miss)
  }
  return points
}

function note(values: Map<string, Set<string>>, attribute: string, value: string): void {
  const known = values.get(attribute)
  if (known) known.add(value)
  else values.set(attribute, new Set([value]))
}
