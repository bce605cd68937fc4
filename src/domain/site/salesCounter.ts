/** The time zone of the counter's months and days, the same for every site (SITE-14). */
export const SALES_ZONE = 'Australia/Brisbane'

/** Seconds per sale: 192 sales a day. */
const SECONDS_A_COUNT = 450
const COUNTS_A_DAY = (24 * 60 * 60) / SECONDS_A_COUNT

/** Milliseconds between updates of the counter, and of its count animation. */
export const SALES_REFRESH_MS = 150_000
export const SALES_ANIMATION_SECONDS = 2

/**
 * 'Sales this Month' by the clock (SITE-14): the day of the month times 192, plus one for each 450 seconds of the current
 * day, in Brisbane time.
 */
export function salesThisMonth(now: Date): number {
  const { day, secondsOfDay } = clockIn(SALES_ZONE, now)
  return day * COUNTS_A_DAY + Math.floor(secondsOfDay / SECONDS_A_COUNT)
}

/**
 * The start of the current month in the counter's zone, for sites that count real sales. Queensland has no daylight saving.
 */
export function startOfSalesMonth(now: Date): Date {
  const { year, month } = clockIn(SALES_ZONE, now)
  return new Date(`${year}-${String(month).padStart(2, '0')}-01T00:00:00+10:00`)
}

function clockIn(timeZone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: value('year'),
    month: value('month'),
    day: value('day'),
    secondsOfDay: value('hour') * 3600 + value('minute') * 60 + value('second'),
  }
}
