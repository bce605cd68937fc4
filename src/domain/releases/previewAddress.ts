import { clockMoment } from '../campaigns/newCampaign'

/** Stands in the address of a site's preview for no release, or for the present. */
export const NONE = 'none'
export const NOW = 'now'

/** The address of a site's preview, on the admin's origin. */
export function previewAddress(site: string, release: number | null, clock: string | null, path = '/'): string {
  const time = clock === null ? NOW : clock.replace(':', '.')
  return `/preview/${site}/site-preview/${release ?? NONE}/${time}${path === '/' ? '' : path}`
}

/** The time of a preview's address on a clock of the zone: `2027-06-01T09.00`. Null if it is none. */
export function parsePreviewTime(segment: string, timeZone: string, now: Date): Date | null {
  if (segment === NOW) return now
  const clock = segment.replace('.', ':')
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) || Number.isNaN(Date.parse(`${clock}:00Z`))) return null
  return clockMoment(clock, timeZone)
}
