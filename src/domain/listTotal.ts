/** Rows that a list counts. A total above it is not known exactly: counting a million rows takes seconds. */
export const MAX_LIST_TOTAL = 10_000

/** A list's total or a count of its tabs, as text: "10,000+" where counting stopped. */
export function formatListTotal(total: number): string {
  return total > MAX_LIST_TOTAL ? `${MAX_LIST_TOTAL.toLocaleString('en-AU')}+` : total.toLocaleString('en-AU')
}
