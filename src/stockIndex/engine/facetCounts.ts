import type { FacetTally } from './facetColumn'
import { selectTop } from './selectTop'

export type FacetValueOrder = 'count' | 'alpha'

export interface FacetValueCount {
  value: string
  count: number
}

/** Minimum, maximum, sum and mean of an attribute over the matched records that have it. */
export interface FacetStats {
  min: number
  max: number
  avg: number
  sum: number
}

/** Almost all counts are below this, so a histogram of this length finds the cut-off. */
const HISTOGRAM = 64

/** The first `limit` values that the matched records have: by count and then by value, or by value alone. */
export function topValues(tally: FacetTally, limit: number, order: FacetValueOrder): FacetValueCount[] {
  const { counts, compareValues } = tally
  const compare =
    order === 'alpha'
      ? compareValues
      : (a: number, b: number) => (counts[b] as number) - (counts[a] as number) || compareValues(a, b)
  const candidates = order === 'alpha' ? numbersFrom(counts, 1) : numbersFrom(counts, minCountForLimit(counts, limit))
  return selectTop(candidates, limit, compare).map((number) => ({
    value: tally.valueOf(number),
    count: counts[number] as number,
  }))
}

/** The count that at least `limit` values reach, so that rarer ones need no sorting; 1 when there are fewer. */
function minCountForLimit(counts: ArrayLike<number>, limit: number): number {
  const histogram = new Int32Array(HISTOGRAM + 1)
  for (let number = 0; number < counts.length; number++) {
    const count = Math.min(counts[number] as number, HISTOGRAM)
    histogram[count] = (histogram[count] as number) + 1
  }
  let reached = 0
  for (let count = HISTOGRAM; count > 1; count--) {
    reached += histogram[count] as number
    if (reached >= limit) return count
  }
  return 1
}

function numbersFrom(counts: ArrayLike<number>, minCount: number): number[] {
  const numbers: number[] = []
  for (let number = 0; number < counts.length; number++) {
    if ((counts[number] as number) >= minCount) numbers.push(number)
  }
  return numbers
}

/** The statistics of a number attribute over the matched records that have it; null when none has. */
export function computeStats(tally: FacetTally): FacetStats | null {
  const { counts } = tally
  const amounts = tally.amounts()
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let sum = 0
  let records = 0
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number
    if (count === 0) continue
    const amount = amounts[number] as number
    if (amount < min) min = amount
    if (amount > max) max = amount
    sum += amount * count
    records += count
  }
  return records === 0 ? null : { min, max, avg: sum / records, sum }
}
