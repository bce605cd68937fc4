const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Time since a moment, short: "just now", "12 min ago", "3 h ago", "yesterday", "5 days ago", "6 weeks ago". */
export function formatAge(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime()
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`
  if (ms < 2 * DAY) return 'yesterday'
  if (ms < 2 * WEEK) return `${Math.floor(ms / DAY)} days ago`
  if (ms < 52 * WEEK) return `${Math.floor(ms / WEEK)} weeks ago`
  const years = Math.floor(ms / (52 * WEEK))
  return years === 1 ? 'a year ago' : `${years} years ago`
}
