import { BoundedCache } from '../../server/boundedCache.mjs'

/** A word and its position in a text, for indexing, searching and highlighting. */
export interface Word {
  /** folded: lower case, no accents */
  text: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu
const ACCENTS = /\p{M}/gu

/** A character that case alone does not fold. */
const BEYOND_ASCII = /[^ -~]/

/** Characters that join parts of one name: CX-5, ID.4, B/T, e:HEV, D'Elegance. */
const JOINERS = /^[-\u2010-\u2015./:'\u2019&+]$/

/** Lower case without accents: "Škoda", "skoda" and "SKODA" are the same word. */
export function foldText(text: string): string {
  return BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(ACCENTS, '').toLowerCase() : text.toLowerCase()
}

/** The words of a text, in order. Decimals stay whole ("2.0"); any other punctuation separates words. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Words that are joined at most: "e-4ORCE", "D'Elegance". A text of single letters and hyphens would have a word for every two of them. */
const MAX_JOINED = 8

/** The words of a text and, if single characters join several, the joined word too: "CX-5" gives cx, 5 and cx5. */
export function wordsWithJoined(text: string): Word[] {
  const words = splitWords(text)
  const joined: Word[] = []
  for (let first = 0; first < words.length; first++) {
    let joinedWord = words[first] as Word
    for (let next = first + 1; next < Math.min(words.length, first + MAX_JOINED); next++) {
      const word = words[next] as Word
      if (!JOINERS.test(text.slice(joinedWord.end, word.start))) break
      joinedWord = { text: joinedWord.text + word.text, start: joinedWord.start, end: word.end }
      joined.push(joinedWord)
    }
  }
  return [...words, ...joined]
}

/** Longer words are cut to keep the edit-distance table small. */
const MAX_WORD_LENGTH = 48

/** Some 20,000 texts. */
const MAX_WORDS_BYTES = 16 * 1024 ** 2
/** Of a string, beside its letters. */
const WORD_BYTES = 24

/** Words by text: makes, models and names repeat, and finding their words is a fifth of the time of loading a stock. */
const wordsByText = new BoundedCache<readonly string[]>({
  maxBytes: MAX_WORDS_BYTES,
  valueBytes: (words) => words.reduce((bytes, word) => bytes + 2 * word.length + WORD_BYTES, 0),
})

/** Characters of the longest text that is kept; longer ones seldom repeat. */
const MAX_KEPT_LENGTH = 100

/** The words that a text is indexed under. */
export function indexedWords(text: string): readonly string[] {
  let words = wordsByText.get(text)
  if (words === undefined) {
    words = wordsWithJoined(text).map((word) => word.text.slice(0, MAX_WORD_LENGTH))
    if (text.length <= MAX_KEPT_LENGTH) wordsByText.set(text, words)
  }
  return words
}

/** A word of prose: letters only, since numbers in a text are seldom about what is looked for. */
const PROSE_WORD = /[\p{L}\p{M}]{2,}/gu

const NOT_A_LETTER = /[^a-z]+/

/** The words of a long text, each once, folded. */
export function proseWords(text: string): Set<string> {
  // Comments are most of what is indexed, and nearly all are plain English.
  if (!BEYOND_ASCII.test(text))
    return new Set(
      text
        .toLowerCase()
        .split(NOT_A_LETTER)
        .filter((word) => word.length > 1),
    )
  return new Set(foldText(text).match(PROSE_WORD) ?? [])
}

/** Further words of a query are ignored. */
const MAX_WORDS = 10

/** The words that a shopper typed, in order. */
export function typedWords(query: string): string[] {
  return splitWords(query)
    .slice(0, MAX_WORDS)
    .map((word) => word.text.slice(0, MAX_WORD_LENGTH))
}

/** The singular of a plural and the plurals of a singular: "bunk" and "bunks" are the same word, "GT" and "GTS" are not. */
export function otherNumbers(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || !/[aeiou]/.test(word)) return []
  if (/(ss|us|is)$/.test(word)) return [`${word}es`]
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (/(s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('s')) return word.length > 3 ? [word.slice(0, -1)] : []
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return [/(x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`]
}

/** Tolerated typos of a word: none up to 3 letters, one up to 7, two from 8. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  return word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2
}

/** The digits of a word, in order. Typos do not apply to digits: 2023 is not 2024, and CX-3 is not CX-5. */
export function extractDigits(word: string): string {
  return word.replace(/\P{N}/gu, '')
}

/** True when a word has the typed `digits`, or begins with them when `prefix` is set. */
export function hasDigits(digits: string, word: string, prefix: boolean): boolean {
  return prefix ? extractDigits(word).startsWith(digits) : extractDigits(word) === digits
}

/** A stock number or VIN in comparable form: letters and digits only, lower case. */
export function foldCode(code: string): string {
  return foldText(code).replace(/[^\p{L}\p{N}]/gu, '')
}
