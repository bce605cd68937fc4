import algoliasearchHelper, { SearchParameters } from 'algoliasearch-helper'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromTreeNodes, parseTreeNode, TREE_ATTRIBUTE, treeNode } from '../../../src/domain/stock/makeModelTree'
import { STOCK_INDEX } from '../../../src/domain/stock/results'
import { ALL_STOCK, isSameSearch, type SearchState } from '../../../src/domain/stock/searchState'
import { formatSearchUrl, parseSearchUrl } from '../../../src/domain/stock/searchUrl'
import { refinementsFilter } from '../../../src/domain/stock/stockSelection'
import { connectAttributes } from '../../../src/stock/search/connectAttributes'
import { connectTree } from '../../../src/stock/search/connectTree'
import { fromUiState, toUiState } from '../../../src/stock/search/searchUiState'
import { buildSite, createStockHandler, type StockedCar } from '../../domain/stockIndexSites'

const MODELS = [
  { slug: 'hilux', name: 'HiLux', make: 'Toyota' },
  { slug: 'corolla', name: 'Corolla', make: 'Toyota' },
  { slug: 'ranger', name: 'Ranger', make: 'Ford' },
  { slug: 'everest', name: 'Everest', make: 'Ford' },
  { slug: '3', name: '3', make: 'Mazda' },
  // the same name at two makes
  { slug: '3', name: '3', make: 'BYD' },
]
const MAKES = [...new Set(MODELS.map(({ make }) => make))]
const FEATURES = ['Tow bar', 'Sunroof', 'Apple CarPlay', 'Bull bar']
const BODIES = ['SUV', 'Ute', 'Hatch']
const vocabulary = { makes: [], models: MODELS, locations: [], dealerships: [], bodies: [], fuels: [] }

/** Every third car lacks every other feature, so that all combinations occur. */
const CARS = Array.from({ length: 120 }, (_, id) => {
  const { make, name } = MODELS[id % MODELS.length] as (typeof MODELS)[number]
  return {
    id: id + 1,
    make,
    model: name,
    simpleBody: BODIES[Math.floor(id / 7) % BODIES.length] as string,
    features: FEATURES.filter((_, feature) => ((id * 7 + 3) >> feature) & 1),
    price: 10_000 + ((id * 7919) % 120) * 500,
  } satisfies StockedCar
})

const call = createStockHandler({ 1: CARS })
const site = buildSite(1)

async function run(requests: object[]) {
  const response = await call(site, {
    method: 'POST',
    path: '/1/indexes/*/queries',
    searchParams: new URLSearchParams(),
    body: JSON.stringify({ requests }),
  })
  expect(response.status).toBe(200)
  return (
    JSON.parse(response.body) as { results: { nbHits: number; facets: Record<string, Record<string, number>> }[] }
  ).results
}

/** The calls that the page's filters make for a search. */
function pageQueries(search: SearchState) {
  const uiState = toUiState(search, 'recommended')
  const widgets = [
    connectAttributes(() => {})({ lists: ['body', 'filtered_features'], ranges: ['price'] }),
    connectTree(() => {})({ models: MODELS }),
  ]
  const parameters = widgets.reduce(
    (state, widget) => widget.getWidgetSearchParameters?.(state, { uiState } as never) ?? state,
    new SearchParameters({ index: STOCK_INDEX, hitsPerPage: 0, maxValuesPerFacet: 200 }),
  )
  const restored = widgets.reduce(
    (state, widget) =>
      widget.getWidgetUiState?.(state, { searchParameters: parameters, helper: null } as never) ?? state,
    { ...uiState, refinementList: {}, range: {} } as typeof uiState,
  )
  return {
    requests: listQueries(parameters),
    restored: fromUiState(restored, 'recommended'),
  }
}

/** What InstantSearch sends for some parameters. */
function listQueries(parameters: SearchParameters): object[] {
  let sent: object[] = []
  const client = {
    search: (requests: object[]) => {
      sent = requests
      return Promise.resolve({ results: [] })
    },
  }
  algoliasearchHelper(client as never, STOCK_INDEX, parameters).search()
  return sent
}

type Car = (typeof CARS)[number]

const inTree = (car: Car, nodes: readonly string[]) =>
  nodes.length === 0 ||
  nodes.some((node) => {
    const { make, model } = parseTreeNode(node)
    const narrowed = nodes.some((other) => other.startsWith(`${make} > `))
    return car.make === make && (model === null ? !narrowed : car.model === model)
  })

it('[STK-02] [STK-03] 1,000 combinations of makes, models, features and other filters find what a plain comparison finds', async () => {
  const nodes = [...MAKES, ...MODELS.map(({ make, name }) => treeNode(make, name))]
  const combinations = fc.sample(
    fc.record({
      tree: fc.shuffledSubarray(nodes, { maxLength: 4 }),
      features: fc.subarray(FEATURES, { maxLength: 3 }),
      bodies: fc.subarray(BODIES, { maxLength: 2 }),
      max: fc.option(fc.integer({ min: 12_000, max: 70_000 })),
    }),
    { numRuns: 1000, seed: 17 },
  )
  let found = 0
  for (const { tree, features, bodies, max } of combinations) {
    const search: SearchState = {
      ...ALL_STOCK,
      refinements: { ...fromTreeNodes(tree), filtered_features: features, body: bodies },
      ranges: max === null ? {} : { price: { min: null, max } },
    }
    const others = CARS.filter(
      (car) =>
        features.every((feature) => car.features.includes(feature)) &&
        (bodies.length === 0 || bodies.includes(car.simpleBody)) &&
        (max === null || car.price <= max),
    )
    const expected = others.filter((car) => inTree(car, tree))
    const description = JSON.stringify({ tree, features, bodies, max })

    const { requests, restored } = pageQueries(search)
    const filter = refinementsFilter(search.refinements)
    const server = {
      indexName: STOCK_INDEX,
      hitsPerPage: 0,
      filters: [filter, max && `price <= ${max}`].filter(Boolean).join(' AND '),
    }
    const results = await run([...requests, server])
    expect(results[0]?.nbHits, description).toBe(expected.length)
    expect(results.at(-1)?.nbHits, description).toBe(expected.length)
    // the tree counts every make and model that the other filters leave
    const counts = Object.assign({}, ...results.map(({ facets }) => facets?.[TREE_ATTRIBUTE] ?? {})) as Record<
      string,
      number
    >
    for (const make of MAKES)
      expect(counts[make] ?? 0, description).toBe(others.filter((car) => car.make === make).length)
    for (const { make, name } of MODELS)
      expect(counts[treeNode(make, name)] ?? 0, description).toBe(
        others.filter((car) => car.make === make && car.model === name).length,
      )
    // neither InstantSearch nor the address changes the search
    expect(isSameSearch(restored, search), description).toBe(true)
    const url = new URL(formatSearchUrl(search, vocabulary), 'https://dealer.test')
    const parsed = parseSearchUrl(url.pathname.split('/').slice(2), url.searchParams, vocabulary)
    expect(parsed && isSameSearch(parsed, search), description).toBe(true)
    found += expected.length > 0 ? 1 : 0
  }
  // most of them find something, so that the comparison says something
  expect(found).toBeGreaterThan(400)
}, 30_000)
