import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { addFeedJob, claimRun, hasActiveRun, interruptStaleRuns } from '../../feeds/runs/feedRuns'
import { type FeedRunContext, runClaimedFeed } from '../../feeds/runs/runFeed'
import type { SourceRules } from '../../feeds/sources/openSource'
import { toDatabase } from '../../server/database/database'

const payload = z.object({ siteId: z.number() })

/** Milliseconds until the next attempt if another process runs a feed of the site, or a dead one did. */
const RETRY_BUSY_MS = 5000

/** Runs the oldest waiting feed run of a site. The next one gets its own job. */
export function runFeedTask(context: FeedRunContext, rules: SourceRules): Task {
  return async (job) => {
    const { pool } = context
    const { siteId } = payload.parse(job)
    await interruptStaleRuns(toDatabase(pool), new Date())
    const run = await claimRun(pool, siteId, new Date())
    if (run) await runClaimedFeed(run, context, rules)
    if (await hasActiveRun(pool, siteId))
      await addFeedJob(toDatabase(pool), siteId, run ? undefined : new Date(Date.now() + RETRY_BUSY_MS))
  }
}
