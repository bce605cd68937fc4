/** Letters of a search that are recorded. */
const MAX_LETTERS = 100
/** Letters of a search that are looked at. */
const MAX_READ = 1000

/** A phone number, or another number that could be about a person. */
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){7,}/g

/**
 * A search as it may be recorded, for the report of what was searched and not found: short, in lower case, and without what could be about
 * a person. Null if nothing is left.
 */
export function recordableWords(query: string): string | null {
  const words = query
    .slice(0, MAX_READ)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')
    .replaceAll(LONG_NUMBER, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LETTERS)
    .trim()
  return words === '' ? null : words
}
