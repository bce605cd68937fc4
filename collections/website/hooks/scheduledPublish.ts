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

/** Only those who may publish a document may take back its scheduled publishing; the admin itself asks no such question. */
const onlyByThoseWhoPublish: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
 * Adds that rule to Payload's own job collection once it is made. Its `jobsCollectionOverrides` would ask for `runHooks`,
 * under which every job fails on its log.
 */
export function validateSchedules({ collections }: Payload): void {
  const { hooks } = collections['payload-jobs'].config
  if (!hooks.beforeDelete?.includes(onlyByThoseWhoPublish))
    hooks.beforeDelete = [...(hooks.beforeDelete ?? []), onlyByThoseWhoPublish]
}
