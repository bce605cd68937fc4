/** Moments that demo campaigns hang on, seen from when the demo is seeded, so that it is never out of date. */

/** The last day of the next financial year's end, 30 June, at 4 pm in Sydney. */
export function nextEndOfFinancialYear(now = new Date()): string {
  const year = now.getUTCFullYear() + (now.getUTCMonth() > 5 ? 1 : 0)
  return `${year}-06-30T16:00:00+10:00`
}

/** Midnight in Brisbane after so many days. */
export function midnightIn(days: number, now = new Date()): string {
  const day = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T00:00:00+10:00`
}

/** Nine in the morning, so many days ago. */
export function daysAgo(days: number, now = new Date()): string {
  const day = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T09:00:00+10:00`
}
