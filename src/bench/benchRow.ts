/** One figure of a benchmark. `target` is a text or a limit, or null if there is no target. */
export interface BenchRow {
  name: string
  value: number | string
  unit: string
  target: string | number | null
  /** whether the target is met; null if there is none */
  ok: boolean | null
  /** shown behind the figure, such as what a ratio is made of */
  note?: string
  /** what the measurement can tell apart, in its unit: less is not worse than before */
  resolution?: number
}

/** A figure with a maximum. */
export function figureWithMax(name: string, value: number, unit: string, max: number): BenchRow {
  return { name, value, unit, target: `at most ${max.toLocaleString('en-AU')}`, ok: value <= max }
}

/** A figure with a minimum. */
export function figureWithMin(name: string, value: number, unit: string, min: number): BenchRow {
  return { name, value, unit, target: `at least ${min.toLocaleString('en-AU')}`, ok: value >= min }
}

/** A figure without a target. */
export function figure(name: string, value: number | string, unit: string): BenchRow {
  return { name, value, unit, target: null, ok: null }
}

/** A percentile by nearest rank: a share of 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN
}

/** Formats figures as a Markdown table, with ✓ or ✗ if there is a target. */
export function formatTable(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map((row) =>
    [row.name, formatFigure(row), row.target === null ? '' : String(row.target), formatResult(row.ok)].join(' | '),
  )
  return [`| ${title} | Measured | Target | |`, '|---|---|---|---|', ...lines.map((line) => `| ${line} |`)].join('\n')
}

/** A figure with its unit and note: "2.13 × (872 ms)". */
const formatFigure = ({ value, unit, note }: BenchRow) =>
  `${formatValue(value)} ${unit} ${note === undefined ? '' : `(${note})`}`.trim()

const formatResult = (ok: boolean | null) => (ok === null ? '' : ok ? '✓' : '✗')

/** Three significant digits, or a whole number from 100. */
function formatValue(value: number | string): string {
  if (typeof value === 'string') return value
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-AU')
  return String(Number(value.toPrecision(3)))
}
