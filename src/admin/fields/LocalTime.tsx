'use client'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'

const FORMATS = {
  moment: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  dated: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  coming: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date and time in the user's time zone, which the server does not know: until then it is UTC, in both. */
export function LocalTime({ at, as = 'moment' }: { at: string; as?: keyof typeof FORMATS }) {
  const timeZone = useIsHydrating() ? 'UTC' : undefined
  return (
    <time dateTime={at}>{new Intl.DateTimeFormat('en-AU', { ...FORMATS[as], timeZone }).format(new Date(at))}</time>
  )
}
