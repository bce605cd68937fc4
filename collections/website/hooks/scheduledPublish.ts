import {
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  docAccessOperation,
  Forbidden,
  type Payload,
} from 'payload'

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
  const permissions = await docAccessOperation({
    id: target.value,
    collection,
    data: { _status: 'published' },
    req,
  })
  if (!permissions.update) throw new Forbidden(req.t)
}

/**
 * Adds the rule to Payload's jobs collection after init. `jobsCollectionOverrides` would need `runHooks`, which makes every job
 * fail on its log.
 */
export function validateSchedules({ collections }: Payload): void {
  const { hooks } = collections['payload-jobs'].config
  if (!hooks.beforeDelete?.includes(requirePublishAccess))
    hooks.beforeDelete = [...(hooks.beforeDelete ?? []), requirePublishAccess]
}
