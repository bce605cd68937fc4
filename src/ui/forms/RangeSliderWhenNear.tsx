'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { watchNear } from '../lazy/whenNear'
import type { RangeSliderProps } from './Slider'

const RangeSlider = lazy(() =>
  import('./Slider').then(
    (module) => ({ default: module.RangeSlider }),
    // The number inputs beside it do the same.
    () => ({ default: RangeTrack }),
  ),
)

/** Distance below the viewport at which its code is loaded. */
const ROOT_MARGIN = '300px'

/** A range slider whose code loads shortly before it is visible; until then only its track is rendered, with nothing to drag. */
export function RangeSliderWhenNear(props: RangeSliderProps) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!placeholder.current) return
    return watchNear(placeholder.current, ROOT_MARGIN, () => setNear(true))
  }, [])
  const track = <RangeTrack {...props} />
  return (
    <div ref={placeholder}>
      {near ? (
        <Suspense fallback={track}>
          <RangeSlider {...props} />
        </Suspense>
      ) : (
        track
      )}
    </div>
  )
}

function RangeTrack({ min, max, value }: RangeSliderProps) {
  const [lower, upper] = value.map((bound) => (bound - min) / (max - min)) as [number, number]
  return (
    <div className="slider" aria-hidden>
      <span className="slider-track">
        <span className="slider-range" style={{ left: `${lower * 100}%`, right: `${(1 - upper) * 100}%` }} />
      </span>
    </div>
  )
}
