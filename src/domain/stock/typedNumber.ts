/**
 * A number as shoppers type it into a filter: "25k", "40 grand", "$25,000", "100 000 km"; null if the text is none. Units and signs are ignored.
 */
export function parseTypedNumber(text: string): number | null {
  const match = /^[^\d.-]*(\d[\d,\s]*(?:\.\d+)?|\.\d+)\s*(k\b|grand\b|thousand\b)?[^\d]*$/i.exec(text.trim())
  if (!match) return null
  const number = Number((match[1] as string).replace(/[,\s]/g, '')) * (match[2] ? 1000 : 1)
  return Number.isFinite(number) ? number : null
}
