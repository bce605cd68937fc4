const DAY_MS = 86_400_000

/** The moment some days before another, at a time of day when yards work; negative days are ahead. */
export function daysBefore(reference: Date, days: number, minuteOfDay = 0): Date {
  const midnight = Math.floor(reference.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight - days * DAY_MS + minuteOfDay * 60_000)
}

/** "2026-11-20" */
export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** "03/2024", as plates under the bonnet have it */
export const plateDate = (year: number, month: number) => `${String(month).padStart(2, '0')}/${year}`

/** Years from the first of a month to a moment, never below 0. */
export function yearsSince(year: number, month: number, reference: Date): number {
  return Math.max(0, (reference.getTime() - Date.UTC(year, month - 1, 1)) / (365.25 * DAY_MS))
}
