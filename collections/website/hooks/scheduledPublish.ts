import { type CollectionBeforeDeleteHook, type CollectionSlug, Forbidden, type Payload } from 'payload'
import { getScheduledPublishing, type ScheduledPublish } from '../../../src/server/scheduledPublishing'
import { mayUpdate } from '../../access/mayUpdate'

interface ScheduleInput {
  doc?: { relationTo: string; value: number | string }
}

/** Requires publish access to cancel a scheduled publish, which the admin does not check. */
const requirePublishAccess: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const job = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, req, disableErrors: true })
  const target = (job?.input as ScheduleInput | null | undefined)?.doc
  const collection = target && req.payload.collections[target.relationTo as CollectionSlug]
  if (!target || !collection) return
  if (!(await mayUpdate(req, collection.config.slug as CollectionSlug, Number(target.value), true)))
    throw new Forbidden(req.t)
}

/** Tries for hours, once a minute, while the database is away. */
const RETRIES = { attempts: 600, backoff: { type: 'fixed' as const, delay: 60_000 } }

/** Payload's task of a schedule, which tells staff of what cannot be published instead of failing. */
function tellFailures({ config }: Payload): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (!task || typeof task.handler !== 'function' || task.retries === RETRIES) return
  const publish = task.handler as ScheduledPublish
  task.retries = RETRIES
  task.handler = ((args) => (getScheduledPublishing() ?? ((own, run) => run(own)))(args, publish)) as ScheduledPublish
}

/**
 * Adds the rule to Payload's jobs collection after init. `jobsCollectionOverrides` would need `runHooks`, which makes every job
 * fail on its log.
 */
export function validateSchedules(payload: Payload): void {
  tellFailures(payload)
  const { hooks } = payload.collections['payload-jobs'].config
  if (!hooks.beforeDelete?.includes(requirePublishAccess))
    hooks.beforeDelete = [...(hooks.beforeDelete ?? []), requirePublishAccess]
}
