import { useEffect, useRef, useState } from 'react'
import { useRange } from 'react-instantsearch'
import { formatRangeValue, rangeStep } from '@/domain/stock/facetLabels'
import { normalizeSearch, type SearchRange } from '@/domain/stock/searchState'
import { parseTypedNumber } from '@/domain/stock/typedNumber'
import { RangeSliderWhenNear } from '@/ui/forms/RangeSliderWhenNear'
import { NeedsScript } from '@/ui/lazy/WithoutScript'
import { useSearchSetup } from '../SearchContext'
import { useShownSearch } from '../useShownSearch'
import { FacetGroup, type FacetProps } from './FacetGroup'
import { useFacetBounds } from './useFacetValues'

const NO_RANGE: SearchRange = { min: null, max: null }

type Bounds = [lower: number, upper: number]

/** A numeric range filter: a slider with an input for each end. The search updates when the thumb is released. */
export function RangeFacet({ facet, id, open }: FacetProps) {
  const { attribute, label } = facet
  const { search, change } = useShownSearch(attribute)
  const { range } = useRange({ attribute })
  const step = rangeStep(attribute)
  const [lowest, highest] = useFacetBounds(
    attribute,
    Math.floor((range.min ?? 0) / step) * step,
    Math.ceil((range.max ?? 0) / step) * step,
  )
  // The values while a thumb moves; the search updates on release.
  const [moving, setMoving] = useState<Bounds | null>(null)
  // What was chosen last: the other end may be committed before the search has followed.
  const latest = useRef<SearchRange>(NO_RANGE)
  const applied = search.ranges[attribute] ?? NO_RANGE
  useEffect(() => {
    latest.current = { min: applied.min, max: applied.max }
  }, [applied.min, applied.max])
  const format = (value: number) => formatRangeValue(attribute, value)
  if (highest <= lowest) {
    if (!range.max) return null
    // It stays, so that the filters below do not jump.
    return (
      <FacetGroup id={id} label={label} chosen={0} open={false}>
        <p className="text-sm text-muted">All of these: {format(range.max)}</p>
      </FacetGroup>
    )
  }

  const limit = ([from, to]: Bounds): SearchRange => ({
    min: from > lowest ? from : null,
    max: to < highest ? to : null,
  })
  const { min, max } = moving ? limit(moving) : applied
  const refined = search.ranges[attribute] !== undefined
  const thumbs: Bounds = moving ?? [clamp(min ?? lowest, lowest, highest), clamp(max ?? highest, lowest, highest)]
  const commit = (ends: Partial<SearchRange>) => {
    const chosen = { ...latest.current, ...ends }
    latest.current = chosen
    setMoving(null)
    change((current) => normalizeSearch({ ...current, page: 1, ranges: { ...current.ranges, [attribute]: chosen } }))
  }
  return (
    <FacetGroup id={id} label={label} chosen={refined ? 1 : 0} open={open || refined}>
      <NeedsScript>
        <div className="px-3" data-needs-script>
          <RangeSliderWhenNear
            labels={[`Lowest ${label.toLowerCase()}`, `Highest ${label.toLowerCase()}`]}
            min={lowest}
            max={highest}
            step={step}
            value={thumbs}
            onValueChange={setMoving}
            onValueCommit={(values) => commit(limit(values))}
            format={format}
          />
        </div>
      </NeedsScript>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Bound
          id={`${id}-from`}
          label="From"
          filter={label}
          name={`range[${attribute}][min]`}
          value={min}
          open={lowest}
          format={format}
          isPast={(value) => value > (latest.current.max ?? highest)}
          onCommit={(value) => commit({ min: value })}
        />
        <Bound
          id={`${id}-to`}
          label="To"
          filter={label}
          name={`range[${attribute}][max]`}
          value={max}
          open={highest}
          format={format}
          isPast={(value) => value < (latest.current.min ?? lowest)}
          onCommit={(value) => commit({ max: value })}
        />
      </div>
      {attribute === 'weekly_price' && <WeeklyTerms />}
    </FacetGroup>
  )
}

interface BoundProps {
  /** of its field */
  id: string
  label: 'From' | 'To'
  /** the filter that it is an end of: "Price" */
  filter: string
  /** the parameter of an address, which a form sends without scripts */
  name: string
  /** null: this end is not limited */
  value: number | null
  /** shown while this end is not limited */
  open: number
  format: (value: number) => string
  /** true for a value beyond the other end */
  isPast: (value: number) => boolean
  /** null: this end is no longer limited */
  onCommit: (value: number | null) => void
}

/**
 * One end of a range as an input, which reads "25k" and "$25,000". Commits on Enter and on blur. A value beyond the other end, and
 * text that is no number, stay as typed with the reason. Empty while this end is not limited.
 */
function Bound({ id, label, filter, name, value, open, format, isPast, onCommit }: BoundProps) {
  const faultId = `${id}-fault`
  const shown = value === null ? '' : format(value)
  const [text, setText] = useState(shown)
  const [error, setError] = useState<string | null>(null)
  // The slider, a chip or the browser's back button changed it.
  const [last, setLast] = useState(shown)
  if (shown !== last) {
    setLast(shown)
    setText(shown)
    setError(null)
  }
  const reason = useRef<HTMLParagraphElement>(null)
  // In a list of filters that scrolls, the reason may be below its edge.
  useEffect(() => {
    if (error !== null) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const commit = () => {
    setError(null)
    if (text === shown) return
    if (text.trim() === '') return onCommit(null)
    const typed = parseTypedNumber(text)
    const number = typed === null ? null : Math.round(typed)
    if (number === null) setError(`${filter}, ${label}: enter a number, such as ${format(open)}.`)
    else if (isPast(number)) setError(label === 'From' ? 'From is above To.' : 'To is below From.')
    else if (number === value) setText(shown)
    else onCommit(number)
  }
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="control numbers min-h-11"
        autoComplete="off"
        placeholder={format(open)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? faultId : undefined}
      />
      <p ref={reason} id={faultId} role="status" className="scroll-my-6 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** The terms that the repayments of a weekly budget assume (FIN-13). */
function WeeklyTerms() {
  const { weeklyTerms } = useSearchSetup()
  return weeklyTerms && <p className="mt-2 text-sm text-muted">{weeklyTerms}</p>
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.round(value), min), max)
}
