import type { Pool } from 'pg'
import { getDirectUrl } from '../../server/database/directUrl'
import type { Logger } from '../../server/logger'
import { measure, trace } from '../../server/telemetry/telemetry.mjs'
import { FeedError, NoCarsError, RemovalGuardError } from '../feedError'
import { importInProcess } from '../feedProcesses'
import type { FeedProgress, ImportFeedOptions } from '../importFeed'
import { openSource, type SourceRules } from '../sources/openSource'
import { type ClaimedRun, finishRun, INTERRUPTED_MESSAGE, type RunOutcome, saveProgress } from './feedRuns'
import { getFeedSettings } from './feedSettings'

/** Interval at which a run saves its heartbeat and progress. */
const HEARTBEAT_MS = 1_000

/** Import options of a run, and how to open its source. */
export type FeedRunOptions = Pick<
  ImportFeedOptions,
  'formatOptions' | 'mapping' | 'mode' | 'missingCars' | 'removalGuardPercent'
> & {
  open: () => Promise<AsyncIterable<Buffer>>
}

export interface FeedRunContext {
  pool: Pool
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** aborts the run and rolls it back */
  signal?: AbortSignal
  clock?: () => Date
  onProgress?: (progress: FeedProgress) => void
}

/** Imports a feed and stores the outcome in the run's document. A feed's errors become the outcome instead of being thrown. */
export function runFeedImport(run: ClaimedRun, options: FeedRunOptions, context: FeedRunContext): Promise<RunOutcome> {
  return trace('run feed', { 'site.id': run.siteId }, () =>
    measure(
      'feedRun',
      (outcome) => ({ status: outcome?.status ?? 'failed' }),
      () => importAndRecord(run, options, context),
    ),
  )
}

async function importAndRecord(run: ClaimedRun, options: FeedRunOptions, context: FeedRunContext): Promise<RunOutcome> {
  const { pool, log, signal, clock = () => new Date() } = context
  let progress: FeedProgress | null = null
  const heartbeat = setInterval(() => {
    saveProgress(pool, run.id, progress, clock()).catch((error) =>
      log.warn({ err: error, run: run.id }, 'Could not save the progress of a feed run'),
    )
  }, HEARTBEAT_MS)
  let outcome: RunOutcome
  try {
    const { open, ...importOptions } = options
    const report = await importInProcess(
      {
        ...importOptions,
        connectionString: pool.options.connectionString ?? getDirectUrl(),
        siteId: run.siteId,
        feedId: run.feedId,
        dryRun: run.dryRun,
        now: clock(),
      },
      {
        signal,
        source: open,
        onReport: (now: FeedProgress) => {
          progress = now
          context.onProgress?.(now)
        },
      },
    )
    outcome = { status: 'done', report }
  } catch (error) {
    outcome = toOutcome(error, signal)
    if (outcome.status === 'failed' && !(error instanceof FeedError))
      log.error({ err: error, run: run.id, siteId: run.siteId }, 'A feed run failed')
  } finally {
    clearInterval(heartbeat)
  }
  await finishRun(pool, run, outcome, clock())
  log.info({ run: run.id, siteId: run.siteId, status: outcome.status, reason: outcome.reason }, 'A feed run finished')
  return outcome
}

function toOutcome(error: unknown, signal: AbortSignal | undefined): RunOutcome {
  if (signal?.aborted) return { status: 'interrupted', reason: INTERRUPTED_MESSAGE }
  if (error instanceof RemovalGuardError) return { status: 'stopped', reason: error.message, report: error.report }
  if (error instanceof NoCarsError) return { status: 'failed', reason: error.message, report: error.report }
  if (error instanceof FeedError) return { status: 'failed', reason: error.message }
  return {
    status: 'failed',
    reason: 'Something went wrong on the server. Nothing was changed. See the server log.',
  }
}

/** Runs a claimed run of a configured feed. */
export async function runClaimedFeed(
  run: ClaimedRun,
  context: FeedRunContext,
  rules: SourceRules,
): Promise<RunOutcome> {
  const feed = run.feedId === null ? null : await getFeedSettings(context.pool, run.feedId)
  const open = async () => {
    if (feed === null) throw new FeedError('The feed was deleted before the run started.')
    return openSource(feed, rules, feed.siteSlug)
  }
  const { formatOptions, mapping, mode, missingCars, guardPercent } = feed ?? {}
  return runFeedImport(
    run,
    { open, formatOptions, mapping, mode, missingCars, removalGuardPercent: guardPercent },
    context,
  )
}
