'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { watchNear } from '../lazy/whenNear'
import type { RangeSliderProps } from './Slider'

const RangeSlider = lazy(() => import('./Slider').then((module) => ({ default: module.RangeSlider })))

/** Distance below the viewport at which its code is loaded. */
const ROOT_MARGIN = '300px'

/**
 * A range slider whose code loads shortly before it is visible; a static one that looks the same is rendered until
 * then.
 */
export function RangeSliderWhenNear(props: RangeSliderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    return watchNear([place.current], ROOT_MARGIN, () => setNear(true))
  }, [])
  const still = <StaticRange {...props} />
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

function StaticRange({ min, max, value }: RangeSliderProps) {
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
