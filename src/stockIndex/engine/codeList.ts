/** Shorter queries do not match codes by prefix, which half the stock would share. */
export const MIN_CODE_PREFIX = 3

/**
 * Stock numbers and VINs, each belonging to one or two records: sorted for exact and prefix look-up, and kept out of
 * the vocabulary, since typo tolerance does not apply to them.
 */
export class CodeList {
  private codes: string[] = []
  private slots: number[] = []
  /** added and not yet sorted in; two lists take a third of the memory of one of pairs */
  private pendingCodes: string[] = []
  private pendingSlots: number[] = []

  /** Adds a folded code; several slots may have the same code. */
  add(code: string, slot: number): void {
    this.pendingCodes.push(code)
    this.pendingSlots.push(slot)
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
    const { pendingCodes, pendingSlots } = this
    if (pendingCodes.length === 0) return
    this.pendingCodes = []
    this.pendingSlots = []
    if (pendingCodes.length <= 32) {
      pendingCodes.forEach((code, at) => {
        const index = this.lowerBound(code)
        this.codes.splice(index, 0, code)
        this.slots.splice(index, 0, pendingSlots[at] as number)
      })
      return
    }
    const codes = this.codes.concat(pendingCodes)
    const slots = this.slots.concat(pendingSlots)
    const order = Uint32Array.from(codes, (_, at) => at).sort((a, b) => {
      const [first, second] = [codes[a] as string, codes[b] as string]
      return first < second ? -1 : first > second ? 1 : 0
    })
    this.codes = Array.from(order, (at) => codes[at] as string)
    this.slots = Array.from(order, (at) => slots[at] as number)
  }
}
