import { processTask, TaskMemoryError, TaskTimeoutError } from '../server/taskProcesses/processTask'
import { FeedBusyError, FeedError, NoCarsError, RemovalGuardError } from './feedError'

const errors = { FeedError, FeedBusyError, NoCarsError, RemovalGuardError }

const runPreview = processTask<typeof import('./previewFeed').previewFeed>({
  module: 'src/feeds/previewFeed.ts',
  function: 'previewFeed',
  maxMemoryMb: 256,
  // Its source may be slow, but no row is.
  timeoutMs: 45_000,
  maxBlockedMs: 10_000,
  running: 2,
  errors,
})

const runImport = processTask<typeof import('./importWithConnection').importWithConnection>({
  module: 'src/feeds/importWithConnection.ts',
  function: 'importWithConnection',
  maxMemoryMb: 1024,
  timeoutMs: 2 * 3_600_000,
  maxBlockedMs: 60_000,
  // A run that stops is rolled back.
  graceMs: 10_000,
  // The queue of jobs decides how many run; a worker that starts again may overlap with itself.
  running: 4,
  waiting: 4,
  waitMs: 600_000,
  errors,
})

/** `previewFeed` in a process of its own. @throws {FeedError} also if the feed takes too long or too much memory; {TooBusyError} */
export const previewInProcess: typeof runPreview = (...args) => withFeedErrors(() => runPreview(...args))

/** `importFeed` in a process of its own. @throws {FeedError} as it does, and if the feed takes too long or too much memory */
export const importInProcess: typeof runImport = (...args) => withFeedErrors(() => runImport(...args))

async function withFeedErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TaskTimeoutError)
      throw new FeedError('The feed takes too long to read. Nothing was changed. Look for very long cells or rows.')
    if (error instanceof TaskMemoryError)
      throw new FeedError('The feed needs too much memory. Nothing was changed. Look for very long cells or rows.')
    throw error
  }
}
