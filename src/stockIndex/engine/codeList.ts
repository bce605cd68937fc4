/** Shorter queries do not match codes by prefix, which half the stock would share. */
export const MIN_CODE_PREFIX = 3

/**
 * Stock numbers and VINs, each belonging to one or two records: sorted for exact and prefix look-up, and kept out of
 * the vocabulary, since typo tolerance does not apply to them.
 */
export class CodeList {
  private codes: string[] = []
  private slots: number[] = []
  private readonly pending: { code: string; slot: number }[] = []

  /** Adds a folded code; several slots may have the same code. */
  add(code: string, slot: number): void {
    this.pending.push({ code, slot })
  }

  remove(code: string, slot: number): void {
    this.commit()
    for (let index = this.lowerBound(code); this.codes[index] === code; index++) {
      if (this.slots[index] !== slot) continue
      this.codes.splice(index, 1)
      this.slots.splice(index, 1)
      return
    }
  }

  /** Visits the slots whose code equals `typed` or, when `prefix` is set and it is long enough, begins with it. */
  find(typed: string, prefix: boolean, visit: (slot: number, exact: boolean) => void): void {
    this.commit()
    const byPrefix = prefix && typed.length >= MIN_CODE_PREFIX
    for (let index = this.lowerBound(typed); index < this.codes.length; index++) {
      const code = this.codes[index] as string
      if (code !== typed && !(byPrefix && code.startsWith(typed))) break
      visit(this.slots[index] as number, code === typed)
    }
  }

  private lowerBound(code: string): number {
    let low = 0
    let high = this.codes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.codes[middle] as string) < code) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Merges added codes into the sorted list: one by one when few, by sorting all when many. */
  commit(): void {
    const { pending } = this
    if (pending.length === 0) return
    if (pending.length <= 32) {
      for (const { code, slot } of pending) {
        const index = this.lowerBound(code)
        this.codes.splice(index, 0, code)
        this.slots.splice(index, 0, slot)
      }
    } else {
      const all = this.codes.map((code, index) => ({ code, slot: this.slots[index] as number })).concat(pending)
      all.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
      this.codes = all.map(({ code }) => code)
      this.slots = all.map(({ slot }) => slot)
    }
    pending.length = 0
  }
}
