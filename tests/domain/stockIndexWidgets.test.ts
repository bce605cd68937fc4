import { liteClient } from 'algoliasearch/lite'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  getServerState,
  InstantSearch,
  InstantSearchSSRProvider,
  useCurrentRefinements,
  useHierarchicalMenu,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'
import { afterAll, describe, expect, it } from 'vitest'
import { HIERARCHY_SEPARATOR } from '../../src/domain/stock/hierarchy'
import { startStockEndpoint } from '../support/stockEndpoint'
import { buildSite, createStockHandler, type StockedCar } from './stockIndexSites'

const CARS: StockedCar[] = [
  { id: 1, make: 'Toyota', model: 'HiLux', price: 54_990, simpleFuel: 'Diesel' },
  { id: 2, make: 'Toyota', model: 'Corolla', price: 24_990, simpleFuel: 'Hybrid' },
  { id: 3, make: 'Mazda', model: 'CX-5', price: 36_500, simpleFuel: 'Petrol' },
  { id: 4, make: 'Mazda', model: 'CX-3', price: 21_000, simpleFuel: 'Petrol' },
  { id: 5, make: 'Ford', model: 'Ranger', price: 49_990, simpleFuel: 'Diesel' },
]

const endpoint = await startStockEndpoint(async () => buildSite(1), createStockHandler({ 1: CARS }))
afterAll(() => endpoint.close())

const client = liteClient('forecourt', 'public', {
  hosts: [{ url: endpoint.address, accept: 'readWrite', protocol: 'http' }],
})

const SORTS = [
  { value: 'stock_price_asc', label: 'Price: low to high' },
  { value: 'stock_price_desc', label: 'Price: high to low' },
]

interface SearchProps {
  refined: object
  useWidgets: () => void
  serverState?: object
}

function Widgets({ useWidgets }: Pick<SearchProps, 'useWidgets'>): ReactNode {
  useWidgets()
  return null
}

function Search({ refined, useWidgets, serverState }: SearchProps): ReactNode {
  const initialUiState = { stock_price_asc: refined }
  const props = { searchClient: client, indexName: 'stock_price_asc', initialUiState } as never
  const children = h(InstantSearch, props, h(Widgets, { useWidgets }))
  return h(InstantSearchSSRProvider, { ...serverState, children } as never)
}

/** Renders a search on the server with the widgets' hooks and returns their last result. */
async function renderSearch<Said>(refined: object, useWidgets: () => Said): Promise<Said> {
  let result: Said | undefined
  const props: SearchProps = {
    refined,
    useWidgets: () => {
      result = useWidgets()
    },
  }
  const serverState = await getServerState(h(Search, props), { renderToString })
  renderToString(h(Search, { ...props, serverState }))
  return result as Said
}

describe('react-instantsearch widgets on the stock index', () => {
  it('[STK-03] a refined list keeps counting its other values, and other lists follow the refinement', async () => {
    const result = await renderSearch({ refinementList: { make: ['Toyota', 'Ford'] } }, () => ({
      makes: useRefinementList({ attribute: 'make', operator: 'or', sortBy: ['name:asc'] }).items,
      fuels: useRefinementList({ attribute: 'fuel', operator: 'or', sortBy: ['name:asc'] }).items,
      names: useHits().items.map(({ name }) => name),
    }))
    expect(result.makes.map(({ value, count, isRefined }) => [value, count, isRefined])).toEqual([
      ['Ford', 1, true],
      ['Mazda', 2, false],
      ['Toyota', 2, true],
    ])
    expect(result.fuels.map(({ value, count }) => [value, count])).toEqual([
      ['Diesel', 2],
      ['Hybrid', 1],
    ])
    expect(result.names).toEqual(['2024 Toyota Corolla', '2024 Ford Ranger', '2024 Toyota HiLux'])
  })

  it('[STK-02] a range has its bounds and filters by them', async () => {
    const result = await renderSearch({ range: { price: '22000:50000' } }, () => ({
      range: useRange({ attribute: 'price' }).range,
      ids: useHits().items.map(({ objectID }) => objectID),
    }))
    expect(result.range).toEqual({ min: 21_000, max: 54_990 })
    expect(result.ids).toEqual(['2', '3', '5'])
  })

  it('[STK-03] make and model form a menu of two levels', async () => {
    const attributes = ['make', 'make_model']
    const result = await renderSearch({ hierarchicalMenu: { make: ['Mazda', 'CX-5'] } }, () => ({
      items: useHierarchicalMenu({ attributes, separator: HIERARCHY_SEPARATOR }).items,
      ids: useHits().items.map(({ objectID }) => objectID),
    }))
    const mazda = result.items.find(({ label }) => label === 'Mazda')
    expect(result.items.map(({ label, count }) => [label, count])).toEqual(
      expect.arrayContaining([
        ['Toyota', 2],
        ['Mazda', 2],
        ['Ford', 1],
      ]),
    )
    expect(mazda?.data?.map(({ label, count, isRefined }) => [label, count, isRefined])).toEqual(
      expect.arrayContaining([
        ['CX-5', 1, true],
        ['CX-3', 1, false],
      ]),
    )
    expect(result.ids).toEqual(['3'])
  })

  it('[STK-02] a query narrows list counts; widgets have the refinements, the pages and the sorts', async () => {
    const result = await renderSearch({ query: 'mazda', refinementList: { fuel: ['Petrol'] } }, () => {
      useSearchBox()
      const { items } = useRefinementList({ attribute: 'fuel', operator: 'or' })
      const { nbHits, nbPages } = usePagination()
      const chosen = useCurrentRefinements().items.flatMap(({ refinements }) => refinements.map(({ label }) => label))
      return { fuels: items.length, nbHits, nbPages, chosen, sorts: useSortBy({ items: SORTS }).options.length }
    })
    expect(result).toEqual({ fuels: 1, nbHits: 2, nbPages: 1, chosen: ['Petrol'], sorts: 2 })
    expect(endpoint.calls.every((call) => call === 'POST /1/indexes/*/queries')).toBe(true)
  })
})
