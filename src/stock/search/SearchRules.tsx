import { useState } from 'react'
import { useConfigure, useRange, useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { HITS_PER_PAGE, sortFilter } from '@/domain/stock/results'
import type { SearchState } from '@/domain/stock/searchState'
import type { StockRecord } from '@/domain/stock/stockRecord'
import { FACET_VALUES } from './facets/ListFacet'
import { useSearchSetup, useSearchState } from './SearchContext'
import { searchAt } from './searchUiState'

/** What a card needs of a record, so that answers stay small. */
const CARD_ATTRIBUTES = [
  'slug',
  'name',
  'stocknum',
  'car_type',
  'status',
  'item_type',
  'reserved',
  'certified',
  'preorder',
  'created_at_timestamp',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'market_average_price',
  'weekly_price',
  'weekly_rate',
  'weekly_comparison_rate',
  'km',
  'body',
  'fuel',
  'transmission',
  'seats',
  'sleeps',
  'colour',
  'tag',
  'photos_count',
  'images',
  'views',
  'location_name',
  'city',
  'state',
] as const satisfies readonly (keyof StockRecord)[]

/** Attributes that landing paths stand for, so that they hold whether or not the site shows them as filters (STK-01). */
const LANDING_ATTRIBUTES = ['car_type', 'make', 'model', 'location_name', 'dealership_name']

/** What holds for every query of the page: its size, the site's filter and the filters that have no place on the screen. */
export function SearchRules({ firstUrl }: { firstUrl: string }) {
  const setup = useSearchSetup()
  const { sortBy } = useSearchState()
  const filters = [setup.filter, sortFilter(sortBy ?? setup.defaultSort, sortFlags(setup))]
    .filter(Boolean)
    .join(' AND ')
  useConfigure({
    hitsPerPage: HITS_PER_PAGE,
    maxValuesPerFacet: FACET_VALUES,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
    ...(filters && { filters }),
  })
  const [unseen] = useState(() =>
    unseenAttributes(setup.facets, searchAt(new URL(firstUrl, 'http://site.invalid'), setup)),
  )
  return (
    <>
      {unseen.lists.map((attribute) => (
        <UnseenList key={attribute} attribute={attribute} />
      ))}
      {unseen.ranges.map((attribute) => (
        <UnseenRange key={attribute} attribute={attribute} />
      ))}
    </>
  )
}

function UnseenList({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, operator: 'or' })
  return null
}

function UnseenRange({ attribute }: { attribute: string }) {
  useRange({ attribute })
  return null
}

function unseenAttributes(facets: StockFacetSetting[], search: SearchState) {
  const lists = new Set([...LANDING_ATTRIBUTES, ...Object.keys(search.refinements)])
  const ranges = new Set(['price', ...Object.keys(search.ranges)])
  for (const { attribute, kind } of facets) {
    if (kind === 'range') ranges.delete(attribute)
    else if (kind !== 'hierarchy') lists.delete(attribute)
    else for (const level of ['make', 'model']) lists.delete(level)
  }
  return { lists: [...lists], ranges: [...ranges] }
}

function sortFlags({ hideUnpricedInDefaultSort }: { hideUnpricedInDefaultSort: boolean }) {
  return { hideZeroPriceInDefaultSort: hideUnpricedInDefaultSort }
}
