import { useId, useRef, useState } from 'react'
import { formatDollars } from '@/domain/format'
import type { SearchVocabulary } from '@/domain/stock/landingPath'
import {
  COUNT_ANIMATION_SECONDS,
  moveThumb,
  PRICE_SLIDER,
  type PriceThumbs,
  thumbsToRange,
} from '@/domain/stock/priceSlider'
import { searchLink } from '@/domain/stock/searchUrl'
import { selectionFilter } from '@/domain/stock/stockSelection'
import { Button } from '@/ui/actions/Button'
import { NumberInput } from '@/ui/forms/NumberInput'
import { RangeSlider } from '@/ui/forms/Slider'
import { usePrefetchInView } from '@/ui/lazy/usePrefetchInView'
import { RunningNumber } from './RunningNumber'
import { useStockCount } from './useStockCount'
import { wholeSelection } from './wholeSelection'

const { min, max, step, minimumGap } = PRICE_SLIDER

/** 'Cannot be less than $5,000 or more than $250,000' (STK-15). */
const PRICE_HELP = `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}`

export interface PriceSliderFormProps {
  stockNoun: { one: string; many: string }
  /** all cars */
  count: number
}

const NO_NAMES: SearchVocabulary = { makes: [], models: [], locations: [], dealerships: [], bodies: [], fuels: [] }

/** A price slider with two thumbs and input boxes, and a button to the results (STK-15), sorted by highest price. */
export function PriceSliderForm({ stockNoun, count: total }: PriceSliderFormProps) {
  const [thumbs, setThumbs] = useState<PriceThumbs>([min, max])
  // The slider changes many times a second; the count is requested once it rests.
  const [settled, setSettled] = useState<PriceThumbs>(thumbs)
  const range = thumbsToRange(settled)
  const filter = selectionFilter(wholeSelection({ priceFrom: range.min, priceTo: range.max })) ?? ''
  const count = useStockCount(filter, total)
  const href = searchLink({ ranges: { price: range }, sortBy: 'price_desc' }, NO_NAMES)
  const link = useRef<HTMLAnchorElement>(null)
  usePrefetchInView(link, href)
  const set = (next: PriceThumbs) => {
    setThumbs(next)
    setSettled(next)
  }
  return (
    <div className="grid gap-6">
      <div className="px-3">
        <RangeSlider
          labels={['Lowest price', 'Highest price']}
          min={min}
          max={max}
          step={step}
          minGap={minimumGap}
          value={thumbs}
          onValueChange={setThumbs}
          onValueCommit={set}
          format={formatDollars}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <PriceBox label="From" value={thumbs[0]} onCommit={(value) => set(moveThumb(thumbs, 'low', value))} />
        <PriceBox label="To" value={thumbs[1]} onCommit={(value) => set(moveThumb(thumbs, 'high', value))} />
      </div>
      <Button ref={link} href={href} size="lg" className="numbers justify-self-center">
        <span>
          Show Me <RunningNumber value={count} seconds={COUNT_ANIMATION_SECONDS} />{' '}
          {count === 1 ? stockNoun.one : stockNoun.many}
        </span>
      </Button>
    </div>
  )
}

interface PriceBoxProps {
  label: string
  value: number
  onCommit: (value: number) => void
}

/** One end of the range as an input. Reports a value outside the scale, then clamps it. */
function PriceBox({ label, value, onCommit }: PriceBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<number | null>(null)
  const [outOfRange, setOutOfRange] = useState(false)
  const handleChange = (next: number | null) => {
    setTyped(next)
    if (next !== null) setOutOfRange(next < min || next > max)
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <NumberInput
        id={id}
        prefix="$"
        value={typed ?? value}
        onValueChange={handleChange}
        onValueCommit={() => {
          if (typed !== null) onCommit(typed)
          setTyped(null)
        }}
        aria-describedby={outOfRange ? `${id}-help` : undefined}
      />
      {outOfRange && (
        <p id={`${id}-help`} role="status" className="mt-1.5 text-sm text-muted">
          {PRICE_HELP}
        </p>
      )}
    </div>
  )
}
