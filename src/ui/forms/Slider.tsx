'use client'

import * as Radix from 'radix-ui/slider'

interface SliderRange {
  min: number
  max: number
  step?: number
  disabled?: boolean
  /** formats the value: "$25,000", "5 years" */
  format?: (value: number) => string
}

export interface SliderProps extends SliderRange {
  label: string
  /** id of a visible label element */
  labelledBy?: string
  value: number
  onValueChange: (value: number) => void
  /** called when the thumb is released */
  onValueCommit?: (value: number) => void
}

/** One value on a scale. Pair it with a number input. */
export function Slider({ label, value, onValueChange, onValueCommit, labelledBy, format, ...range }: SliderProps) {
  return (
    <Radix.Root
      className="slider"
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      {...range}
    >
      <SliderTrack />
      <Radix.Thumb
        className="slider-thumb"
        aria-label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        aria-valuetext={format?.(value)}
      />
    </Radix.Root>
  )
}

export interface RangeSliderProps extends SliderRange {
  /** labels of the thumbs, "Lowest price" and "Highest price" */
  labels: readonly [lower: string, upper: string]
  value: readonly [lower: number, upper: number]
  onValueChange: (value: [lower: number, upper: number]) => void
  onValueCommit?: (value: [lower: number, upper: number]) => void
  /** minimum distance between the thumbs, in steps (STK-15: 1) */
  minGap?: number
}

/** A lower and an upper bound; the thumbs cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { labels, value, onValueChange, onValueCommit, minGap = 1, format, ...range } = props
  const pair = (next: number[]): [number, number] => [next[0] ?? value[0], next[1] ?? value[1]]
  return (
    <Radix.Root
      className="slider"
      value={[...value]}
      minStepsBetweenThumbs={minGap}
      onValueChange={(next) => onValueChange(pair(next))}
      onValueCommit={(next) => onValueCommit?.(pair(next))}
      {...range}
    >
      <SliderTrack />
      {labels.map((label, thumb) => (
        <Radix.Thumb key={label} className="slider-thumb" aria-label={label} aria-valuetext={format?.(value[thumb]!)} />
      ))}
    </Radix.Root>
  )
}

function SliderTrack() {
  return (
    <Radix.Track className="slider-track">
      <Radix.Range className="slider-range" />
    </Radix.Track>
  )
}
