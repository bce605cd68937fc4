'use client'
import { formatAge } from '@/domain/leads/age'

const FULL = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' })

/** How long ago something was; the moment itself, by the reader's clock, when pointed at. */
export function Age({ at, now }: { at: string; now: Date }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={FULL.format(moment)} suppressHydrationWarning>
      {formatAge(moment, now)}
    </time>
  )
}
