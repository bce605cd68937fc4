import { resolve } from 'node:path'
import { payloadClient } from '@/data/payloadClient'
import { findSiteBySlug } from '@/data/site/sites'
import { listAdminHostProblems } from '@/server/adminHost'
import { listReplicaProblems } from '@/server/database/pageReplica'
import { listDiskProblems } from '@/server/diskSpace'
import { readVariable } from '@/server/environment'
import { listFollowProblems } from '@/server/followState'
import {
  buildFilesCheck,
  eventLoopCheck,
  readinessChecks,
  runHealthChecks,
  stoppingCheck,
  workerLastRun,
} from '@/server/health'
import { listProxyProblems } from '@/server/peerAddress'
import { route } from '@/server/route'
import { shareBuildFiles } from '@/server/shareBuildFiles'
import { isStopping } from '@/server/shutdown.mjs'
import { stockCache } from '@/stockIndex/stockCache'

export const dynamic = 'force-dynamic'

/** 200 when this server is ready for traffic, also with problems (`degraded`), otherwise 503 with the reason. */
export const GET = route({}, async () => {
  const health = await runHealthChecks(
    [
      stoppingCheck(isStopping),
      eventLoopCheck(readVariable('HEALTH_MAX_EVENT_LOOP_DELAY_MS')),
      ...readinessChecks(payloadClient, loadFirstStock),
      buildFilesCheck(shareOwnFiles),
    ],
    workerLastRun(payloadClient),
    async () => [...listFollowProblems(), ...listReplicaProblems(), ...(await listDiskProblems())],
    () => [...listProxyProblems(), ...listAdminHostProblems()],
  )
  return Response.json(health, {
    status: health.status === 'unavailable' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
})

/** Loads the stock index of the first site as a sample; does nothing without sites. */
async function loadFirstStock() {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: 1,
    pagination: false,
    select: { slug: true },
    sort: 'id',
  })
  const site = docs[0] && (await findSiteBySlug(docs[0].slug))
  if (site) await stockCache().getStock(site)
}

/** Shares the static files of a production build; in development they change and are never shared. */
async function shareOwnFiles() {
  if (process.env.NODE_ENV === 'development') return
  const { pool } = (await payloadClient()).db
  await shareBuildFiles(pool, resolve(readVariable('NEXT_DIST_DIR'), 'static'))
}
