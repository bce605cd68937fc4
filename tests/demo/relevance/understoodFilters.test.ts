import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFilters } from '../../../src/domain/stock/filters/filterGrammar'
import { matchesFilter } from '../../../src/domain/stock/filters/matchesFilter'
import { fromTreeNodes, TREE_ATTRIBUTE, toTreeNodes, treeNode } from '../../../src/domain/stock/makeModelTree'
import type { StockRecord } from '../../../src/domain/stock/stockRecord'
import { refinementsFilter } from '../../../src/domain/stock/stockSelection'
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

function search(params: object): { nbHits: number; ids: string[] } {
  const request = {
    indexName: 'stock',
    hitsPerPage: 200,
    attributesToRetrieve: ['make'],
    attributesToHighlight: [],
    ...params,
  }
  const body = JSON.stringify({ requests: [request] })
  const call = { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
  const [{ nbHits, hits }] = JSON.parse(stock.handle(site, call, NOW).body).results as [
    { nbHits: number; hits: { objectID: string }[] },
  ]
  return { nbHits, ids: hits.map(({ objectID }) => objectID).sort() }
}

function expectWanted(found: ReturnType<typeof search>, chosen: Chosen, message: string): void {
  const expected = listed.filter((car) => isWanted(car, chosen)).map(({ objectID }) => objectID)
  expect(found.nbHits, message).toBe(expected.length)
  if (found.nbHits <= 200) expect(found.ids, message).toEqual(expected.sort())
}

it('[STK-03] 1,000 combinations of chosen makes, models, features, colours, prices and years find what brute force finds', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const { makes, models, features, colours, maxPrice, minYear } = chosen
      const nodes = [...makes, ...models.map((model) => treeNode(MODELS[model], model))]
      const refinements = {
        ...fromTreeNodes(nodes),
        filtered_features: features.map((feature) => FEATURES[feature]),
        colour: colours,
      }
      const numericFilters = [
        ...(maxPrice === null ? [] : [`price<=${maxPrice}`]),
        ...(minYear === null ? [] : [`year>=${minYear}`]),
      ]
      const filters = refinementsFilter(refinements)
      const message = JSON.stringify({ refinements, numericFilters })
      expectWanted(search({ ...(filters && { filters }), numericFilters }), chosen, message)
      // As the page in the browser sends them: alternatives in one list, and a list for each feature.
      const tree = toTreeNodes(refinements, [])
      const facetFilters = [
        ...(tree.length > 0 ? [tree.map((node) => `${TREE_ATTRIBUTE}:${node}`)] : []),
        ...refinements.filtered_features.map((feature) => [`filtered_features:${feature}`]),
        ...(colours.length > 0 ? [colours.map((colour) => `colour:${colour}`)] : []),
      ]
      expectWanted(search({ facetFilters, numericFilters }), chosen, message)
    }),
    { numRuns: 1000 },
  )
}, 60_000)

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
      expectWanted(search({ query }), chosen, query)
    }),
    { numRuns: 1000 },
  )
}, 60_000)
