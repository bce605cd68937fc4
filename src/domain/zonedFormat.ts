/** More than Australia has zones. */
const MAX_FORMATS = 50

/**
 * A date format by time zone. A formatter takes ten times as long to create as to use, and lists need thousands of dates.
 * @returns the formatter of an IANA zone, which throws a RangeError for an unknown one
 */
export function zonedFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-AU',
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    if (formats.size >= MAX_FORMATS) formats.clear()
    formats.set(timeZone, format)
    return format
  }
}
