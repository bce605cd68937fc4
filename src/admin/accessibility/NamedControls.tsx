'use client'
import { type ReactNode, useEffect } from 'react'
import './accessibility.css'
import { nameControls } from './nameControls'

/** Gives controls of Payload that have none a name for screen readers, also those that a form adds later. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameControls(document)
      })
    }
    schedule()
    const observer = new MutationObserver(schedule)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
