import { CodeList } from './codeList'

/** The digits of a code with letters are enough to find it, if there are some. */
const MIN_CODE_DIGITS = 3

/** Digits at the end of a code that are enough to find it: shoppers remember the last four. */
const MIN_LAST_DIGITS = 4

/** A VIN ends in its number among its kind, which nobody looks for by a part. */
const MAX_SHORT_CODE = 12

/** The digits at the end; a letter behind them, as in "W1100N", says new or used. */
const DIGITS = /(?<!\d)(\d+)[a-z]?$/
const LAST_DIGITS = /(?<!\d)(\d+)$/

/** How a stock number, VIN or plate can be typed. */
export interface TypedForms {
  /** the digits at its end without the letters around them, as written and without zeros in front; none if they are too few, or all of it */
  digits: readonly string[]
  /** the digits of which the last are enough; null if they are too few */
  ending: string | null
}

/** The ways in which a folded code is typed, besides itself. */
export function typedForms(code: string): TypedForms {
  const isShort = code.length <= MAX_SHORT_CODE
  const digits = (isShort ? DIGITS : LAST_DIGITS).exec(code)?.[1] ?? ''
  const written = [digits, digits.replace(/^0+/, '')]
  return {
    digits: [...new Set(written)].filter((form) => form.length >= MIN_CODE_DIGITS && form !== code),
    ending: digits.length > MIN_LAST_DIGITS && isShort ? digits : null,
  }
}

/** True for digits that find a code by its end. */
export const isEnding = (typed: string): boolean => typed.length >= MIN_LAST_DIGITS && /^\d+$/.test(typed)

/** Codes by the ways in which they are typed: whole, only the digits at their end, or the last of these. */
export class CodeForms {
  private readonly whole = new CodeList()
  private readonly digits = new CodeList()
  /** digits from the last to the first, so that an end is a beginning */
  private readonly reversed = new CodeList()

  /** Adds a folded code; several slots may have the same code. */
  add(code: string, slot: number): void {
    const { digits, ending } = typedForms(code)
    this.whole.add(code, slot)
    for (const form of digits) this.digits.add(form, slot)
    if (ending !== null) this.reversed.add(reverse(ending), slot)
  }

  remove(code: string, slot: number): void {
    const { digits, ending } = typedForms(code)
    this.whole.remove(code, slot)
    for (const form of digits) this.digits.remove(form, slot)
    if (ending !== null) this.reversed.remove(reverse(ending), slot)
  }

  /** Visits the slots with a code that is `typed`, ends in it or, when `prefix` is set and it is long enough, begins with it. */
  find(typed: string, prefix: boolean, visit: (slot: number, exact: boolean) => void): void {
    this.whole.find(typed, prefix, visit)
    this.digits.find(typed, prefix, visit)
    if (isEnding(typed)) this.reversed.find(reverse(typed), true, (slot) => visit(slot, true))
  }

  /** Sorts added codes, step by step. */
  *prepare(): Generator<void> {
    for (const list of [this.whole, this.digits, this.reversed]) {
      list.commit()
      yield
    }
  }
}

const reverse = (digits: string) => Array.from(digits).reverse().join('')
