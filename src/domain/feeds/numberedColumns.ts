import { trimEndOf } from '../trimText'

/** The digits at the end. */
const DIGITS = /(?<!\d)\d+$/

/** A header that ends on a number of at most three digits, such as Image1, Photo 02 or PhotoURL_3; null for any other. */
function splitNumber(column: string): { name: string; number: number } | null {
  const text = column.trim()
  const digits = DIGITS.exec(text)?.[0]
  if (digits === undefined) return null
  const before = text.slice(0, -digits.length)
  if (digits.replace(/^0+/, '').length <= 3) return { name: trimEndOf(before, /[\s_-]/), number: Number(digits) }
  // Of A2026001 the name is A2026.
  return { name: before + trimEndOf(digits.slice(0, -3), /0/), number: Number(digits.slice(-3)) }
}

/** The name without its number, in lower case; null if it has none. */
export function columnSeries(column: string): string | null {
  return splitNumber(column)?.name.toLowerCase() || null
}

/** The columns of the same name with any number, in the order of their numbers: Image1, Image2, Image10. */
export function listSeries(column: string, columns: Iterable<string>): string[] {
  const series = columnSeries(column)
  if (series === null) return [column]
  const numberOf = (name: string) => splitNumber(name)?.number ?? 0
  return [...columns].filter((name) => columnSeries(name) === series).sort((a, b) => numberOf(a) - numberOf(b))
}
