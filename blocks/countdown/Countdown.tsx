import { type ReactNode, useEffect, useState } from 'react'
import { COUNTED_DAYS, type TimeLeft, timeLeft } from '@/domain/site/countdown'

export interface CountdownProps {
  /** ISO 8601 */
  until: string
  /** when the page was rendered, ISO 8601 */
  now: string
  /** the end date as shown */
  untilText: string
  /** null hides everything at the end */
  endedText: string | null
  head: ReactNode
  action: ReactNode
}

const UNITS: [keyof TimeLeft, string][] = [
  ['days', 'days'],
  ['hours', 'hours'],
  ['minutes', 'minutes'],
  ['seconds', 'seconds'],
]

/** The remaining time, updated every second in the last `COUNTED_DAYS` days; before that, the date. Screen readers read the end date instead of each second. */
export function Countdown({ until, now, untilText, endedText, head, action }: CountdownProps) {
  const [at, setAt] = useState(() => new Date(now))
  useEffect(() => {
    const tick = () => setAt(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(until, at)
  if (!left && !endedText) return null
  return (
    <div className="flex flex-col items-center text-center">
      {head}
      {left ? (
        <>
          <div aria-hidden hidden={left.days >= COUNTED_DAYS} className="mt-8 flex gap-2 sm:gap-4">
            {UNITS.map(([unit, label]) => (
              <div key={unit} className="card flex w-19 flex-col items-center p-3 sm:w-28 sm:p-5">
                <span className="heading-1 numbers">{String(left[unit]).padStart(2, '0')}</span>
                <span className="text-sm text-muted">{label}</span>
              </div>
            ))}
          </div>
          <p className={left.days < COUNTED_DAYS ? 'mt-5 text-muted' : 'heading-3 mt-6'}>
            Ends <time dateTime={until}>{untilText}</time>
          </p>
        </>
      ) : (
        <p className="heading-4 mt-6" role="status">
          {endedText}
        </p>
      )}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
