import { useRefinementList } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { useShownSearch, withToggled } from '../useShownSearch'
import { FacetOption, refinementParam } from './FacetOption'
import { useFacetValues } from './useFacetValues'

/** A switch for cars whose attribute is true. Hidden if the site has none. */
export function ToggleFacet({ facet: { attribute, label } }: { facet: StockFacetSetting }) {
  const { search, isTyped, change } = useShownSearch(attribute)
  const { items, refine } = useRefinementList({ attribute })
  const on = useFacetValues(attribute, items).find(({ value }) => value === 'true')
  if (!on) return null
  return (
    <div className="border-b border-hairline py-2 font-semibold last:border-0">
      <FacetOption
        name={refinementParam(attribute)}
        value="true"
        label={label}
        count={on.count}
        refined={search.refinements[attribute]?.includes('true') ?? false}
        onToggle={() => (isTyped ? change((current) => withToggled(current, attribute, 'true')) : refine('true'))}
      />
    </div>
  )
}
