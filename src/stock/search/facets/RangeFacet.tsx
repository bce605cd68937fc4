import { useId, useState } from 'react'
import { useRange } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { formatRangeValue, rangeStep } from '@/domain/stock/facetLabels'
import { parseTypedNumber } from '@/domain/stock/typedNumber'
import { RangeSliderWhenNear } from '@/ui/forms/RangeSliderWhenNear'
import { useSearchSetup } from '../SearchContext'
import { FacetGroup } from './FacetGroup'
import { useFacetBounds } from './useFacetValues'

type Bounds = [lower: number, upper: number]

/** A numeric range filter: a slider with an input for each end. The search updates when the thumb is released. */
export function RangeFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { attribute, label } = facet
  const { range, start, refine } = useRange({ attribute })
  const step = rangeStep(attribute)
  const [lowest, highest] = useFacetBounds(
    attribute,
    Math.floor((range.min ?? 0) / step) * step,
    Math.ceil((range.max ?? 0) / step) * step,
  )
  const selected: Bounds = [
    Number.isFinite(start[0]) ? Math.max(start[0]!, lowest) : lowest,
    Number.isFinite(start[1]) ? Math.min(start[1]!, highest) : highest,
  ]
  const refined = Number.isFinite(start[0]) || Number.isFinite(start[1])
  // The values while a thumb moves; the search updates on release.
  const [moving, setMoving] = useState<Bounds | null>(null)
  const [lower, upper] = moving ?? selected
  if (highest <= lowest) return null

  const commit = ([from, to]: Bounds) => {
    setMoving(null)
    refine([from > lowest ? from : undefined, to < highest ? to : undefined])
  }
  const format = (value: number) => formatRangeValue(attribute, value)
  return (
    <FacetGroup label={label} chosen={refined ? 1 : 0} open={open || refined}>
      <div className="px-3" data-needs-script>
        <RangeSliderWhenNear
          labels={[`Lowest ${label.toLowerCase()}`, `Highest ${label.toLowerCase()}`]}
          min={lowest}
          max={highest}
          step={step}
          value={[lower, upper]}
          onValueChange={setMoving}
          onValueCommit={commit}
          format={format}
        />
      </div>
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Bound
          key={`from-${lower}`}
          label="From"
          name={`range[${attribute}][min]`}
          value={lower}
          isOpen={lower <= lowest}
          format={format}
          isPast={(value) => value > upper}
          onCommit={(value) => commit([clamp(value ?? lowest, lowest, upper), upper])}
        />
        <Bound
          key={`to-${upper}`}
          label="To"
          name={`range[${attribute}][max]`}
          value={upper}
          isOpen={upper >= highest}
          format={format}
          isPast={(value) => value < lower}
          onCommit={(value) => commit([lower, clamp(value ?? highest, lower, highest)])}
        />
      </div>
      {attribute === 'weekly_price' && <WeeklyTerms />}
    </FacetGroup>
  )
}

interface BoundProps {
  label: 'From' | 'To'
  /** the parameter of an address, which a form sends without scripts */
  name: string
  value: number
  /** this end is not limited */
  isOpen: boolean
  format: (value: number) => string
  /** true for a value beyond the other end */
  isPast: (value: number) => boolean
  /** null: this end is no longer limited */
  onCommit: (value: number | null) => void
}

/**
 * One end of a range as an input, which reads "25k" and "$25,000". Commits on Enter and on blur. A value beyond the other end stays
 * as typed, with the reason; text without a number is reset. Empty while this end is not limited.
 */
function Bound({ label, name, value, isOpen, format, isPast, onCommit }: BoundProps) {
  const ids = { field: useId(), fault: useId() }
  const shown = isOpen ? '' : format(value)
  const [text, setText] = useState(shown)
  const [error, setError] = useState<string | null>(null)
  const commit = () => {
    setError(null)
    if (text === shown) return
    if (text.trim() === '') return onCommit(null)
    const number = parseTypedNumber(text)
    if (number === null) setText(shown)
    else if (isPast(number)) setError(label === 'From' ? 'From is above To.' : 'To is below From.')
    else if (number !== value) onCommit(number)
  }
  return (
    <div>
      <label htmlFor={ids.field} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={ids.field}
        name={name}
        className="control numbers min-h-11"
        autoComplete="off"
        placeholder={format(value)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? ids.fault : undefined}
      />
      <p id={ids.fault} role="status" className="text-sm text-negative empty:hidden">
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
