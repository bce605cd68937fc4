import { useRange } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { formatListedWithin, LISTED_WITHIN_DAYS, listedAfter } from '@/domain/stock/facetLabels'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { useSearchSetup, useSearchState } from '../SearchContext'
import { toAddress } from '../searchUiState'
import { FacetGroup } from './FacetGroup'

/** Recently listed cars: a few choices, each a link to its search. */
export function AgeFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { attribute, label } = facet
  const setup = useSearchSetup()
  const search = useSearchState()
  const { start, refine } = useRange({ attribute })
  const from = Number.isFinite(start[0]) ? (start[0] as number) : null
  const { [attribute]: _, ...others } = search.ranges
  const choices = [null, ...LISTED_WITHIN_DAYS].map((days) => {
    const since = days === null ? null : listedAfter(days, new Date(setup.now))
    const ranges = since === null ? others : { ...others, [attribute]: { min: since, max: null } }
    return { days, since, href: toAddress({ ...search, page: 1, ranges }, setup) }
  })
  return (
    <FacetGroup label={label} chosen={from === null ? 0 : 1} open={open || from !== null}>
      <ul>
        {choices.map(({ days, since, href }) => (
          <li key={days ?? 'any'}>
            <a
              href={href}
              rel="nofollow"
              aria-current={since === from ? 'true' : undefined}
              className="check-link check-link-round min-h-11 lg:min-h-9"
              onClick={(event) => {
                if (opensNewTab(event)) return
                event.preventDefault()
                refine([since ?? undefined, undefined])
              }}
            >
              {days === null ? 'Any time' : formatListedWithin(days)}
            </a>
          </li>
        ))}
      </ul>
    </FacetGroup>
  )
}
