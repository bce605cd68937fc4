import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filter, MATCH_ALL } from '../../src/domain/stock/filters/filter'
import type { IndexRecord } from '../../src/stockIndex/engine/indexRecord'
import { type EngineQuery, StockEngine } from '../../src/stockIndex/engine/stockEngine'
import { getInexactWords, getTypos } from '../../src/stockIndex/engine/textSearch'
import { ENGINE_SETTINGS } from '../../src/stockIndex/settings'
import { bruteForce } from './stockIndexBruteForce'

const MAKES = ['Toyota', 'Mazda', 'Ford', 'Land Rover', 'Škoda', 'Subaru', 'FORD']
const MODELS = [
  'HiLux',
  'CX-5',
  'CX-3',
  '3',
  'Corolla',
  'Corolla Cross',
  'Forester',
  'Defender 110',
  'ID.4',
  'RAV4',
  'Fort',
  'Corella',
]
const BADGES = [null, 'SR5', 'GT Sport', 'Touring', 'XLT 2.0', 'X-Tour', '']
const FEATURES = ['Tow bar', 'Sunroof', 'Apple CarPlay', 'Bull bar']
const COMMENTS = [null, 'A Toyota with full history, kept by one owner.', 'Tow pack, fort nox alarm', 'Touring']
const PLACES = [undefined, { lat: -37.81, lng: 144.96 }, { lat: -33.87, lng: 151.21 }, { lat: -27.47, lng: 153.03 }]
const QUERY_WORDS = [
  ...['toyota', 'hilux', 'cx5', 'cx-5', 'mazda', '3', 'landrover', 'corolla', 'touring', 'ford', 'fort', 'skoda'],
  ...['h12', 'h-1204', 'h1231', '1207', '6t1', '2.0', 'tow', '2021', 'rav4', 'history', 'owner'],
]

/** A record from four numbers, so that generating hundreds of them is cheap. */
function buildRecord(id: number, [a, b, c, d]: readonly [number, number, number, number]): IndexRecord {
  const make = MAKES[a % MAKES.length] as string
  const model = MODELS[b % MODELS.length] as string
  const year = 2017 + (c % 6)
  const place = PLACES[(a + c) % PLACES.length]
  return {
    objectID: String(id),
    name: `${year} ${make} ${model}`,
    make,
    model,
    make_model: `${make} > ${model}`,
    badge: BADGES[c % BADGES.length] ?? null,
    body: b % 3 === 0 ? 'SUV' : 'Cab Chassis',
    comments: COMMENTS[(b + d) % COMMENTS.length] ?? null,
    stocknum: `H-${(d % 40) + 1200}`,
    vin: `6T1${(a * 37 + d) % 9000}AB`,
    is_available: d % 5 === 0 ? 0 : 1,
    sold_date_timestamp: d % 5 === 0 ? 1_700_000_000 + (a % 10) * 86_400 : null,
    show_on_dealer_website: c % 9 !== 0,
    certified: a % 4 === 0,
    price: d % 7 === 0 ? null : 5000 + (d % 60) * 500,
    km: (a * 131 + b * 17) % 90_000,
    year,
    seats: [5, 7, 2, null][b % 4],
    filtered_features: FEATURES.filter((_, index) => ((d >> index) & 1) === 1),
    photos_count: c % 20,
    created_at_timestamp: 1_690_000_000 + (b % 50) * 1000,
    custom_rank: a % 3,
    ...(place !== undefined && { _geoloc: place }),
  }
}

const number = fc.nat({ max: 100_000 })
const seeds = fc.tuple(number, number, number, number)

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constant('make'),
    value: fc.constantFrom(...MAKES, 'toyota', 'Kia'),
  }),
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constant('filtered_features'),
    value: fc.constantFrom(...FEATURES),
  }),
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constant('certified'),
    value: fc.constantFrom('true', 'false'),
  }),
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constant('year'),
    value: fc.constantFrom('2018', '2021', 'x'),
  }),
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constant('stocknum'),
    value: fc.constantFrom('H-1201', 'h-1230', 'H-1'),
  }),
  fc.record({ kind: fc.constant('value' as const), attribute: fc.constant('unknown'), value: fc.constant('x') }),
  fc.record({
    kind: fc.constant('compare' as const),
    attribute: fc.constantFrom('price', 'year', 'km', 'photos_count'),
    operator: fc.constantFrom('<' as const, '<=' as const, '=' as const, '!=' as const, '>=' as const, '>' as const),
    operand: fc.constantFrom(10, 2018, 2020, 9500, 20_000, 45_000),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom('price', 'year', 'km'),
    low: fc.constantFrom(0, 2018, 8000),
    high: fc.constantFrom(2020, 15_000, 60_000),
  }),
)

