import type { FeedFormat } from '../domain/feeds/feedOptions'
import type { RowProblem } from '../domain/feeds/feedRow'

/** A car in a report. */
export interface ExampleCar {
  stocknum: string
  name: string
}

/** A changed car with the old and new value of each changed field, as text. */
export interface ChangedCar extends ExampleCar {
  changes: { field: string; from: string; to: string }[]
}

/** A rejected row, with one of its problems. */
export interface RejectedRow extends RowProblem {
  line: number
  stocknum: string | null
}

export interface FeedRunReport {
  rows: number
  new: number
  changed: number
  unchanged: number
  /** cars that become sold or removed */
  sold: number
  rejectedCount: number
  /** the first 500 problems of rejected rows */
  rejected: RejectedRow[]
  /** texts for staff */
  warnings: string[]
  examples: { new: ExampleCar[]; changed: ChangedCar[]; sold: ExampleCar[] }
  format: FeedFormat | null
  durationMs: number
  dryRun: boolean
}
