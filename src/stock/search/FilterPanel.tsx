import type { StockFacetSetting } from '@/domain/site/site'
import { AgeFacet } from './facets/AgeFacet'
import { ListFacet } from './facets/ListFacet'
import { MakeModelFacet } from './facets/MakeModelFacet'
import { RangeFacet } from './facets/RangeFacet'
import { ToggleFacet } from './facets/ToggleFacet'
import { useSearchSetup } from './SearchContext'

/** Filters open by default; the rest are collapsed, so that the column is easy to scan. */
const OPEN_AT_FIRST = 4

/** The site's filters in its order (STK-03). */
export function FilterPanel() {
  const { facets } = useSearchSetup()
  return facets.map((facet, index) => <Facet key={facet.attribute} facet={facet} open={index < OPEN_AT_FIRST} />)
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
