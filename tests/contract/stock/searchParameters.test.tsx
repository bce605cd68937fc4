import { renderToString } from 'react-dom/server'
import { getServerState, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { describe, expect, it } from 'vitest'
import { NO_PROMOTIONS } from '../../../src/domain/promotions/withPromotions'
import { facetSetting } from '../../../src/domain/site/facets'
import { toLandingNames } from '../../../src/domain/stock/landingPath'
import { packVocabulary } from '../../../src/domain/stock/packedVocabulary'
import { STOCK_INDEX } from '../../../src/domain/stock/results'
import { findFirstResults, searchFirst } from '../../../src/stock/search/firstResults'
import { cachePlace } from '../../../src/stock/search/placeCache'
import { SearchSetupProvider, SearchStateProvider } from '../../../src/stock/search/SearchContext'
import { SearchRules } from '../../../src/stock/search/SearchRules'
import type { PackedSearchSetup, SearchSetup } from '../../../src/stock/search/searchSetup'
import { toSearch, toUiState } from '../../../src/stock/search/searchUiState'

cachePlace({ postcode: '2150', lat: -33.8, lng: 151, name: 'Parramatta', state: 'NSW' } as never)

const setup = {
  siteId: 1,
  siteName: 'Harbour',
  stockNoun: { one: 'car', many: 'cars' },
  facets: (['make_model', 'price', 'body', 'filtered_features', 'colour', 'weekly_price'] as const).map(facetSetting),
  defaultSort: 'price_asc',
  hideUnpricedInDefaultSort: true,
  vocabulary: {
    makes: toLandingNames(['Ford', 'Toyota']),
    models: [{ slug: 'hilux', name: 'HiLux', make: 'Toyota' }],
    locations: toLandingNames(['Sydney']),
    dealerships: [],
    bodies: toLandingNames(['Ute', 'SUV']),
    fuels: [],
  },
  place: { kind: 'landings' },
  facetValues: {},
  filter: 'car_type:used',
  near: null,
  now: '2026-06-10T03:00:00Z',
} as unknown as SearchSetup

const response = {
  hits: [{ objectID: '1' }],
  nbHits: 1,
  nbPages: 1,
  facets: {},
  page: 0,
  hitsPerPage: 21,
  query: '',
  params: '',
}

/** A client that keeps what it is asked. */
function createClient() {
  const asked: unknown[] = []
  return {
    asked,
    search: async (requests: unknown[]) => {
      asked.push(...requests)
      return { results: requests.map(() => response) }
    },
  }
}

/** What InstantSearch asks for when it renders the search. */
async function askByRendering(url: string): Promise<unknown[]> {
  const client = createClient()
  const search = toSearch(new URL(url, 'http://site.invalid'), setup)
  const page = (
    <SearchSetupProvider value={{ ...setup, url }}>
      <InstantSearchSSRProvider>
        <InstantSearch
          searchClient={client as never}
          indexName={STOCK_INDEX}
          initialUiState={{ [STOCK_INDEX]: toUiState(search, setup.defaultSort) }}
        >
          <SearchStateProvider>
            <SearchRules firstUrl={url} />
          </SearchStateProvider>
        </InstantSearch>
      </InstantSearchSSRProvider>
    </SearchSetupProvider>
  )
  await getServerState(page, { renderToString })
  return client.asked
}

const pack = (url: string) =>
  ({ ...setup, vocabulary: packVocabulary(setup.vocabulary), url }) as unknown as PackedSearchSetup

describe('[STK-02] the server asks for a page of results what the browser would', () => {
  it.each([
    '/search/new-used-and-demo-cars',
    '/search/toyota/hilux?refinementList[colour][0]=White&page=2',
    '/search/used-cars?range[price]=10000:40000&refinementList[body][0]=SUV&refinementList[body][1]=Ute',
    '/search/used-cars?query=hilux&plain=true&sortBy=price_desc',
    '/search/used-cars?near=2150&refinementList[filtered_features][0]=Tow bar&refinementList[filtered_features][1]=Sunroof',
    '/search/used-cars?refinementList[make_model][0]=Toyota%20>%20HiLux&range[seats]=5:7',
  ])('%s', async (url) => {
    const client = createClient()
    await searchFirst(pack(url), NO_PROMOTIONS, client as never)
    expect(client.asked).toEqual(await askByRendering(url))
    expect(findFirstResults(pack(url))?.[STOCK_INDEX]?.results?.[0]).toEqual(response)
  })
})

it('a failed search leaves the page without results', async () => {
  const url = '/search/used-cars?range[price]=1:2'
  await searchFirst(pack(url), NO_PROMOTIONS, { search: () => Promise.reject(new Error('away')) } as never)
  expect(findFirstResults(pack(url))).toBeUndefined()
})
