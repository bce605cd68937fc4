import type { StockFacetSetting } from '@/domain/site/site'
import { ALL_STOCK, type SearchState } from '@/domain/stock/searchState'
import { addSearchToPage } from '@/domain/stock/searchUrl'
import { AgeFacet } from './facets/AgeFacet'
import { ListFacet } from './facets/ListFacet'
import { MakeModelFacet } from './facets/MakeModelFacet'
import { RangeFacet } from './facets/RangeFacet'
import { ToggleFacet } from './facets/ToggleFacet'
import { HiddenParams } from './HiddenParams'
import { useSearchSetup } from './SearchContext'
import { toAddress } from './searchUiState'
import { useShownSearch } from './useShownSearch'

/** Filters open by default; the rest are collapsed, so that the column is easy to scan. A weekly budget is another way to say the price. */
const OPEN_AT_FIRST = 4
const CLOSED_AT_FIRST = 'weekly_price'

/** The site's filters in its order (STK-03). Without scripts they are a form, which keeps the rest of the search. */
export function FilterPanel() {
  const setup = useSearchSetup()
  const { facets } = setup
  // The boxes show typed words that became filters, so that the form sends them without those words.
  const { search } = useShownSearch(...facets.flatMap(facetAttributes))
  const open = facets.filter(({ attribute }) => attribute !== CLOSED_AT_FIRST).slice(0, OPEN_AT_FIRST)
  return (
    <form action={toAddress(ALL_STOCK, setup)} onSubmit={(event) => event.preventDefault()}>
      {facets.map((facet) => (
        <Facet key={facet.attribute} facet={facet} open={open.includes(facet)} />
      ))}
      <noscript>
        <HiddenParams params={addSearchToPage('', withoutFacets(search, facets)).slice(1)} />
        <button type="submit" className="button mt-4 w-full" data-variant="primary">
          Show results
        </button>
      </noscript>
    </form>
  )
}

/** The attributes that a filter of the panel chooses by. */
const facetAttributes = ({ attribute, kind }: StockFacetSetting): string[] =>
  kind === 'hierarchy' ? ['make', 'model', 'make_model'] : [attribute]

/** What the panel does not show of a search. */
function withoutFacets(search: SearchState, facets: readonly StockFacetSetting[]): SearchState {
  const shown = new Set(facets.flatMap(facetAttributes))
  const hidden = <Value,>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([attribute]) => !shown.has(attribute)))
  return { ...search, page: 1, refinements: hidden(search.refinements), ranges: hidden(search.ranges) }
}

function Facet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  switch (facet.kind) {
    case 'range':
      return <RangeFacet facet={facet} open={open} />
    case 'toggle':
      return <ToggleFacet facet={facet} />
    case 'age':
      return <AgeFacet facet={facet} open={open} />
    case 'hierarchy':
      return <MakeModelFacet facet={facet} open={open} />
    default:
      return <ListFacet facet={facet} open={open} />
  }
}
