/** Fewer letters than this do not look for codes by their beginning: half the stock would share it. */
export const MIN_CODE_PREFIX = 3

/**
 * Stock numbers and VINs, each belonging to a record or two: sorted, so that they are found whole or by their beginning,
 * and kept out of the vocabulary, which they would fill with words that nobody mistypes.
 */
export class CodeList {
  private codes: string[] = []
  private slots: number[] = []
  private readonly arrivals: { code: string; slot: number }[] = []

  /** Adds a folded code; the same code may belong to several slots. */
  add(code: string, slot: number): void {
    this.arrivals.push({ code, slot })
  }

  remove(code: string, slot: number): void {
    this.settle()
    for (let index = this.firstFrom(code); this.codes[index] === code; index++) {
      if (this.slots[index] !== slot) continue
      this.codes.splice(index, 1)
      this.slots.splice(index, 1)
      return
    }
  }

  /** Visits the slots of the codes that are `typed`, or begin with it when that is asked for and it is long enough. */
  find(typed: string, prefix: boolean, visit: (slot: number, exact: boolean) => void): void {
    this.settle()
    const byPrefix = prefix && typed.length >= MIN_CODE_PREFIX
    for (let index = this.firstFrom(typed); index < this.codes.length; index++) {
      const code = this.codes[index] as string
      if (code !== typed && !(byPrefix && code.startsWith(typed))) break
      visit(this.slots[index] as number, code === typed)
    }
  }

  private firstFrom(code: string): number {
    let low = 0
    let high = this.codes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.codes[middle] as string) < code) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Puts what was added in its place: one by one when few, all together when a whole stock arrives. */
  settle(): void {
    const { arrivals } = this
    if (arrivals.length === 0) return
    if (arrivals.length <= 32) {
      for (const { code, slot } of arrivals) {
        const index = this.firstFrom(code)
        this.codes.splice(index, 0, code)
        this.slots.splice(index, 0, slot)
      }
    } else {
      const all = this.codes.map((code, index) => ({ code, slot: this.slots[index] as number })).concat(arrivals)
      all.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
      this.codes = all.map(({ code }) => code)
      this.slots = all.map(({ slot }) => slot)
    }
    arrivals.length = 0
  }
}
