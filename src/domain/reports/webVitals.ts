/** Core Web Vitals as real visitors had them, with the limits of "good" and "poor" (web.dev/vitals). */
export const WEB_VITALS = {
  LCP: { label: 'Largest picture or text shown', unit: 'ms', good: 2500, poor: 4000 },
  INP: { label: 'Answer to a tap or key', unit: 'ms', good: 200, poor: 500 },
  CLS: { label: 'Layout shift', unit: '', good: 0.1, poor: 0.25 },
} as const

export type WebVital = keyof typeof WEB_VITALS

export const isWebVital = (name: unknown): name is WebVital =>
  typeof name === 'string' && Object.hasOwn(WEB_VITALS, name)

/** Each bucket is this much wider than the one before, so that a percentile is at most 5 per cent off. */
const GROWTH = 1.1

/** Buckets of a measure: the last holds everything above. */
const MAX_BUCKET = 120

/** What the first bucket holds, in the measure's unit: shorter times and smaller shifts are all the same to a visitor. */
const SMALLEST: Record<WebVital, number> = { LCP: 50, INP: 8, CLS: 0.001 }

/**
 * The bucket of a value. Daily counts by bucket add up to those of a month, which percentiles of days would not.
 * @param value milliseconds, or the score of CLS
 */
export function vitalBucket(metric: WebVital, value: number): number {
  const smallest = SMALLEST[metric]
  if (!(value > smallest)) return 0
  return Math.min(MAX_BUCKET, Math.ceil(Math.log(value / smallest) / Math.log(GROWTH) - 1e-9))
}

/** The middle of a bucket, in the measure's unit. */
export function bucketValue(metric: WebVital, bucket: number): number {
  const smallest = SMALLEST[metric]
  return bucket === 0 ? smallest : smallest * GROWTH ** (bucket - 0.5)
}

/**
 * The value that a share of visits had or bettered.
 * @param counts visits by bucket
 * @param share from 0 to 1; 0.75 as Google judges
 * @returns null without visits
 */
export function bucketPercentile(metric: WebVital, counts: ReadonlyMap<number, number>, share = 0.75): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count
    if (seen >= total * share) return bucketValue(metric, bucket)
  }
  return null
}
