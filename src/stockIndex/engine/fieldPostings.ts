import { Posting } from './posting'

/** The slots of the records that have a word, by the most important field in which each has it. */
export class FieldPostings {
  private readonly byField: (Posting | undefined)[] = []
  private count = 0

  /** The number of records with the word. */
  get size(): number {
    return this.count
  }

  /** Adds a slot that has the word in no other field. */
  add(slot: number, field: number, slots: number): void {
    let posting = this.byField[field]
    if (posting === undefined) {
      posting = new Posting()
      this.byField[field] = posting
    }
    posting.add(slot, slots)
    this.count++
  }

  /** Removes a slot that has the word in this field. */
  remove(slot: number, field: number): void {
    this.byField[field]?.remove(slot)
    this.count--
  }

  /** The field in which a slot has the word; -1 without it. */
  fieldOf(slot: number): number {
    return this.byField.findIndex((posting) => posting?.has(slot))
  }

  forEach(visit: (slot: number, field: number) => void): void {
    for (let field = 0; field < this.byField.length; field++)
      this.byField[field]?.forEach((slot) => {
        visit(slot, field)
      })
  }
}
