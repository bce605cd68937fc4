import { useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { FacetOption } from './FacetOption'

/** A switch for cars whose attribute is true. Hidden if there are none. */
export function ToggleFacet({ facet }: { facet: StockFacetSetting }) {
  const { items, refine, createURL } = useRefinementList({ attribute: facet.attribute })
  const on = items.find(({ value }) => value === 'true')
  if (!on) return null
  return (
    <div className="border-b border-hairline py-2 font-semibold last:border-0">
      <FacetOption
        label={facet.label}
        count={on.count}
        refined={on.isRefined}
        getHref={() => createURL('true')}
        onToggle={() => refine('true')}
      />
    </div>
  )
}
