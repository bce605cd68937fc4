import { Posting } from './posting'
import { digitsOf, typosAllowed } from './words'

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
    const digits = digitsOf(typed)
    const found: WordMatch[] = []
    let rowsShared = 0
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string
      rowsShared = Math.min(rowsShared, shared[index] as number)
      const depth = distances.follow(word, rowsShared)
      rowsShared = depth
      const typos = prefix ? distances.fewestUpTo(depth) : distances.full(word.length, depth)
      if (typos > allowed) continue
      const exact = word === typed
      const sameDigits = prefix ? digitsOf(word).startsWith(digits) : digitsOf(word) === digits
      if (typos === 0 || sameDigits) found.push(this.match(word, typos, exact))
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

/**
 * The table of optimal string alignment: row `i`, column `j` holds the least slips that turn the first `j` letters typed
 * into the first `i` letters of the word, where swapping two neighbours counts one.
 */
class DistanceRows {
  private readonly width: number
  private rows: Uint8Array
  private fewest: Uint8Array
  private letters = ''

  constructor(
    private readonly typed: string,
    private readonly allowed: number,
  ) {
    this.width = typed.length + 1
    this.rows = new Uint8Array(this.width * 32)
    this.fewest = new Uint8Array(32)
    for (let column = 0; column < this.width; column++) this.rows[column] = column
    this.fewest[0] = typed.length
  }

  /** Fills the rows of `word` after the first `valid` ones, as far as there is hope; answers how many rows now hold. */
  follow(word: string, valid: number): number {
    // a beginning that was found hopeless stays so for every word that shares it
    if (valid > 0 && valid < word.length && this.hopelessAt(valid)) return valid
    this.letters = word
    this.grow(word.length + 1)
    for (let row = valid + 1; row <= word.length; row++) {
      this.fill(row)
      if (row < word.length && this.hopelessAt(row)) return row
    }
    return word.length
  }

  /** Slips between what was typed and the word's best beginning within the rows that hold. */
  fewestUpTo(row: number): number {
    return this.fewest[row] as number
  }

  /** Slips between what was typed and the whole word of `length` letters; too many when its rows were not all filled. */
  full(length: number, rowsHeld: number): number {
    return rowsHeld < length ? this.allowed + 1 : (this.rows[length * this.width + this.width - 1] as number)
  }

  /** No later row can come within the slips allowed. A swap reaches back two rows, but the row between is one off at most. */
  private hopelessAt(row: number): boolean {
    const start = row * this.width
    for (let column = start; column < start + this.width; column++) {
      if ((this.rows[column] as number) <= this.allowed) return false
    }
    return true
  }

  private fill(row: number): void {
    const { rows, width, typed, letters } = this
    const here = row * width
    const above = here - width
    rows[here] = row
    for (let column = 1; column < width; column++) {
      const same = letters[row - 1] === typed[column - 1]
      let slips = Math.min(
        (rows[above + column - 1] as number) + (same ? 0 : 1),
        (rows[above + column] as number) + 1,
        (rows[here + column - 1] as number) + 1,
      )
      if (row > 1 && column > 1 && letters[row - 1] === typed[column - 2] && letters[row - 2] === typed[column - 1]) {
        slips = Math.min(slips, (rows[above - width + column - 2] as number) + 1)
      }
      rows[here + column] = slips
    }
    this.fewest[row] = Math.min(this.fewest[row - 1] as number, rows[here + width - 1] as number)
  }

  private grow(rows: number): void {
    if (this.fewest.length >= rows) return
    const more = new Uint8Array(this.width * rows * 2)
    more.set(this.rows)
    this.rows = more
    const fewest = new Uint8Array(rows * 2)
    fewest.set(this.fewest)
    this.fewest = fewest
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
