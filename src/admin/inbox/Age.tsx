'use client'
import { formatAge } from '@/domain/leads/age'

const FULL = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' })

/** Relative time with the full date as its title. */
export function Age({ at, now }: { at: string; now: Date }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={FULL.format(date)} suppressHydrationWarning>
      {formatAge(date, now)}
    </time>
  )
}
