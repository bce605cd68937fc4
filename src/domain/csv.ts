/** Excel reads a file as UTF-8 only if it begins with a byte order mark. */
export const UTF8_BOM = '\uFEFF'

/**
 * One line of CSV (RFC 4180), safe to open in a spreadsheet: a cell that could be a formula gets an apostrophe as its
 * prefix, which shows it as text. Form input must never run as a formula on a dealer's computer.
 */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Characters that start a formula, also after whitespace that a spreadsheet drops. */
const FORMULA = /^[\s\p{Cc}\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/u

function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  // Numbers are never user text: they stay numbers.
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
