'use client'

import { useEffect, useState } from 'react'
import { type OpenState, openAt } from '@/domain/openingHours/openAt'
import type { OpeningHour, SpecialHour } from '@/domain/openingHours/openingHour'

export interface OpenNowTextProps {
  hours: readonly OpeningHour[]
  specialHours: readonly SpecialHour[]
  /** IANA zone of the place */
  timeZone: string
}

const EVERY_MINUTE = 60_000

/**
 * "Open until 5:30 pm", by the clock of the place. Pages are kept as files, so it is told in the browser; until then an empty
 * line holds its room.
 */
export function OpenNowText({ hours, specialHours, timeZone }: OpenNowTextProps) {
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    const tell = () => setState(openAt(hours, specialHours, timeZone, new Date()))
    tell()
    const timer = setInterval(tell, EVERY_MINUTE)
    return () => clearInterval(timer)
  }, [hours, specialHours, timeZone])
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm font-medium">
      {state && (
        <>
          <span aria-hidden className={`size-2 rounded-full ${state.open ? 'bg-positive' : 'bg-control'}`} />
          <span className={state.open ? 'text-positive-text' : 'text-muted'}>{state.label}</span>
        </>
      )}
    </p>
  )
}
