/** A cell of a vehicle feed; null and undefined are empty. */
export type FeedCell = string | number | null | undefined

/** Characters that start a spreadsheet formula. A plain number may have a sign. */
const FORMULA_START = /^[\s=+\-@]+/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * Text that a spreadsheet does not run as a formula. Signs are removed rather than escaped with an apostrophe, which would show
 * in the ad.
 */
export function escapeFormula(text: string): string {
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA_START, '')
}

/** One CSV line (RFC 4180) with its line end. Control characters become spaces, since neither format allows them. */
export function feedCsvLine(cells: readonly FeedCell[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(cell: FeedCell): string {
  if (cell === null || cell === undefined) return ''
  const text = escapeFormula(String(cell).replace(/\p{Cc}+/gu, ' '))
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The first `limit` code points. */
export function truncateCodePoints(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('')
}
