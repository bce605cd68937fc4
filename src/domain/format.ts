import { zonedFormat } from './zonedFormat'

/** A number format that is created when it is first used: creating one takes milliseconds on a phone. */
function numberFormat(options: Intl.NumberFormatOptions) {
  let created: Intl.NumberFormat | undefined
  return {
    format: (value: number) => {
      created ??= new Intl.NumberFormat('en-AU', options)
      return created.format(value)
    },
  }
}

/** Groups of three digits, "54,990". The first `Intl.NumberFormat` of a page takes a slow phone 75 ms. */
function groupThousands(integer: number): string {
  const digits = String(Math.abs(integer))
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}

const wholeDollars = numberFormat({ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
const dollarsAndCents = numberFormat({ style: 'currency', currency: 'AUD' })
const upToTwoDecimals = numberFormat({ maximumFractionDigits: 2 })

/** Whole dollars with separators, "$54,990" (MOD-05). */
export function formatDollars(dollars: number): string {
  // `toFixed` rounds halves up; as amounts, halves are rounded away from zero.
  const rounded = Number(Math.abs(dollars).toFixed(0))
  if (!(rounded < Number.MAX_SAFE_INTEGER)) return wholeDollars.format(dollars)
  return `${dollars < 0 || Object.is(dollars, -0) ? '-' : ''}$${groupThousands(rounded)}`
}

/** Dollars and cents, "$173.40". */
export function formatDollarsAndCents(dollars: number): string {
  return dollarsAndCents.format(dollars)
}

/** A number with separators and at most two decimals, "5,325" or "2.8". */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)) return groupThousands(value)
  return upToTwoDecimals.format(value)
}

/** A distance, "2.4 km" or "128 km": one decimal below 10 km, whole kilometres above. */
export function formatDistance(km: number): string {
  return `${km < 9.95 ? km.toFixed(1) : formatNumber(Math.round(km))} km`
}

/** Kilometres on the odometer, "24,500 km". */
export function formatKm(km: number): string {
  return `${formatNumber(km)} km`
}

/** A rate, "6.29%". */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`
}

/** An interest or comparison rate, always with two decimals: "8.20%". */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`
}

const dateFormat = zonedFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const mediumDateFormat = zonedFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const shortDateFormat = zonedFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/**
 * A moment as a date in a time zone, "31 March 2027"; `iso` is ISO 8601, `timeZone` IANA. Throws a RangeError if either is invalid.
 */
export function formatDate(iso: string, timeZone: string): string {
  return dateFormat(timeZone).format(new Date(iso))
}

/** A date where room is short, "31 Mar 2027". */
export function formatMediumDate(iso: string, timeZone: string): string {
  return mediumDateFormat(timeZone).format(new Date(iso))
}

/** A date without its year, "Fri 25 Dec". */
export function formatShortDate(iso: string, timeZone: string): string {
  const parts = shortDateFormat(timeZone)
    .formatToParts(new Date(iso))
    .filter((part) => part.type !== 'literal')
  return parts.map((part) => part.value).join(' ')
}

/** A count and its noun, "1 car", "2 cars", "1,204 caravans". */
export function formatCount(count: number, noun: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`
}

/** Keeps lines from breaking at hyphens, as in "CX-3": a word joiner on both sides, which nobody sees. */
export const unbrokenHyphens = (text: string): string => text.replaceAll('-', '\u2060-\u2060')
