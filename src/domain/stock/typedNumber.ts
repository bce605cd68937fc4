/** Characters of the longest text that is read as a number: twelve digits with commas, a sign and a unit are fewer. */
const MAX_LENGTH = 100

/** From the start to the end of the number and its multiplier. No part can end where the next could begin, so it never tries again. */
const NUMBER = /^[^\d.-]*(\d[\d,\s]*(?:\.\d+)?|\.\d+)\s*(k\b|grand\b|thousand\b)?/i

/**
 * A number as shoppers type it into a filter: "25k", "40 grand", "$25,000", "100 000 km"; null if the text is none, or longer than 100
 * characters without the spaces around it. Units and signs are ignored.
 */
export function parseTypedNumber(text: string): number | null {
  const typed = text.trim()
  if (typed.length > MAX_LENGTH) return null
  const match = NUMBER.exec(typed)
  if (!match || /\d/.test(typed.slice(match[0].length))) return null
  const number = Number((match[1] as string).replace(/[,\s]/g, '')) * (match[2] ? 1000 : 1)
  return Number.isFinite(number) ? number : null
}
