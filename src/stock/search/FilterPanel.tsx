import type { StockFacetSetting } from '@/domain/site/site'
import { ALL_STOCK, type SearchState } from '@/domain/stock/searchState'
import { addSearchToPage } from '@/domain/stock/searchUrl'
import { findFacetHtml } from '@/stock/search/facets/facetHtml'
import { AgeFacet } from './facets/AgeFacet'
import { FACET_GROUP_CLASS, type FacetProps } from './facets/FacetGroup'
import { ListFacet } from './facets/ListFacet'
import { MakeModelFacet } from './facets/MakeModelFacet'
import { RangeFacet } from './facets/RangeFacet'
import { ToggleFacet } from './facets/ToggleFacet'
import { HiddenParams } from './HiddenParams'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'
import { useShownSearch } from './useShownSearch'

/** Filters open by default; the rest are collapsed, so that the column is easy to scan. A weekly budget is another way to say the price. */
const OPEN_AT_FIRST = 4
const CLOSED_AT_FIRST = 'weekly_price'

/**
 * The site's filters in its order (STK-03). Without scripts they are a form, which keeps the rest of the search.
 * @param props.id begins the ids of its filters, on the whole page
 */
export function FilterPanel({ id }: { id: string }) {
  const setup = useSearchSetup()
  const { facets } = setup
  // The boxes show typed words that became filters, so that the form sends them without those words.
  const { search } = useShownSearch(...facets.flatMap(facetAttributes))
  const open = facets.filter(({ attribute }) => attribute !== CLOSED_AT_FIRST).slice(0, OPEN_AT_FIRST)
  return (
    <form action={toAddress(ALL_STOCK, setup)} onSubmit={(event) => event.preventDefault()}>
      {facets.map((facet) => (
        <Facet key={facet.attribute} facet={facet} id={`${id}-${facet.attribute}`} open={open.includes(facet)} />
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

function Facet(props: FacetProps) {
  return typeof window === 'undefined' ? <FacetFromCache {...props} /> : <NewFacet {...props} />
}

/** On the server. */
function FacetFromCache(props: FacetProps) {
  const found = findFacetHtml(props, useSearchSetup(), useSearchState(), useAnswer().results)
  if (!found) return <NewFacet {...props} />
  return (
    <details
      id={props.id}
      open={found.open}
      className={FACET_GROUP_CLASS}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as React has rendered it
      dangerouslySetInnerHTML={{ __html: found.html }}
    />
  )
}

function NewFacet(props: FacetProps) {
  const { facet } = props
  switch (facet.kind) {
    case 'range':
      return <RangeFacet {...props} />
    case 'toggle':
      return <ToggleFacet facet={facet} />
    case 'age':
      return <AgeFacet {...props} />
    case 'hierarchy':
      return <MakeModelFacet {...props} />
    default:
      return <ListFacet {...props} />
  }
}
