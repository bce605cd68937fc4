'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { watchNear } from '../lazy/whenNear'
import type { RangeSliderProps } from './Slider'

const RangeSlider = lazy(() => import('./Slider').then((module) => ({ default: module.RangeSlider })))

/** How far below the window it may stand when its code is asked for. */
const AHEAD = '300px'

/** A range slider whose code comes once it is about to be seen; a still one that looks the same stands in its place. */
export function RangeSliderWhenNear(props: RangeSliderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    return watchNear([place.current], AHEAD, () => setNear(true))
  }, [])
  const still = <StillRange {...props} />
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

function StillRange({ min, max, value }: RangeSliderProps) {
  const shares = value.map((bound) => (bound - min) / (max - min))
  const [lower, upper] = shares as [number, number]
  return (
    <div className="slider" aria-hidden>
      <span className="slider-track">
        <span className="slider-range" style={{ left: `${lower * 100}%`, right: `${(1 - upper) * 100}%` }} />
      </span>
      {shares.map((share, thumb) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lower and the upper, always
          key={thumb}
          className="slider-thumb slider-thumb-still"
          style={{ left: `calc(${share} * (100% - var(--thumb)))` }}
        />
      ))}
    </div>
  )
}
