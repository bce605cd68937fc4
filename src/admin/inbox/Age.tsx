'use client'
import { formatAge } from '@/domain/leads/age'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'

const FULL = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' })

/** Relative time with the full date in the user's time zone as its title, once the browser knows it. */
export function Age({ at, now }: { at: string; now: Date }) {
  const date = new Date(at)
  const title = useIsHydrating() ? undefined : FULL.format(date)
  return (
    <time dateTime={at} title={title} suppressHydrationWarning>
      {formatAge(date, now)}
    </time>
  )
}
