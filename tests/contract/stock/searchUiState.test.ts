import { SearchParameters } from 'algoliasearch-helper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOCK_SORTS } from '../../../src/domain/site/site'
import { type SearchVocabulary, toLandingNames } from '../../../src/domain/stock/landingPath'
import { ALL_STOCK, isSameSearch, normalizeSearch, type SearchState } from '../../../src/domain/stock/searchState'
import { formatQueryString } from '../../../src/domain/stock/searchUrl'
import { refinementsFilter } from '../../../src/domain/stock/stockSelection'
import { connectNear } from '../../../src/stock/search/connectNear'
import { cachePlace } from '../../../src/stock/search/placeCache'
import type { SearchPlace } from '../../../src/stock/search/searchSetup'
import { fromUiState, toAddress, toSearch, toUiState } from '../../../src/stock/search/searchUiState'

const vocabulary: SearchVocabulary = {
  makes: toLandingNames(['Toyota', 'Mazda']),
  models: [{ slug: 'hilux', name: 'HiLux', make: 'Toyota' }],
  locations: [{ slug: 'parramatta', name: 'Harbour Parramatta', city: 'Parramatta' }],
  dealerships: [],
  bodies: [],
  fuels: [],
}
const landings = { place: { kind: 'landings' } as SearchPlace, vocabulary }
const campaign = { place: { kind: 'page', path: '/eofy' } as SearchPlace, vocabulary }
const parseAddress = (address: string, setup: typeof landings) =>
  toSearch(new URL(address, 'https://dealer.test'), setup)

cachePlace({ name: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.815, lng: 151.0011 })
cachePlace({ name: 'Darwin', state: 'NT', postcode: '0800', lat: -12.4634, lng: 130.8456 })

const searches = fc.record<SearchState>({
  query: fc.string({ maxLength: 20 }),
  plain: fc.boolean(),
  page: fc.integer({ min: 1, max: 40 }),
  sortBy: fc.constantFrom(null, ...STOCK_SORTS),
  near: fc.constantFrom(null, '2150', '0800'),
  refinements: fc.record(
    {
      car_type: fc.subarray(['new', 'demo', 'used']),
      make: fc.subarray(['Toyota', 'Mazda']),
      model: fc.subarray(['HiLux']),
      location_name: fc.subarray(['Harbour Parramatta']),
      body: fc.subarray(['SUV', 'Ute', 'Cab & Chassis']),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    { price: fc.record({ min: fc.option(fc.nat(90_000)), max: fc.option(fc.nat(90_000)) }) },
    { requiredKeys: [] },
  ),
})

describe('[STK-02] the search’s state, its address and InstantSearch’s state are equivalent', () => {
  it('through InstantSearch and back, for every default sort', () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(...STOCK_SORTS), (search, defaultSort) => {
        const expected = normalizeSearch({ ...search, sortBy: search.sortBy === defaultSort ? null : search.sortBy })
        expect(isSameSearch(fromUiState(toUiState(expected, defaultSort), defaultSort), expected)).toBe(true)
      }),
    )
  })

  it.each([
    ['on landings', landings],
    ['on its own page', campaign],
  ])('through the address and back, %s', (_, setup) => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(isSameSearch(parseAddress(toAddress(search, setup), setup), search)).toBe(true)
      }),
    )
  })
})

describe('[STK-06] the postcode that distances are measured from', () => {
  const widget = connectNear(() => {})({})
  const getParameters = (near?: string) =>
    widget.getWidgetSearchParameters!(new SearchParameters(), { uiState: near ? { near } : {} } as never)

  it('is sent to the index as coordinates, without a radius', () => {
    expect(getParameters('2150')).toMatchObject({
      aroundLatLng: '-33.815,151.0011',
      aroundRadius: 'all',
      getRankingInfo: true,
    })
  })
  it('is omitted when missing or unknown', () => {
    expect(getParameters().aroundLatLng).toBeUndefined()
    expect(getParameters('6999').aroundLatLng).toBeUndefined()
  })
  it('is restored from the query', () => {
    const expected = (near?: string) => widget.getWidgetUiState!({}, { searchParameters: getParameters(near) } as never)
    expect(expected('0800')).toEqual({ near: '0800' })
    expect(expected()).toEqual({})
  })
  it('sorts by distance unless the shopper chooses another sort', () => {
    const search = { ...ALL_STOCK, near: '2150' }
    expect(toUiState(search, 'price_asc')).toMatchObject({ sortBy: 'stock', near: '2150' })
    expect(toUiState({ ...search, sortBy: 'price_asc' }, 'price_asc')).toMatchObject({ sortBy: 'stock_price_asc' })
    expect(toAddress(search, landings)).toBe('/search/new-used-and-demo-cars?near=2150')
    expect(toAddress({ ...search, sortBy: 'price_asc' }, landings)).toMatch(/near=2150&sortBy=price_asc$/)
  })
  it('is omitted from an address when unknown', () => {
    expect(parseAddress('/search/toyota?near=6999', landings)).toMatchObject({
      near: null,
      refinements: { make: ['Toyota'] },
    })
  })
})

describe('[STK-02] the addresses of a search', () => {
  const usedToyotas = { ...ALL_STOCK, refinements: { car_type: ['used'], make: ['Toyota'] } }

  it('moves filters that a landing can express into the path', () => {
    expect(toAddress(usedToyotas, landings)).toBe('/search/used-cars/toyota')
  })
  it('keeps a page’s own path', () => {
    expect(toAddress(usedToyotas, campaign)).toMatch(/^\/eofy\?refinementList\[car_type\]\[0\]=used&/)
  })
  it('parses Our Stock and any unknown path as all stock', () => {
    expect(parseAddress('/cars', landings)).toEqual(ALL_STOCK)
    expect(parseAddress('/search/nobody', landings)).toEqual(ALL_STOCK)
  })
  it('keeps the parameters of a page unchanged', () => {
    expect(formatQueryString({})).toBe('')
    expect(formatQueryString({ page: '2', a: ['1', '2'], none: undefined })).toBe('?page=2&a=1&a=2')
  })
})

describe('[STK-16] a selection in the index’s filter syntax', () => {
  it('joins values by OR and attributes by AND', () => {
    expect(refinementsFilter({ car_type: ['new', 'demo'], make: ['Land Rover'], body: [] })).toBe(
      '(car_type:"new" OR car_type:"demo") AND (make:"Land Rover")',
    )
  })
  it('is null without a selection', () => {
    expect(refinementsFilter({})).toBeNull()
  })
})
