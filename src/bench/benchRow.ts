/** One figure of a benchmark. `target` is what it should be, in words or as a bound; null where nothing was promised. */
export interface BenchRow {
  name: string
  value: number | string
  unit: string
  target: string | number | null
  /** whether the target is met; null where there is none */
  ok: boolean | null
}

/** A figure that should be no more than `most`. */
export function atMost(name: string, value: number, unit: string, most: number): BenchRow {
  return { name, value, unit, target: `at most ${most.toLocaleString('en-AU')}`, ok: value <= most }
}

/** A figure for comparison only. */
export function figure(name: string, value: number | string, unit: string): BenchRow {
  return { name, value, unit, target: null, ok: null }
}

/** The value below which `share` of the others lie: 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
}

/** A benchmark's figures as a Markdown table, with ✓ and ✗ where there is a target. */
export function tableOf(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(({ name, value, unit, target, ok }) =>
    [name, `${printed(value)} ${unit}`.trim(), target === null ? '' : String(target), mark(ok)].join(' | '),
  )
  return [`| ${title} | Measured | Target | |`, '|---|---|---|---|', ...lines.map((line) => `| ${line} |`)].join('\n')
}

const mark = (ok: boolean | null) => (ok === null ? '' : ok ? '✓' : '✗')

/** Three figures that mean something, and whole numbers from a hundred on. */
function printed(value: number | string): string {
  if (typeof value === 'string') return value
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-AU')
  return String(Number(value.toPrecision(3)))
}
