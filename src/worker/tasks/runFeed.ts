import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { addFeedJob, claimRun, hasRunUnderWay, interruptStaleRuns } from '../../feeds/runs/feedRuns'
import { type RunTools, runClaimedFeed } from '../../feeds/runs/runFeed'
import type { SourceRules } from '../../feeds/sources/openSource'

const payload = z.object({ siteId: z.number() })

/** Milliseconds until the next try where another process, or one that has ended, runs a feed of the site. */
const RETRY_BUSY_MS = 5000

/** Runs the feed of a site that has waited longest. What waits behind it follows in a job of its own. */
export function runFeed(tools: RunTools, rules: SourceRules): Task {
  return async (job) => {
    const { pool } = tools
    const { siteId } = payload.parse(job)
    await interruptStaleRuns(pool, new Date())
    const run = await claimRun(pool, siteId, new Date())
    if (run) await runClaimedFeed(run, tools, rules)
    if (await hasRunUnderWay(pool, siteId))
      await addFeedJob(pool, siteId, run ? undefined : new Date(Date.now() + RETRY_BUSY_MS))
  }
}