const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    condition,
    fc.record({ kind: fc.constant('all' as const), operands: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('any' as const), operands: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), operand: tie('filter') }),
  ),
})).filter

/** A word as shoppers type it: whole, truncated, or with a letter dropped, doubled, changed or swapped. */
const typedWord = fc
  .tuple(
    fc.constantFrom(...QUERY_WORDS),
    fc.nat({ max: 12 }),
    fc.constantFrom('whole', 'whole', 'cut', 'drop', 'double', 'change', 'swap'),
  )
  .map(([word, position, typo]) => {
    const index = position % word.length
    const [before, letter, after] = [word.slice(0, index), word[index] as string, word.slice(index + 1)]
    if (typo === 'cut') return word.slice(0, index + 1)
    if (typo === 'drop') return before + after
    if (typo === 'double') return before + letter + letter + after
    if (typo === 'change') return `${before}q${after}`
    return typo === 'swap' && after !== '' ? before + after[0] + letter + after.slice(1) : word
  })
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(typedWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
)

const query: fc.Arbitrary<EngineQuery> = fc.record({
  index: fc.constantFrom(...Object.keys(ENGINE_SETTINGS.orders)),
  scope: fc.oneof(fc.constant(MATCH_ALL), condition),
  filter: fc.oneof(fc.constant(MATCH_ALL), filter),
  text,
  prefixes: fc.constantFrom('prefixLast' as const, 'prefixLast' as const, 'prefixAll' as const, 'prefixNone' as const),
  typos: fc.constantFrom('fewest' as const, 'all' as const, 'none' as const),
  preferred: fc.oneof(fc.constant([]), fc.array(condition, { maxLength: 2 })),
  around: fc.option(
    fc.record({
      lat: fc.constantFrom(-37.8, -30),
      lng: fc.constantFrom(145, 151),
      radiusMetres: fc.constantFrom(null, 50_000, 900_000),
      precisionMetres: fc.constantFrom(1, 100_000),
    }),
    { freq: 3 },
  ),
  boxes: fc.option(fc.constant([{ south: -39, north: -33, west: 144, east: 152 }]), { freq: 5 }),
  offset: fc.constantFrom(0, 0, 3, 50),
  length: fc.constantFrom(0, 5, 21, 500),
  facets: fc.subarray([
    'make',
    'make_model',
    'filtered_features',
    'certified',
    'year',
    'price',
    'km',
    'seats',
    'unknown',
    'stocknum',
  ]),
  valuesPerFacet: fc.constantFrom(1, 3, 100),
  facetValueOrder: fc.constantFrom('count' as const, 'alpha' as const),
})

type Step =
  | { upsert: [number, readonly [number, number, number, number]][] }
  | { remove: number[] }
  | { indexWords: number }
  | { ask: number }
const id = fc.integer({ min: 1, max: 400 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ upsert: fc.array(fc.tuple(id, seeds), { maxLength: 12 }) }),
  fc.record({ remove: fc.array(id, { maxLength: 12 }) }),
  fc.record({ indexWords: fc.nat({ max: 2 }) }),
  { weight: 4, arbitrary: fc.record({ ask: fc.nat({ max: 2 }) }) },
)

/** A stock of the given size from a seed. */
function buildStock(size: number, seed: number): IndexRecord[] {
  let state = seed + 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state >> 8
  }
  return Array.from({ length: size }, (_, index) => buildRecord(index + 1, [next(), next(), next(), next()]))
}

function search(engine: StockEngine, query: EngineQuery) {
  const result = engine.search(query)
  return {
    ...result,
    hits: result.hits.map(({ record, score, distanceMetres }) => ({
      objectID: record.objectID,
      typos: getTypos(score),
      inexact: getInexactWords(score),
      distanceMetres,
    })),
  }
}

/** All records, in pages of 21, without facets. */
const EMPTY_QUERY: Omit<EngineQuery, 'index'> = {
  scope: MATCH_ALL,
  filter: MATCH_ALL,
  text: '',
  prefixes: 'prefixLast',
  typos: 'fewest',
  preferred: [],
  around: null,
  boxes: null,
  offset: 0,
  length: 21,
  facets: [],
  valuesPerFacet: 100,
  facetValueOrder: 'count',
}

