import { useRange } from 'react-instantsearch'
import { formatListedWithin, LISTED_WITHIN_DAYS, listedAfter } from '@/domain/stock/facetLabels'
import { formatRange } from '@/domain/stock/searchUrl'
import { useSearchSetup } from '../SearchContext'
import { FacetGroup, type FacetProps } from './FacetGroup'

/** Recently listed cars: a few choices, of which one applies. */
export function AgeFacet({ facet, id, open }: FacetProps) {
  const { attribute, label } = facet
  const setup = useSearchSetup()
  const { start, refine } = useRange({ attribute })
  const from = Number.isFinite(start[0]) ? (start[0] as number) : null
  const choices = [null, ...LISTED_WITHIN_DAYS].map((days) => ({
    days,
    since: days === null ? null : listedAfter(days, new Date(setup.now)),
  }))
  return (
    <FacetGroup id={id} label={label} chosen={from === null ? 0 : 1} open={open || from !== null}>
      {choices.map(({ days, since }) => (
        <label key={days ?? 'any'} className="option">
          <input
            type="radio"
            className="check"
            name={`range[${attribute}]`}
            value={since === null ? '' : formatRange({ min: since, max: null })}
            checked={since === from}
            onChange={() => refine([since ?? undefined, undefined])}
          />
          {days === null ? 'Any time' : formatListedWithin(days)}
        </label>
      ))}
    </FacetGroup>
  )
}
