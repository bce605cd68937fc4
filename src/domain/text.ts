/** Characters of long texts shown before Show More. */
export const TEXT_LIMITS = {
  /** REV-03 */
  review: 160,
  /** FIN-06 */
  financeDisclaimer: 197,
  /** CAR-09 */
  dealerComments: 400,
  /** MOD-02, the small card of the menu */
  modelCard: 75,
  /** MOD-02, the card of the range page */
  modelRangeCard: 200,
} as const

export interface TruncatedText {
  /** the whole text, or its first characters and an ellipsis */
  text: string
  /** false when the text fits and needs no Show More */
  truncated: boolean
}

/**
 * The first `limit` characters of a text, with an ellipsis if it was cut (REV-03, FIN-06, CAR-09, MOD-02). A text of exactly
 * `limit` characters stays whole. Counts grapheme clusters, so an emoji is never cut in half.
 */
export function truncateWithEllipsis(text: string, limit: number): TruncatedText {
  const trimmed = text.trim()
  const characters = Array.from(new Intl.Segmenter('en-AU').segment(trimmed), (part) => part.segment)
  if (characters.length <= limit) return { text: trimmed, truncated: false }
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, truncated: true }
}
