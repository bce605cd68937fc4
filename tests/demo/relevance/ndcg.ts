/** Results of a search that are judged. */
const DEPTH = 10

/**
 * nDCG@10 of a ranking: the gain of its first ten cars, discounted by position, as a share of the best possible. `grades` are those of
 * all cars in stock. 1 if there is nothing to find and nothing was found.
 */
export function ndcg(found: readonly number[], grades: readonly number[]): number {
  const best = discountedGain([...grades].sort((a, b) => b - a))
  if (best === 0) return found.length === 0 ? 1 : 0
  return discountedGain(found) / best
}

function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
