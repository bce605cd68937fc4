'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { watchNear } from './whenNear'

interface WhenNearProps {
  /** reserved height, so that content below does not shift: "20rem" */
  minHeight: string
  children: ReactNode
}

/** Renders its content once it is near the viewport: for tools that need script, so that pages are not sent what most shoppers never see. */
export function WhenNear({ minHeight, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (box.current) return watchNear(box.current, '600px', () => setNear(true))
  }, [])
  return (
    <div ref={box} style={isNear ? undefined : { minHeight }}>
      {isNear && children}
    </div>
  )
}
