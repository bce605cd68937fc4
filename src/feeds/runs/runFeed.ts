import type { Pool } from 'pg'
import type { Logger } from '../../server/logger'
import { FeedError, RemovalGuardError } from '../feedError'
import { type FeedProgress, type ImportFeedOptions, importFeed } from '../importFeed'
import { openSource, type SourceRules } from '../sources/openSource'
import { type ClaimedRun, finishRun, INTERRUPTED_MESSAGE, type RunOutcome, saveProgress } from './feedRuns'
import { getFeedSettings } from './feedSettings'

/** How often a run says that it is alive, and how far it is. */
const HEARTBEAT_MS = 1_000

/** What a run needs beside its document. */
export type FeedRunOptions = Pick<
  ImportFeedOptions,
  'formatOptions' | 'mapping' | 'mode' | 'missingCars' | 'removalGuardPercent'
> & {
  open: () => Promise<AsyncIterable<Buffer>>
}

export interface FeedRunContext {
  pool: Pool
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** ends the run with nothing changed */
  signal?: AbortSignal
  clock?: () => Date
  onProgress?: (progress: FeedProgress) => void
}

/** Works a run off and writes what it did into its document. Never throws for what is wrong with a feed. */
export async function runFeedImport(
  run: ClaimedRun,
  options: FeedRunOptions,
  context: FeedRunContext,
): Promise<RunOutcome> {
  const { pool, log, signal, clock = () => new Date() } = context
  let progress: FeedProgress | null = null
  const heartbeat = setInterval(() => {
    saveProgress(pool, run.id, progress, clock()).catch((error) =>
      log.warn({ err: error, run: run.id }, 'The progress of a feed run could not be told'),
    )
  }, HEARTBEAT_MS)
  let outcome: RunOutcome
  try {
    const { open, ...importOptions } = options
    const report = await importFeed({
      ...importOptions,
      pool,
      siteId: run.siteId,
      source: await open(),
      dryRun: run.dryRun,
      now: clock(),
      clock,
      signal,
      onProgress: (now) => {
        progress = now
        context.onProgress?.(now)
      },
    })
    outcome = { status: 'done', report }
  } catch (error) {
    outcome = toOutcome(error, signal)
    if (outcome.status === 'failed' && !(error instanceof FeedError))
      log.error({ err: error, run: run.id, siteId: run.siteId }, 'A feed run failed')
  } finally {
    clearInterval(heartbeat)
  }
  await finishRun(pool, run, outcome, clock())
  log.info({ run: run.id, siteId: run.siteId, status: outcome.status, reason: outcome.reason }, 'A feed run has ended')
  return outcome
}

function toOutcome(error: unknown, signal: AbortSignal | undefined): RunOutcome {
  if (signal?.aborted) return { status: 'interrupted', reason: INTERRUPTED_MESSAGE }
  if (error instanceof RemovalGuardError) return { status: 'stopped', reason: error.message, report: error.report }
  if (error instanceof FeedError) return { status: 'failed', reason: error.message }
  return {
    status: 'failed',
    reason: 'Something went wrong on the server. Nothing was changed; the server’s log says more.',
  }
}

/** Works off a run of a feed that staff set up. */
export async function runClaimedFeed(
  run: ClaimedRun,
  context: FeedRunContext,
  rules: SourceRules,
): Promise<RunOutcome> {
  const feed = run.feedId === null ? null : await getFeedSettings(context.pool, run.feedId)
  const open = async () => {
    if (feed === null) throw new FeedError('The feed was deleted before the run began.')
    return openSource(feed, rules, feed.siteSlug)
  }
  const { formatOptions, mapping, mode, missingCars, guardPercent } = feed ?? {}
  return runFeedImport(run, { open, formatOptions, mapping, mode, missingCars, removalGuardPercent: guardPercent }, context)
}
