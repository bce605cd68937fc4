import {
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  docAccessOperation,
  Forbidden,
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

/** The job collection as Payload makes it, with that rule added. Its REST access stays shut for everyone. */
export function guardSchedules({
  defaultJobsCollection,
}: {
  defaultJobsCollection: CollectionConfig
}): CollectionConfig {
  const { hooks } = defaultJobsCollection
  return {
    ...defaultJobsCollection,
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), onlyByThoseWhoPublish] },
  }
}
