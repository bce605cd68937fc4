'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RangeSliderProps } from './Slider'
import { watchNear } from './whenNear'

const RangeSlider = lazy(() => import('./Slider').then((module) => ({ default: module.RangeSlider })))

/** How far below the window it may stand when its code is asked for. */
const AHEAD = '300px'

/** A range slider whose code comes once it is about to be seen; a still one of the same height stands in its place. */
export function RangeSliderWhenNear(props: RangeSliderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    return watchNear([place.current], AHEAD, () => setNear(true))
  }, [])
  const still = (
    <div className="slider" aria-hidden>
      <span className="slider-track" />
    </div>
  )
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={still}>
          <RangeSlider {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
