'use client'
import { clockName } from '@/domain/calendar/clockName'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'

/** The abbreviation of a site's time zone after a moment on its clock, where the browser's clock says another time then. */
export function OtherZone({ at, timeZone }: { at: string; timeZone: string }) {
  // The server does not know the browser's zone.
  const name = useIsHydrating() ? null : clockName(at, timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return name ? ` ${name}` : null
}
