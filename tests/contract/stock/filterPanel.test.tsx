import { liteClient } from 'algoliasearch/lite'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { getServerState, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { afterAll, describe, expect, it } from 'vitest'
import { facetSetting } from '../../../src/domain/site/facets'
import { toLandingNames } from '../../../src/domain/stock/landingPath'
import { STOCK_INDEX } from '../../../src/domain/stock/results'
import { ALL_STOCK, type SearchState } from '../../../src/domain/stock/searchState'
import { FilterPanel } from '../../../src/stock/search/FilterPanel'
import { keepFacetHtml } from '../../../src/stock/search/facets/facetHtml'
import {
  SearchSetupProvider,
  SearchStateProvider,
  UnderstandingProvider,
} from '../../../src/stock/search/SearchContext'
import { SearchRules } from '../../../src/stock/search/SearchRules'
import type { SearchSetup } from '../../../src/stock/search/searchSetup'
import { toUiState } from '../../../src/stock/search/searchUiState'
import { useRefinementChips } from '../../../src/stock/search/useRefinementChips'
import { buildSite, createStockHandler } from '../../domain/stockIndexSites'
import { startStockEndpoint } from '../../support/stockEndpoint'

const CARS = [
  { id: 1, make: 'Toyota', model: 'HiLux', price: 54_990, simpleBody: 'Ute', colour: 'White', features: ['Tow bar'] },
  { id: 2, make: 'Toyota', model: 'Corolla', price: 24_990, simpleBody: 'Hatch', colour: 'Red' },
  {
    id: 3,
    make: 'Ford',
    model: 'Ranger',
    price: 49_990,
    simpleBody: 'Ute',
    colour: 'White',
    features: ['Tow bar', 'Sunroof'],
  },
  { id: 4, make: 'Ford', model: 'Everest', price: 61_000, simpleBody: 'SUV', colour: 'Grey', features: ['Sunroof'] },
]
const endpoint = await startStockEndpoint(async () => buildSite(1), createStockHandler({ 1: CARS }))
afterAll(() => endpoint.close())
const client = liteClient('forecourt', 'public', {
  hosts: [{ url: endpoint.address, accept: 'readWrite', protocol: 'http' }],
})

const setup = {
  siteId: 1,
  siteName: 'Harbour',
  stockNoun: { one: 'car', many: 'cars' },
  facets: (['make_model', 'price', 'body', 'filtered_features', 'colour', 'weekly_price'] as const).map(facetSetting),
  defaultSort: 'price_asc',
  hideUnpricedInDefaultSort: false,
  vocabulary: {
    makes: toLandingNames(['Ford', 'Toyota']),
    models: CARS.map(({ make, model }) => ({ slug: model.toLowerCase(), name: model, make })),
    locations: [],
    dealerships: [],
    bodies: toLandingNames(['Ute', 'Hatch', 'SUV']),
    fuels: [],
  },
  place: { kind: 'landings' },
  facetValues: { body: ['Ute', 'Hatch', 'SUV'] },
  landingTexts: null,
  weeklyTerms: null,
  listTerms: null,
  filter: null,
  near: null,
  url: '/search',
  now: '2026-06-10T03:00:00Z',
} as unknown as SearchSetup

/** The panel's HTML for a search, as the server renders it. */
const renderPanel = (parts: Partial<SearchState>, panelSetup = { ...setup }) =>
  renderPart(<FilterPanel id="filters" />, parts, panelSetup)

async function renderPart(part: ReactNode, parts: Partial<SearchState>, panelSetup: SearchSetup): Promise<string> {
  const search = { ...ALL_STOCK, ...parts }
  const page = (serverState?: object): ReactNode => (
    <SearchSetupProvider value={panelSetup}>
      <InstantSearchSSRProvider {...serverState}>
        <InstantSearch
          searchClient={client as never}
          indexName={STOCK_INDEX}
          initialUiState={{ [STOCK_INDEX]: toUiState(search, setup.defaultSort) }}
        >
          <SearchStateProvider>
            <SearchRules firstUrl="/search" />
            <UnderstandingProvider>{part}</UnderstandingProvider>
          </SearchStateProvider>
        </InstantSearch>
      </InstantSearchSSRProvider>
    </SearchSetupProvider>
  )
  return renderToString(page(await getServerState(page() as never, { renderToString })))
}

/** The checkboxes of a panel with their parameters, as "body=Ute 2 checked". */
function listBoxes(html: string): string[] {
  return [...html.matchAll(/<label[^>]*data-count="(\d+)"[^>]*><input([^>]*)>/g)].map(([, count, attributes = '']) => {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const name = /\[(\w+)\]/.exec(read('name'))?.[1]
    const state = [/ checked=/.test(attributes) && 'checked', / disabled=/.test(attributes) && 'disabled']
    return [`${name}=${read('value').replace('&gt;', '>')}`, count, ...state.filter(Boolean)].join(' ')
  })
}

function Chips() {
  return useRefinementChips()
    .map(({ label }) => label)
    .join('; ')
}

it('[STK-03] chips have the order of the filters, whatever order their rules start in', async () => {
  const search = {
    refinements: { body: ['Ute'], make_model: ['Toyota'] },
    ranges: { price: { min: null, max: 60_000 } },
  }
  const { facets } = setup
  expect(await renderPart(<Chips />, search, setup)).toBe('Toyota; Up to $60,000; Ute')
  const reversed = { ...setup, facets: facets.toReversed() }
  expect(await renderPart(<Chips />, search, reversed)).toBe('Ute; Up to $60,000; Toyota')
})

describe('[STK-03] the panel of filters', () => {
  it('is a form of checkboxes with counts, without a link for crawlers to follow', async () => {
    const html = await renderPanel({})
    expect(html).not.toMatch(/<a\b/)
    expect(html).toMatch(/^<form action="\/search\/new-used-and-demo-cars"/)
    expect(listBoxes(html)).toEqual(
      expect.arrayContaining([
        'make_model=Ford 2',
        'make_model=Toyota 2',
        'body=Ute 2',
        'body=Hatch 1',
        'filtered_features=Tow bar 2',
      ]),
    )
  })

  it('counts makes and models of the tree by the other filters, and greys what is empty', async () => {
    const html = await renderPanel({
      refinements: { make_model: ['Toyota', 'Ford > Ranger'], body: ['Ute'], filtered_features: ['Tow bar'] },
    })
    expect(listBoxes(html)).toEqual(
      expect.arrayContaining([
        'make_model=Ford 1 checked',
        'make_model=Ford > Ranger 1 checked',
        'make_model=Ford > Everest 0 disabled',
        'make_model=Toyota 1 checked',
        'make_model=Toyota > HiLux 1',
        'make_model=Toyota > Corolla 0 disabled',
        'body=Ute 2 checked',
        'body=SUV 0 disabled',
        'filtered_features=Tow bar 2 checked',
        'filtered_features=Sunroof 1',
      ]),
    )
  })

  it('keeps words, order and postcode of a search without scripts', async () => {
    const html = await renderPanel({ query: 'diesel', sortBy: 'km_asc' })
    expect(html).toMatch(/<input type="hidden" name="query" value="diesel"\/>/)
    expect(html).toMatch(/<input type="hidden" name="sortBy" value="km_asc"\/>/)
  })

  it('takes a filter that another search has rendered, as long as nothing of it is different', async () => {
    const own = { ...setup, siteId: 77 }
    const used = { refinements: { body: ['Ute'] } }
    const first = await renderPanel(used, own)
    keepFacetHtml(own, Buffer.from(first.replaceAll('data-count="2"', 'data-count="99"')))
    const again = await renderPanel(used, { ...own })
    expect(again).not.toBe(first)
    expect(again.replaceAll('data-count="99"', 'data-count="2"')).toBe(first)
    // Another choice, other counts, another site, other words.
    for (const html of [
      await renderPanel({ refinements: { body: ['Hatch'] } }, { ...own }).then((panel) => facetOf(panel, 'body')),
      facetOf(await renderPanel({ refinements: { make_model: ['Ford'] } }, { ...own }), 'body'),
      await renderPanel(used, { ...own, siteId: 78 }),
      await renderPanel({ ...used, query: 'diesel' }, { ...own }),
    ])
      expect(html).not.toContain('99')
  })
})

/** A filter of a panel. */
const facetOf = (panel: string, attribute: string) =>
  panel.slice(panel.indexOf(`<details id="filters-${attribute}"`)).split('</details>')[0] ?? ''
