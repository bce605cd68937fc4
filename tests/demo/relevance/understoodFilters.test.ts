import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFilters } from '../../../src/domain/stock/filters/filterGrammar'
import { matchesFilter } from '../../../src/domain/stock/filters/matchesFilter'
import type { StockRecord } from '../../../src/domain/stock/stockRecord'
import { stockFilterExpression } from '../../../src/domain/stock/visibility'
import { StockEngine } from '../../../src/stockIndex/engine/stockEngine'
import { ENGINE_SETTINGS } from '../../../src/stockIndex/settings'
import { SiteStock } from '../../../src/stockIndex/siteStock'
import { demoStock, NOW } from './demoStock'

const { site, records } = demoStock('harbour')
const engine = new StockEngine(ENGINE_SETTINGS)
engine.upsert(records)
const stock = new SiteStock(engine)
const scope = parseFilters(stockFilterExpression(site.stockRules, NOW))
const listed = records.filter((record) => matchesFilter(record, scope))

const MAKES = ['Toyota', 'Mazda', 'Ford', 'Kia', 'Hyundai']
const MODELS = { HiLux: 'Toyota', RAV4: 'Toyota', Camry: 'Toyota', Ranger: 'Ford', Tucson: 'Hyundai', Seltos: 'Kia' }
const FEATURES = { sunroof: 'Sunroof', towbar: 'Tow bar', carplay: 'Apple CarPlay', leather: 'Leather seats' }
const COLOURS = ['White', 'Red', 'Blue']

const choice = fc.record({
  makes: fc.subarray(MAKES, { maxLength: 2 }),
  models: fc.subarray(Object.keys(MODELS) as (keyof typeof MODELS)[], { maxLength: 3 }),
  features: fc.subarray(Object.keys(FEATURES) as (keyof typeof FEATURES)[], { maxLength: 3 }),
  colours: fc.subarray(COLOURS, { maxLength: 2 }),
  maxPrice: fc.constantFrom(null, 20_000, 40_000, 70_000),
  minYear: fc.constantFrom(null, 2019, 2023),
  order: fc.integer({ min: 0, max: 1_000_000 }),
})

/** What a shopper means: a make of which a model is named stands for that model, features narrow, other values widen. */
function isWanted(car: StockRecord, { makes, models, features, colours, maxPrice, minYear }: Chosen): boolean {
  const whole = makes.filter((make) => !models.some((model) => MODELS[model] === make))
  const named = makes.length + models.length === 0
  const inTree = whole.includes(car.make) || models.some((model) => car.model === model && car.make === MODELS[model])
  return (
    (named || inTree) &&
    features.every((feature) => car.filtered_features.includes(FEATURES[feature])) &&
    (colours.length === 0 || colours.includes(car.colour ?? '')) &&
    (maxPrice === null || (car.price !== null && car.price <= maxPrice)) &&
    (minYear === null || (car.year !== null && car.year >= minYear))
  )
}
type Chosen = typeof choice extends fc.Arbitrary<infer Value> ? Value : never

it('[STK-02] 1,000 combinations of typed makes, models, features, colours, prices and years find what brute force finds', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const { makes, models, features, colours, maxPrice, minYear, order } = chosen
      const words = [
        ...[...makes, ...models, ...features, ...colours],
        ...(maxPrice === null ? [] : [`under ${maxPrice}`]),
        ...(minYear === null ? [] : [`${minYear} or newer`]),
      ]
      // in any order
      const typed = words.map((word, at) => ({ word, at: (order * (at + 7)) % 101 })).sort((a, b) => a.at - b.at)
      const query = typed.map(({ word }) => word).join(' ')
      const body = JSON.stringify({
        requests: [{ indexName: 'stock', query, hitsPerPage: 200, attributesToHighlight: [] }],
      })
      const call = { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
      const [{ nbHits, hits }] = JSON.parse(stock.handle(site, call, NOW).body).results as [
        { nbHits: number; hits: { objectID: string }[] },
      ]
      const expected = listed.filter((car) => isWanted(car, chosen)).map(({ objectID }) => objectID)
      expect(nbHits, query).toBe(expected.length)
      if (nbHits <= 200) expect(hits.map(({ objectID }) => objectID).sort(), query).toEqual(expected.sort())
    }),
    { numRuns: 1000 },
  )
}, 60_000)
