import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { DEFAULT_ZONE } from '../../collections/fields/timeZone'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { clockMoment } from '../domain/campaigns/newCampaign'
import { getRelationId } from '../domain/relationId'
import { isOpenRelease } from '../domain/releases/release'
import type { Release, Site } from '../payload-types'
import { recordHistory } from '../server/history/recordHistory'
import { addJob, nextRunJob } from '../server/jobs/addJob'
import { ensureJobTables } from '../server/jobs/jobTables'
import { formOf } from './documents'
import { findNextDue } from './dueReleases'
import { listItems } from './publishRelease'
import { problem } from './releaseProblem'
import { findFirstRefused } from './releaseRights'
import { inUsersTransaction, lockRelease } from './transaction'
import { rejectUnpublishable } from './trialPublish'

/** The zone of a release's times: that of its first site. */
export async function zoneOf(
  req: Pick<PayloadRequest, 'payload'>,
  release: Pick<Release, 'sites'>,
): Promise<Site['timeZone']> {
  const id = getRelationId(release.sites?.[0])
  const site =
    id === null
      ? null
      : await req.payload.findByID({
          ...{ collection: 'sites', id, depth: 0, disableErrors: true, joins: false },
          select: { timeZone: true },
        })
  return site?.timeZone ?? DEFAULT_ZONE
}

/**
 * Schedules a release, or takes its schedule back.
 * @param clock on the clock of its first site; null for no time
 * @throws {ReleaseProblem} without rights, for a time that has passed, if it is published, or if something of it cannot be
 */
export async function scheduleRelease(
  payload: Payload,
  user: TypedUser,
  id: number,
  clock: string | null,
  now: Date,
): Promise<void> {
  if (clock !== null) await rejectUnpublishable(payload, user, id)
  await inUsersTransaction(payload, user, async (req) => {
    const release = await lockRelease(req, id)
    const at = clock === null ? null : clockMoment(clock, await zoneOf(req, release))
    await scheduleLocked(req, release, at, now)
  })
}

/** The same in the request's transaction, for a moment. */
export async function scheduleLocked(req: PayloadRequest, release: Release, at: Date | null, now: Date): Promise<void> {
  if (!isOpenRelease(release.state)) throw problem(409, 'release', `${release.name} is published already.`)
  if (at && at <= now) throw problem(400, 'at', 'This is in the past. Enter a later time, or publish it now.')
  const items = await listItems(req, release.id)
  if (at && items.length === 0) throw problem(400, 'documents', `${release.name} holds no documents. Add some first.`)
  const refused = await findFirstRefused(req, release, items)
  if (refused) throw problem(403, 'user', refused)
  await req.payload.db.updateOne({
    collection: 'releases',
    id: release.id,
    data: {
      state: at ? 'scheduled' : 'collecting',
      publishAt: at?.toISOString() ?? null,
      publishAt_tz: at && (await zoneOf(req, release)),
      scheduledBy: at ? Number(req.user?.id) : null,
      fault: null,
    },
    req,
    returning: false,
  })
  const database = await getDatabase(req)
  await ensureJobTables(req.payload.db.pool)
  const next = await findNextDue(database)
  if (next) await addJob(database, nextRunJob('publishReleases', next))
  await recordHistory(database, {
    actor: req.user,
    action: 'releaseSchedule',
    document: formOf(release),
    title: release.name,
    sites: (release.sites ?? []).flatMap((site) => getRelationId(site) ?? []),
    changes: [{ path: 'publishes', before: release.publishAt ?? null, after: at?.toISOString() ?? null }],
  })
}
