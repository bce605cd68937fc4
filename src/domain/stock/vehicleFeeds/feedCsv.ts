/** What a cell of a feed may hold; null and undefined leave it empty. */
export type FeedCell = string | number | null | undefined

/** Characters with which a spreadsheet takes a text for a formula. A plain number may begin with a sign. */
const FORMULA_START = /^[\s=+\-@]+/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * A text that a spreadsheet shows and never runs. The signs are taken off rather than led by an apostrophe, which an
 * advertiser would print in the ad.
 */
export function escapeFormula(text: string): string {
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA_START, '')
}

/** One line of a CSV file (RFC 4180), with its line end. Control characters become spaces: neither format takes them. */
export function csvLine(cells: readonly FeedCell[]): string {
  return `${cells.map(printCell).join(',')}\r\n`
}

function printCell(cell: FeedCell): string {
  if (cell === null || cell === undefined) return ''
  const text = escapeFormula(String(cell).replace(/\p{Cc}+/gu, ' '))
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The first `limit` characters, whole ones. */
export function truncateTo(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('')
}
