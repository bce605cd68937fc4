const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MOMENT = { ...DAY, hour: 'numeric', minute: '2-digit' } as const

/** "24 Nov 2026" in a site's time zone, the same on server and client. */
export const formatDay = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { ...DAY, timeZone }).format(new Date(at))

/** "24 Nov 2026, 10:30 am" in a site's time zone. */
export const formatMoment = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { ...MOMENT, timeZone }).format(new Date(at))
