import { DistanceRows } from './distanceRows'
import { FieldPostings } from './fieldPostings'
import { extractDigits, hasDigits, typosAllowed } from './words'

/** An indexed word that matches a typed word. */
export interface WordMatch {
  word: string
  postings: FieldPostings
  /** letters added, dropped, changed or swapped */
  typos: number
  /** the whole word was typed, without a typo */
  exact: boolean
}

export interface WordMatching {
  /** the typed word may be the prefix of a longer one */
  prefix: boolean
  /** typos are tolerated, as many as the word's length allows */
  typos: boolean
}

/** Every indexed word with the records that have it. */
export class Vocabulary {
  private readonly postings = new Map<string, FieldPostings>()
  /**
   * all words in code-unit order, with the length of the prefix that each shares with the one before; null when stale
   */
  private sorted: { words: string[]; shared: Uint8Array } | null = null

  /** Adds a slot with the field in which it has the word. */
  add(word: string, slot: number, field: number, slots: number): void {
    let postings = this.postings.get(word)
    if (postings === undefined) {
      postings = new FieldPostings()
      this.postings.set(word, postings)
      this.sorted = null
    }
    postings.add(slot, field, slots)
  }

  remove(word: string, slot: number, field: number): void {
    const postings = this.postings.get(word)
    if (postings === undefined) return
    postings.remove(slot, field)
    if (postings.size === 0) {
      this.postings.delete(word)
      this.sorted = null
    }
  }

  exact(word: string): FieldPostings | undefined {
    return this.postings.get(word)
  }

  /** The indexed words that match `typed`, each once with its fewest typos. */
  matches(typed: string, options: WordMatching): WordMatch[] {
    const allowed = options.typos ? typosAllowed(typed) : 0
    if (allowed === 0 && !options.prefix) {
      const postings = this.postings.get(typed)
      return postings === undefined ? [] : [{ word: typed, postings, typos: 0, exact: true }]
    }
    return allowed === 0 ? this.withPrefix(typed) : this.fuzzyMatches(typed, allowed, options.prefix)
  }

  private withPrefix(typed: string): WordMatch[] {
    const { words } = this.sortedWords()
    const found: WordMatch[] = []
    for (let index = lowerBound(words, typed); index < words.length; index++) {
      const word = words[index] as string
      if (!word.startsWith(typed)) break
      found.push(this.match(word, 0, word === typed))
    }
    return found
  }

  /**
   * Walks the sorted words and fills one row of the edit-distance table per letter; words with a common prefix share
   * rows, and all words after a prefix that cannot match are skipped.
   */
  private fuzzyMatches(typed: string, allowed: number, prefix: boolean): WordMatch[] {
    const { words, shared } = this.sortedWords()
    const distances = new DistanceRows(typed, allowed)
    const digits = extractDigits(typed)
    const found: WordMatch[] = []
    let rowsShared = 0
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string
      rowsShared = Math.min(rowsShared, shared[index] as number)
      const depth = distances.extend(word, rowsShared)
      rowsShared = depth
      const edits = distances.typos(word, depth, prefix)
      // The first letter counts twice, as in Algolia: without it a word is most often another, such as a mower and power.
      const typos = edits > 0 && word[0] !== typed[0] ? edits + 1 : edits
      if (typos > allowed) continue
      if (typos === 0 || hasDigits(digits, word, prefix)) found.push(this.match(word, typos, word === typed))
    }
    return found
  }

  private match(word: string, typos: number, exact: boolean): WordMatch {
    return { word, postings: this.postings.get(word) as FieldPostings, typos, exact }
  }

  /** All words, sorted; cached until a word is added or removed. */
  sortedWords() {
    if (this.sorted === null) {
      const words = [...this.postings.keys()].sort(compareCodeUnits)
      const shared = Uint8Array.from(words, (word, index) => sharedPrefixLength(words[index - 1] ?? '', word))
      this.sorted = { words, shared }
    }
    return this.sorted
  }
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function sharedPrefixLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, 255)
  let shared = 0
  while (shared < limit && a[shared] === b[shared]) shared++
  return shared
}
