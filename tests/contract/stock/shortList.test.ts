import { expect, it } from 'vitest'
import { initialResultsScript } from '../../../src/stock/search/initialResults'
import { isShortList, shortenResults } from '../../../src/stock/search/shortList'

const hit = {
  objectID: '7',
  status: 'in_stock',
  name: 'Kia </script>',
  finance_terms: { price: 1 },
  _rankingInfo: { geoDistance: 1200 },
}
const sold = { objectID: '8', status: 'sold', finance_terms: null }
const results = {
  stock: {
    state: { page: 0, numericRefinements: { price: {}, km: {} } },
    results: [
      {
        ...{ hits: [hit, sold], nbHits: 2, params: 'attributesToRetrieve=%5B%22name%22%5D&facets=%5B%5D&query=' },
        facets: { make: { Kia: 2 }, price: { 9990: 1, 24990: 1 }, seats: { 5: 2 } },
        facets_stats: { price: { min: 9990, max: 24990 }, seats: { min: 5, max: 5 } },
      },
      { hits: [], nbHits: 2 },
    ],
    requestParams: [{ query: '' }],
  },
}

it('[STK-12] a page of results sends which cars it shows, and the rest of them as HTML only', () => {
  const { stock } = JSON.parse(JSON.stringify(shortenResults(results as never)))
  expect(stock).not.toHaveProperty('requestParams')
  expect(stock.results[0]).toEqual({
    hits: [
      { objectID: '7', status: 'in_stock', _rankingInfo: { geoDistance: 1200 }, hasRepayment: true },
      { objectID: '8', status: 'sold', hasRepayment: false },
    ],
    nbHits: 2,
    facets: { make: { Kia: 2 }, price: {}, seats: { 5: 2 } },
    facets_stats: { price: { min: 9990, max: 24990 }, seats: { min: 5, max: 5 } },
    params: 'query=',
    shortList: true,
  })
  expect(stock.results[1]).toEqual({ hits: [], nbHits: 2 })
  expect(isShortList({ _rawResults: stock.results })).toBe(true)
  expect(isShortList({ _rawResults: results.stock.results as never })).toBe(false)
})

it('a name cannot end the script that has the results', () => {
  const packed = { url: '/search', packed: results.stock.results as never }
  const script = initialResultsScript(packed)
  expect(script).not.toContain('</script>')
  const window = {} as { [key: symbol]: unknown }
  new Function('window', script)(window)
  expect(window[Symbol.for('InstantSearchInitialResults')]).toEqual(packed)
})
