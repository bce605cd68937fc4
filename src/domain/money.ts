/** Dollars as whole cents, rounded half away from zero, so that sums are exact. NaN and infinities give 0. */
export function toCents(dollars: number): number {
  if (!Number.isFinite(dollars)) return 0
  const rounded = Math.round((Math.abs(dollars) + Number.EPSILON) * 100)
  return dollars < 0 ? -rounded : rounded
}

/** Whole cents as dollars with at most two decimals. */
export function fromCents(cents: number): number {
  return cents / 100
}
