/** A header that ends on a number, such as Image1, Photo 02 or PhotoURL_3. */
const NUMBERED = /^(.*?)[\s_-]*0*(\d{1,3})$/

/** The name without its number, in lower case; null if it has none. */
export function columnSeries(column: string): string | null {
  return NUMBERED.exec(column.trim())?.[1]?.toLowerCase() || null
}

/** The columns of the same name with any number, in the order of their numbers: Image1, Image2, Image10. */
export function listSeries(column: string, columns: Iterable<string>): string[] {
  const series = columnSeries(column)
  if (series === null) return [column]
  const numberOf = (name: string) => Number(NUMBERED.exec(name.trim())![2])
  return [...columns].filter((name) => columnSeries(name) === series).sort((a, b) => numberOf(a) - numberOf(b))
}
