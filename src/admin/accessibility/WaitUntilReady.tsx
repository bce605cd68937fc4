'use client'
import { type ReactNode, useEffect, useState } from 'react'
import './accessibility.css'

/**
 * Lets nobody type or press before the page works: React would replace what was typed by what the server sent, and buttons would do
 * nothing.
 */
export function WaitUntilReady({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return (
    <div className="wait-until-ready" inert={!isReady} aria-busy={!isReady}>
      {children}
    </div>
  )
}
