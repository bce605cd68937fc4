'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { type OpenState, openAt } from '@/domain/openingHours/openAt'
import { parseOpenTimes } from '@/domain/openingHours/openTimes'

export interface OpenNowTextProps {
  /** of `formatOpenTimes` */
  times: string
}

const REFRESH_MS = 60_000

/**
 * "Open until 5:30 pm" in the location's time zone. Pages are cached, so it is computed in the browser; until then an
 * empty line reserves its height.
 */
export function OpenNowText({ times }: OpenNowTextProps) {
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    const { hours, specialHours, timeZone } = parseOpenTimes(times)
    const update = () => setState(openAt(hours, specialHours, timeZone, new Date()))
    update()
    const timer = setInterval(update, REFRESH_MS)
    return () => clearInterval(timer)
  }, [times])
  return (
    <p
      className={clsx(
        'flex min-h-6 items-center gap-2 text-sm font-medium',
        // The dot in front.
        state && 'before:size-2 before:flex-none before:rounded-full',
        state && (state.open ? 'text-positive-text before:bg-positive' : 'text-muted before:bg-control'),
      )}
    >
      {state?.label}
    </p>
  )
}
