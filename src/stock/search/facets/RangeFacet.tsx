import { useId, useState } from 'react'
import { useRange } from 'react-instantsearch'
import type { StockFacetSetting } from '@/domain/site/site'
import { formatRangeValue, rangeStep } from '@/domain/stock/facetLabels'
import { parseTypedNumber } from '@/domain/stock/typedNumber'
import { RangeSliderWhenNear } from '@/ui/forms/RangeSliderWhenNear'
import { FacetGroup } from './FacetGroup'

type Bounds = [lower: number, upper: number]

/** A numeric range filter: a slider with an input for each end. The search updates when the thumb is released. */
export function RangeFacet({ facet, open }: { facet: StockFacetSetting; open: boolean }) {
  const { attribute, label } = facet
  const { range, start, refine, canRefine } = useRange({ attribute })
  const step = rangeStep(attribute)
  const lowest = Math.floor((range.min ?? 0) / step) * step
  const highest = Math.ceil((range.max ?? 0) / step) * step
  const selected: Bounds = [
    Number.isFinite(start[0]) ? Math.max(start[0]!, lowest) : lowest,
    Number.isFinite(start[1]) ? Math.min(start[1]!, highest) : highest,
  ]
  const refined = Number.isFinite(start[0]) || Number.isFinite(start[1])
  // The values while a thumb moves; the search updates on release.
  const [moving, setMoving] = useState<Bounds | null>(null)
  const [lower, upper] = moving ?? selected
  if ((!canRefine && !refined) || highest <= lowest) return null

  const commit = ([from, to]: Bounds) => {
    setMoving(null)
    refine([from > lowest ? from : undefined, to < highest ? to : undefined])
  }
  const format = (value: number) => formatRangeValue(attribute, value)
  return (
    <FacetGroup label={label} chosen={refined ? 1 : 0} open={open || refined}>
      <div data-needs-script>
        <div className="px-3">
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
            value={lower}
            format={format}
            isPast={(value) => value > upper}
            onCommit={(value) => commit([clamp(value, lowest, upper - 1), upper])}
          />
          <Bound
            key={`to-${upper}`}
            label="To"
            value={upper}
            format={format}
            isPast={(value) => value < lower}
            onCommit={(value) => commit([lower, clamp(value, lower + 1, highest)])}
          />
        </div>
      </div>
    </FacetGroup>
  )
}

interface BoundProps {
  label: 'From' | 'To'
  value: number
  format: (value: number) => string
  /** true for a value beyond the other end */
  isPast: (value: number) => boolean
  onCommit: (value: number) => void
}

/**
 * One end of a range as an input, which reads "25k" and "$25,000". Commits on Enter and on blur. A value beyond the other end stays
 * as typed, with the reason; text without a number is reset.
 */
function Bound({ label, value, format, isPast, onCommit }: BoundProps) {
  const ids = { field: useId(), fault: useId() }
  const [text, setText] = useState(format(value))
  const [error, setError] = useState<string | null>(null)
  const commit = () => {
    const number = text === format(value) ? value : parseTypedNumber(text)
    setError(null)
    if (number === null) setText(format(value))
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
        className="control numbers min-h-11"
        inputMode="numeric"
        autoComplete="off"
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

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.round(value), min), max)
}
