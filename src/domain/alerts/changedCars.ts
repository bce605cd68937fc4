import FastBitSet from 'fastbitset'
import { type Filter, toFiniteNumber } from '../stock/filters/filter'

/** Conditions whose cars are kept: many shoppers choose the same value or price. */
const MAX_KEPT_CONDITIONS = 5000

/** What a search finds among the changed cars. */
export interface FoundCars<Car> {
  total: number
  /** the first of them, in the order of the cars given */
  cars: Car[]
}

/**
 * The cars that changed, indexed by the values of their fields, so that many saved searches find their cars among them: each condition
 * is a set of bits, and a search combines a few. Finds what `matchesFilter` matches, which are the semantics of the stock index.
 */
export class ChangedCars<Car extends object> {
  private readonly postings = new Map<string, number[]>()
  private readonly columns = new Map<string, { values: Float64Array; cars: Uint32Array }>()
  private readonly kept = new Map<string, FastBitSet>()
  private readonly all: FastBitSet

  constructor(readonly cars: readonly Car[]) {
    this.all = new FastBitSet(cars.map((_, index) => index))
    const numbers = new Map<string, [number, number][]>()
    for (const [index, car] of cars.entries())
      for (const [attribute, value] of Object.entries(car)) {
        for (const token of new Set(tokensOf(attribute, value))) {
          const posting = this.postings.get(token)
          if (posting) posting.push(index)
          else this.postings.set(token, [index])
        }
        if (typeof value === 'number') {
          const column = numbers.get(attribute)
          if (column) column.push([value, index])
          else numbers.set(attribute, [[value, index]])
        }
      }
    for (const [attribute, entries] of numbers) {
      entries.sort(([a], [b]) => a - b)
      this.columns.set(attribute, {
        values: Float64Array.from(entries, ([value]) => value),
        cars: Uint32Array.from(entries, ([, car]) => car),
      })
    }
  }

  /** The cars that match a filter; of their list only the first `max`. */
  find(filter: Filter, max = Number.POSITIVE_INFINITY): FoundCars<Car> {
    const found = this.match(filter)
    const cars: Car[] = []
    for (const index of found) {
      if (cars.length >= max) break
      cars.push(this.cars[index]!)
    }
    return { total: found.size(), cars }
  }

  /** The cars of a filter. The set may be kept: it is not to be changed. */
  private match(filter: Filter): FastBitSet {
    switch (filter.kind) {
      case 'all': {
        const [first, ...others] = filter.operands
        if (!first) return this.all
        const found = this.match(first).clone()
        for (const operand of others) found.intersection(this.match(operand))
        return found
      }
      case 'any': {
        const found = new FastBitSet()
        for (const operand of filter.operands) found.union(this.match(operand))
        return found
      }
      case 'not':
        return this.all.clone().difference(this.match(filter.operand))
      case 'value':
        return this.keep(`${filter.attribute}=${filter.value}`, () => this.ofValue(filter.attribute, filter.value))
      case 'range': {
        const { attribute, low, high } = filter
        return this.keep(`${attribute}:${low}:${high}`, () =>
          this.ofSpan(
            attribute,
            (value) => value >= low,
            (value) => value > high,
          ),
        )
      }
      case 'compare': {
        const { attribute, operator, operand } = filter
        return this.keep(`${attribute} ${operator} ${operand}`, () => this.compare(attribute, operator, operand))
      }
    }
  }

  private compare(attribute: string, operator: Extract<Filter, { kind: 'compare' }>['operator'], operand: number) {
    switch (operator) {
      case '=':
        return this.ofValue(attribute, String(operand))
      case '!=':
        return this.all.clone().difference(this.ofValue(attribute, String(operand)))
      case '<':
        return this.ofSpan(
          attribute,
          () => true,
          (value) => value >= operand,
        )
      case '<=':
        return this.ofSpan(
          attribute,
          () => true,
          (value) => value > operand,
        )
      case '>':
        return this.ofSpan(
          attribute,
          (value) => value > operand,
          () => false,
        )
      case '>=':
        return this.ofSpan(
          attribute,
          (value) => value >= operand,
          () => false,
        )
    }
  }

  private ofValue(attribute: string, value: string): FastBitSet {
    return new FastBitSet(valueTokens(attribute, value).flatMap((token) => this.postings.get(token) ?? []))
  }

  /** The cars from the first value that has begun to the first that has ended. */
  private ofSpan(attribute: string, begun: (value: number) => boolean, ended: (value: number) => boolean): FastBitSet {
    const column = this.columns.get(attribute)
    if (!column) return new FastBitSet()
    const { values, cars } = column
    const from = lowest(values.length, (index) => begun(values[index]!))
    const to = lowest(values.length, (index) => ended(values[index]!))
    return new FastBitSet(cars.subarray(from, Math.max(from, to)))
  }

  private keep(key: string, build: () => FastBitSet): FastBitSet {
    const known = this.kept.get(key)
    if (known) return known
    const built = build()
    if (this.kept.size >= MAX_KEPT_CONDITIONS) this.kept.clear()
    this.kept.set(key, built)
    return built
  }
}

/** The tokens of a car's value: a number by its amount, anything else by its text in lower case. */
function tokensOf(attribute: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => tokensOf(attribute, element))
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'number') return [`${attribute}#${value}`]
  if (typeof value === 'object') return []
  return [`${attribute}:${String(value).toLowerCase()}`]
}

/** The tokens that a value of a filter matches: the text, and the number that it writes. */
function valueTokens(attribute: string, value: string): string[] {
  const number = toFiniteNumber(value)
  const text = `${attribute}:${value.toLowerCase()}`
  return number === null ? [text] : [text, `${attribute}#${number}`]
}

/** The first index for which a condition holds, which then holds for all that follow; `length` if there is none. */
function lowest(length: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
