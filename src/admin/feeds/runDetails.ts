import type { FeedRunStatus } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'

export interface RejectedRow {
  line: number
  stocknum: string | null
  field: string
  reason: string
}

export interface ExampleCar {
  stocknum: string
  name: string
  changes?: { field: string; from: string; to: string }[]
}

export interface RunExamples {
  new: ExampleCar[]
  changed: ExampleCar[]
  sold: ExampleCar[]
}

export interface RunProgress {
  phase: 'reading' | 'comparing' | 'writing'
  rows: number
  rejected: number
}

/** Typed JSON columns of a run. */
export const getRunDetails = (run: FeedRun) => ({
  progress: (run.progress ?? null) as RunProgress | null,
  warnings: (run.warnings ?? []) as string[],
  rejected: (run.rejected ?? []) as unknown as RejectedRow[],
  examples: (run.examples ?? { new: [], changed: [], sold: [] }) as unknown as RunExamples,
})

export const STATUS_LABELS: Record<FeedRunStatus, { label: string; tone: 'good' | 'soon' | 'bad' | 'busy' }> = {
  waiting: { label: 'Waiting', tone: 'busy' },
  running: { label: 'Running', tone: 'busy' },
  done: { label: 'Done', tone: 'good' },
  stopped: { label: 'Stopped by removal limit', tone: 'soon' },
  failed: { label: 'Failed', tone: 'bad' },
  interrupted: { label: 'Interrupted', tone: 'soon' },
}

export const formatCount = (number: number | null | undefined) => (number ?? 0).toLocaleString('en-AU')

/** Formats milliseconds: "0.8 s", "42 s", "3 min 5 s". */
export function formatDuration(durationMs: number | null | undefined): string {
  const seconds = (durationMs ?? 0) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Text for who started a run. */
export function formatStarter({ startedBy, startedByName }: Pick<FeedRun, 'startedBy' | 'startedByName'>): string {
  if (startedBy === 'schedule') return 'on schedule'
  if (startedBy === 'terminal') return 'from the command line'
  return startedByName ? `by ${startedByName}` : 'by staff'
}
