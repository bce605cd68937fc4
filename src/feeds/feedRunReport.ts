import type { FeedFormat } from '../domain/feeds/feedOptions'
import type { RowProblem } from './feedRow'

/** A car as the report names it. */
export interface ExampleCar {
  stocknum: string
  name: string
}

/** What would be, or was, written of a changed car: each field from what to what, as text. */
export interface ChangedCar extends ExampleCar {
  changes: { field: string; from: string; to: string }[]
}

/** A row that was set aside, for one of its reasons. */
export interface RejectedRow extends RowProblem {
  line: number
  stocknum: string | null
}

export interface FeedRunReport {
  rows: number
  new: number
  changed: number
  unchanged: number
  /** cars that this run takes to sold or off the site */
  sold: number
  quarantinedCount: number
  /** the first 500 rows that were set aside */
  quarantined: RejectedRow[]
  /** in words for staff */
  warnings: string[]
  examples: { new: ExampleCar[]; changed: ChangedCar[]; sold: ExampleCar[] }
  format: FeedFormat | null
  durationMs: number
  dryRun: boolean
}