describe('stock engine', () => {
  it('[STK-03] [STK-06] every count, stat, order and hit equals brute force, after updates and deletes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 30, 260),
        fc.nat({ max: 10_000 }),
        // few queries, repeated after changes, so that the caches are tested
        fc.tuple(query, query, query),
        fc.array(step, { minLength: 3, maxLength: 16 }),
        (size, seed, queries, steps) => {
          const engine = new StockEngine(ENGINE_SETTINGS)
          // Changes come while words are being indexed, too.
          const words = engine.indexWords()
          const expected = new Map<string, IndexRecord>()
          const upsert = (records: IndexRecord[]) => {
            engine.upsert(records)
            for (const record of records) expected.set(record.objectID, record)
          }
          upsert(buildStock(size, seed))
          for (const step of steps) {
            if ('upsert' in step) upsert(step.upsert.map(([objectID, numbers]) => buildRecord(objectID, numbers)))
            else if ('remove' in step) {
              engine.remove(step.remove.map(String))
              for (const objectID of step.remove) expected.delete(String(objectID))
            } else if ('indexWords' in step) {
              for (let at = 0; at < step.indexWords; at += 1) words.next()
            } else {
              const query = queries[step.ask] as EngineQuery
              expect(engine.size).toBe(expected.size)
              expect(search(engine, query)).toEqual(bruteForce([...expected.values()], query, ENGINE_SETTINGS))
            }
          }
        },
      ),
      { numRuns: 100 },
    )
  }, 60_000)

  it('replaces records by key, and counts only changed ones', () => {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const [first, second] = buildStock(2, 5) as [IndexRecord, IndexRecord]
    expect(engine.upsert([first, second])).toBe(2)
    const dearer: IndexRecord = { ...second, price: 1 }
    expect(engine.upsert([{ ...first }, dearer])).toBe(1)
    expect(engine.get('2')?.price).toBe(1)
    expect(engine.remove(['1', '99'])).toBe(1)
    expect(engine.size).toBe(1)
    expect([...engine.objectIDs()]).toEqual(['2'])
  })

  it('returns no cached result after a removal', () => {
    const engine = new StockEngine(ENGINE_SETTINGS)
    engine.upsert(buildStock(9, 5))
    const query: EngineQuery = {
      ...EMPTY_QUERY,
      index: 'stock',
      filter: { kind: 'compare', attribute: 'km', operator: '>=', operand: 0 },
    }
    expect(engine.search(query).total).toBe(9)
    engine.remove(['4'])
    expect(engine.search(query).hits.map(({ record }) => record.objectID)).not.toContain('4')
    expect(engine.search(query).total).toBe(8)
  })

  it('finds the same frozen record until the stock changes, and none of another stock', () => {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const other = new StockEngine(ENGINE_SETTINGS)
    const stock = buildStock(2, 5)
    engine.upsert(stock)
    other.upsert(stock.map((record) => ({ ...record, price: 2 })))
    const findFirst = (from: StockEngine) => from.search({ ...EMPTY_QUERY, index: 'stock' }).hits[0]?.record
    const found = findFirst(engine)
    expect(findFirst(engine)).toBe(found)
    expect(Object.isFrozen(found)).toBe(true)
    expect(findFirst(other)).toMatchObject({ price: 2 })
    engine.upsert(stock.map((record) => ({ ...record, price: 1 })))
    expect(findFirst(engine)).toMatchObject({ price: 1 })
    expect(found).not.toMatchObject({ price: 1 })
  })

  it('[STK-06] cars without a price come last when sorted by lowest and by highest price', () => {
    const engine = new StockEngine(ENGINE_SETTINGS)
    const base = buildStock(4, 9)
    engine.upsert(base.map((record, index) => ({ ...record, price: [null, 20_000, 10_000, null][index] })))
    const ask = { scope: MATCH_ALL, filter: MATCH_ALL, text: '', prefixes: 'prefixLast', typos: 'fewest' } as const
    const others = {
      preferred: [],
      around: null,
      boxes: null,
      offset: 0,
      length: 9,
      facets: [],
      valuesPerFacet: 1,
      facetValueOrder: 'count',
    } as const
    const prices = (index: string) => engine.search({ ...ask, ...others, index }).hits.map(({ record }) => record.price)
    expect(prices('stock_price_asc')).toEqual([10_000, 20_000, null, null])
    expect(prices('stock_price_desc')).toEqual([20_000, 10_000, null, null])
  })
})
