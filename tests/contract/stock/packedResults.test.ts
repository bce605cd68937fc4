import { expect, it } from 'vitest'
import { facetSetting } from '../../../src/domain/site/facets'
import { toLandingNames } from '../../../src/domain/stock/landingPath'
import { packResults, unpackResults } from '../../../src/stock/search/packedResults'
import { searchParameters } from '../../../src/stock/search/searchParameters'
import type { SearchSetup } from '../../../src/stock/search/searchSetup'
import { parseAddress } from '../../../src/stock/search/searchUiState'

const setup = {
  facets: (['make_model', 'price', 'body', 'colour'] as const).map(facetSetting),
  defaultSort: 'price_asc',
  hideUnpricedInDefaultSort: true,
  vocabulary: {
    makes: toLandingNames(['Ford', 'Toyota']),
    models: [{ slug: 'hilux', name: 'HiLux', make: 'Toyota' }],
    locations: [],
    dealerships: [],
    bodies: toLandingNames(['Ute', 'SUV']),
    fuels: [],
  },
  facetValues: { body: ['SUV', 'Ute'] },
  place: { kind: 'landings' },
  filter: null,
  near: null,
  url: '/search/ute',
  now: '2026-06-10T03:00:00Z',
} as unknown as SearchSetup

const state = { ...searchParameters(setup, parseAddress(setup.url, setup)) }
const result = {
  hits: [{ objectID: '7', status: 'in_stock', hasRepayment: true }],
  nbHits: 1,
  nbPages: 1,
  page: 0,
  hitsPerPage: 21,
  facets: {
    body: { Ute: 5, SUV: 3, Coupe: 1 },
    make_or_model: { Toyota: 6, 'Toyota > HiLux': 4, 'Toyota > Gone': 2, Ford: 2 },
    colour: { 2: 1, White: 3 },
    price: {},
  },
  facets_stats: { price: { min: 9990, max: 24990 } },
  exhaustive: { nbHits: true, facetsCount: false, typo: true },
  exhaustiveNbHits: true,
  exhaustiveFacetsCount: false,
  exhaustiveTypo: true,
  index: state.index,
  query: '',
  renderingContent: {},
  processingTimeMS: 1,
  params: 'query=',
  shortList: true,
}
const uncounted = { ...result, hits: [], hitsPerPage: 0, facets: { body: { Ute: 5, SUV: 30 } }, facets_stats: {} }

it('[STK-12] the browser has the results that the server found, in their order, and the query that found them', () => {
  const results = { stock: { state, results: [result, uncounted] } }
  const packed = JSON.parse(JSON.stringify(packResults(results as never, setup)))
  const unpacked = unpackResults(packed, setup)
  expect(unpacked).toEqual(results)
  const [first] = (unpacked.stock?.results ?? []) as unknown as (typeof result)[]
  for (const name of ['body', 'make_or_model'] as const)
    expect(Object.keys(first?.facets[name] ?? {})).toEqual(Object.keys(result.facets[name]))
  expect(packed.packed[0].facets.body).toEqual([1, 5, 0, 3, 'Coupe', 1])
  expect(packed).not.toHaveProperty('state')
  expect(packed.packed[0]).not.toHaveProperty('renderingContent')
})
