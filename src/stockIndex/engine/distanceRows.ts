/**
 * The table of optimal string alignment: row `i`, column `j` holds the least slips that turn the first `j` letters typed
 * into the first `i` letters of the word, where swapping two neighbours counts one.
 */
export class DistanceRows {
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

  /** Slips between what was typed and `word`, or its best beginning, once `followed` rows of it hold; more than allowed when too many. */
  typos(word: string, followed: number, prefix: boolean): number {
    if (prefix) return this.fewest[followed] as number
    return followed < word.length ? this.allowed + 1 : (this.rows[(word.length + 1) * this.width - 1] as number)
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
