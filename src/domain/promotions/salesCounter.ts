/** The 'Sales this Month' counter (SITE-14). */
export const SALES_COUNTER = {
  title: 'Sales this Month',
  secondsPerSale: 450,
  refreshSeconds: 150,
  animationSeconds: 2,
} as const

const DAY_SECONDS = 86_400

/**
 * The counter's value at `now` (SITE-14): the day of the month in Brisbane times 192, and one more for every 450
 * seconds of that day that have passed. Queensland keeps UTC+10 all year.
 */
export function salesThisMonth(now: Date): number {
  const brisbane = new Date(now.getTime() + 10 * 3_600_000)
  const seconds = brisbane.getUTCHours() * 3600 + brisbane.getUTCMinutes() * 60 + brisbane.getUTCSeconds()
  const salesPerDay = DAY_SECONDS / SALES_COUNTER.secondsPerSale
  return brisbane.getUTCDate() * salesPerDay + Math.floor(seconds / SALES_COUNTER.secondsPerSale)
}
