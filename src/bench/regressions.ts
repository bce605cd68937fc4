import type { BenchRow } from './benchRow'

/** What runs of one machine differ by, as a share. */
const NOISE = { time: 0.15, size: 0.01 }

/** Units of what takes time, and so depends on the machine and on what else it does; `×` is beside an empty page of the same run. */
const MACHINE_UNITS = new Set(['ms', 's', '/s', 'cars/s'])
const TIME_UNITS = new Set([...MACHINE_UNITS, '×'])

interface Recorded {
  /** page with the tables of earlier runs */
  page: string
  /** title of the part */
  title: string
  /** whether those were measured on this machine: times of another one are not compared */
  isSameMachine: boolean
}

/**
 * The figures with a target that are worse than those in a page's table, by more than runs differ: a line of text for each. Empty if the page has no
 * such table.
 */
export function findRegressions(rows: readonly BenchRow[], { page, title, isSameMachine }: Recorded): string[] {
  const recorded = readTable(page, title)
  return rows.flatMap(({ name, value, unit, target, resolution = 0 }) => {
    const before = recorded.get(name)
    if (before === undefined || typeof value !== 'number' || typeof target !== 'string') return []
    if (MACHINE_UNITS.has(unit) && !isSameMachine) return []
    const share = before * (TIME_UNITS.has(unit) ? NOISE.time : NOISE.size)
    const noise = Math.max(share, resolution)
    const isWorse = target.startsWith('at least') ? value < before - noise : value > before + noise
    const figure = `${Number(value.toPrecision(3))} ${unit}`.trim()
    return isWorse ? [`${name}: ${figure}, was ${before} (${target})`] : []
  })
}

/** The figures of a table by name. */
function readTable(page: string, title: string): Map<string, number> {
  const table = page.split('\n\n').find((paragraph) => paragraph.startsWith(`| ${title} |`)) ?? ''
  const figures = new Map<string, number>()
  for (const line of table.split('\n')) {
    const [, name = '', text = ''] = line.split('|').map((cell) => cell.trim())
    const [, digits] = /^(-?[\d,]*\.?\d+)/.exec(text) ?? []
    if (digits) figures.set(name, Number(digits.replaceAll(',', '')))
  }
  return figures
}
