import { trimEndOf } from '../trimText'

/** Characters of which search engines show all, and below which they rather write their own; the form says so. */
export const SEO_LENGTHS = {
  title: { minLength: 10, maxLength: 60 },
  description: { minLength: 50, maxLength: 160 },
} as const

/** A page's title for search results: with the site's name where both fit, else cut between words. */
export function seoTitle(title: string, siteName: string | null): string {
  const { maxLength } = SEO_LENGTHS.title
  const whole = [title.trim(), siteName?.trim()].filter(Boolean).join(' | ')
  return whole.length <= maxLength ? whole : cutBetweenWords(title.trim(), maxLength)
}

/**
 * A page's description for search results, from its own words: its first sentences, without labels and headings if it has others.
 * @param texts of the page's fields, from top to bottom
 * @returns at most 160 characters, empty if the page has no words
 */
export function seoDescription(texts: readonly string[]): string {
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text.includes(' '))
  const sentences = lines.filter((line) => /[.!?]$/.test(line))
  return wholeSentences((sentences.length > 0 ? sentences : lines).join(' '))
}

/** As many sentences as fit if they are long enough, else as many words. */
function wholeSentences(text: string): string {
  const { minLength, maxLength } = SEO_LENGTHS.description
  if (text.length <= maxLength) return text
  const end = [...text.slice(0, maxLength + 1).matchAll(/[.!?] /g)].at(-1)?.index ?? -1
  return end + 1 >= minLength ? text.slice(0, end + 1) : cutBetweenWords(text, maxLength)
}

/** The words that fit, and an ellipsis if some do not. */
function cutBetweenWords(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max - 1)
  return `${trimEndOf(text.slice(0, end > 0 ? end : max - 1), /[\s,;:–-]/)}…`
}
