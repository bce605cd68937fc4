/** A header that ends on a number, such as Image1, Photo 02 or PhotoURL_3. */
const NUMBERED = /^(.*?)[\s_-]*0*(\d{1,3})$/

/** Characters of the longest name that is looked at: the pattern tries each separator as the end of the name. */
const MAX_LENGTH = 300

/** The name without its number, in lower case; null if it has none, or is longer than any name of a feed. */
export function columnSeries(column: string): string | null {
  return column.length > MAX_LENGTH ? null : NUMBERED.exec(column.trim())?.[1]?.toLowerCase() || null
}

/** The columns of the same name with any number, in the order of their numbers: Image1, Image2, Image10. */
export function listSeries(column: string, columns: Iterable<string>): string[] {
  const series = columnSeries(column)
  if (series === null) return [column]
  const numberOf = (name: string) => Number(NUMBERED.exec(name.trim())![2])
  return [...columns].filter((name) => columnSeries(name) === series).sort((a, b) => numberOf(a) - numberOf(b))
}
