import { DistanceRows } from './distanceRows'
import { Posting } from './posting'
import { extractDigits, hasDigits, typosAllowed } from './words'

/** A word of the index that a typed word stands for. */
export interface WordMatch {
  word: string
  posting: Posting
  /** letters added, dropped, changed or swapped with their neighbour */
  typos: number
  /** the whole word was typed, without a slip */
  exact: boolean
}

export interface WordMatching {
  /** the typed word may be the beginning of a longer one */
  prefix: boolean
  /** slips are forgiven, as many as the word's length allows */
  typos: boolean
}

/** Every word of the index with the records that have it. */
export class Vocabulary {
  private readonly postings = new Map<string, Posting>()
  /** all words in code-unit order, with how many leading letters each shares with the one before; null when out of date */
  private sorted: { words: string[]; shared: Uint8Array } | null = null

  add(word: string, slot: number, slots: number): void {
    let posting = this.postings.get(word)
    if (posting === undefined) {
      posting = new Posting()
      this.postings.set(word, posting)
      this.sorted = null
    }
    posting.add(slot, slots)
  }

  remove(word: string, slot: number): void {
    const posting = this.postings.get(word)
    if (posting === undefined) return
    posting.remove(slot)
    if (posting.size === 0) {
      this.postings.delete(word)
      this.sorted = null
    }
  }

  exact(word: string): Posting | undefined {
    return this.postings.get(word)
  }

  /** The words of the index that `typed` stands for; each once, with its fewest typos. */
  matches(typed: string, how: WordMatching): WordMatch[] {
    const allowed = how.typos ? typosAllowed(typed) : 0
    if (allowed === 0 && !how.prefix) {
      const posting = this.postings.get(typed)
      return posting === undefined ? [] : [{ word: typed, posting, typos: 0, exact: true }]
    }
    return allowed === 0 ? this.beginningWith(typed) : this.near(typed, allowed, how.prefix)
  }

  private beginningWith(typed: string): WordMatch[] {
    const { words } = this.inOrder()
    const found: WordMatch[] = []
    for (let index = firstNotBefore(words, typed); index < words.length; index++) {
      const word = words[index] as string
      if (!word.startsWith(typed)) break
      found.push(this.match(word, 0, word === typed))
    }
    return found
  }

  /**
   * Walks the words in order and fills one row of the edit-distance table per letter; words that share their beginning
   * share the rows, and all words behind a hopeless beginning are passed over.
   */
  private near(typed: string, allowed: number, prefix: boolean): WordMatch[] {
    const { words, shared } = this.inOrder()
    const distances = new DistanceRows(typed, allowed)
    const digits = extractDigits(typed)
    const found: WordMatch[] = []
    let rowsShared = 0
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string
      rowsShared = Math.min(rowsShared, shared[index] as number)
      const depth = distances.follow(word, rowsShared)
      rowsShared = depth
      const typos = distances.typos(word, depth, prefix)
      if (typos > allowed) continue
      if (typos === 0 || hasDigits(digits, word, prefix)) found.push(this.match(word, typos, word === typed))
    }
    return found
  }

  private match(word: string, typos: number, exact: boolean): WordMatch {
    return { word, posting: this.postings.get(word) as Posting, typos, exact }
  }

  /** All words sorted; kept until a word comes or goes. */
  inOrder() {
    if (this.sorted === null) {
      const words = [...this.postings.keys()].sort(compareCodeUnits)
      const shared = Uint8Array.from(words, (word, index) => sharedBeginning(words[index - 1] ?? '', word))
      this.sorted = { words, shared }
    }
    return this.sorted
  }
}

function firstNotBefore(words: readonly string[], wanted: string): number {
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

function sharedBeginning(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, 255)
  let shared = 0
  while (shared < limit && a[shared] === b[shared]) shared++
  return shared
}
