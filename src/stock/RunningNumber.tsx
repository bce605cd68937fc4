'use client'

import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/domain/format'

/**
 * An integer that animates to its new value over `seconds`; with reduced motion it changes immediately. Screen readers
 * read the final value.
 */
export function RunningNumber({ value, seconds }: { value: number; seconds: number }) {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  from.current = shown

  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value)
      return
    }
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, (now - startedAt) / (seconds * 1000))
      setShown(Math.round(start + (value - start) * (1 - (1 - done) ** 3)))
      if (done < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, seconds])

  return (
    <>
      <span aria-hidden>{formatNumber(shown)}</span>
      <span className="sr-only">{formatNumber(value)}</span>
    </>
  )
}
