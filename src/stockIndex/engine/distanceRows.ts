/**
 * The optimal string alignment table: row `i`, column `j` holds the fewest edits that turn the first `j` typed letters
 * into the first `i` letters of the word. Swapping two neighbours counts as one edit.
 */
export class DistanceRows {
  private readonly width: number
  private rows: Uint8Array
  private minimums: Uint8Array
  private letters = ''

  constructor(
    private readonly typed: string,
    private readonly allowed: number,
  ) {
    this.width = typed.length + 1
    this.rows = new Uint8Array(this.width * 32)
    this.minimums = new Uint8Array(32)
    for (let column = 0; column < this.width; column++) this.rows[column] = column
    this.minimums[0] = typed.length
  }

  /**
   * Computes the rows of `word` after the first `valid` ones until no match is possible; returns the number of valid
   * rows.
   */
  extend(word: string, valid: number): number {
    // a prefix that cannot match rules out every word that shares it
    if (valid > 0 && valid < word.length && this.exceedsLimitAt(valid)) return valid
    this.letters = word
    this.grow(word.length + 1)
    for (let row = valid + 1; row <= word.length; row++) {
      this.fill(row)
      if (row < word.length && this.exceedsLimitAt(row)) return row
    }
    return word.length
  }

  /**
   * Edits between the typed text and `word`, or its best prefix, once `followed` rows are valid; above the limit when
   * there are too many.
   */
  typos(word: string, followed: number, prefix: boolean): number {
    if (prefix) return this.minimums[followed] as number
    return followed < word.length ? this.allowed + 1 : (this.rows[(word.length + 1) * this.width - 1] as number)
  }

  /**
   * True when no later row can come within the limit. A swap reaches back two rows, but the row between differs by at
   * most one.
   */
  private exceedsLimitAt(row: number): boolean {
    const start = row * this.width
    for (let column = start; column < start + this.width; column++) {
      if ((this.rows[column] as number) <= this.allowed) return false
    }
    return true
  }

  private fill(row: number): void {
    const { rows, width, typed, letters } = this
    const current = row * width
    const above = current - width
    rows[current] = row
    for (let column = 1; column < width; column++) {
      const same = letters[row - 1] === typed[column - 1]
      let edits = Math.min(
        (rows[above + column - 1] as number) + (same ? 0 : 1),
        (rows[above + column] as number) + 1,
        (rows[current + column - 1] as number) + 1,
      )
      if (row > 1 && column > 1 && letters[row - 1] === typed[column - 2] && letters[row - 2] === typed[column - 1]) {
        edits = Math.min(edits, (rows[above - width + column - 2] as number) + 1)
      }
      rows[current + column] = edits
    }
    this.minimums[row] = Math.min(this.minimums[row - 1] as number, rows[current + width - 1] as number)
  }

  private grow(rows: number): void {
    if (this.minimums.length >= rows) return
    const resized = new Uint8Array(this.width * rows * 2)
    resized.set(this.rows)
    this.rows = resized
    const minimums = new Uint8Array(rows * 2)
    minimums.set(this.minimums)
    this.minimums = minimums
  }
}
