/** Typing mistakes between two words. */
export interface EditDistance {
  /** to the whole of the other text */
  whole: number
  /** to the nearest beginning of the other text */
  prefix: number
}

/**
 * Mistakes (a missing, extra, wrong or swapped letter) that turn `typed` into `text`, or into a beginning of it. Counting
 * stops at `max`: both are then `max + 1`.
 */
export function editDistance(typed: string, text: string, max: number): EditDistance {
  const tooFar = { whole: max + 1, prefix: max + 1 }
  // Letters beyond this are always farther than `max`.
  const columns = Math.min(text.length, typed.length + max)
  if (typed.length > columns + max) return tooFar
  let beforeLast: number[] = []
  let last: number[] = []
  let current: number[] = []
  for (let column = 0; column <= columns; column++) last.push(column)
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row
    let best = row
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === text[column - 1]
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1]
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = distance
      if (distance < best) best = distance
    }
    if (best > max) return tooFar
    const spare = beforeLast
    beforeLast = last
    last = current
    current = spare
  }
  const whole = columns === text.length ? (last[columns] ?? 0) : max + 1
  return { whole: Math.min(whole, max + 1), prefix: Math.min(...last, max + 1) }
}
