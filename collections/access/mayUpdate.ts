import { type CollectionSlug, docAccessOperation, type PayloadRequest } from 'payload'

/** Whether the user may change a document, or publish it: who may only write drafts changes also what is live, by a draft. */
export async function mayUpdate(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  publishes: boolean,
): Promise<boolean> {
  const isDrafted = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const { update } = await docAccessOperation({
    id,
    collection: req.payload.collections[collection],
    ...(isDrafted && { data: { _status: publishes ? 'published' : 'draft' } }),
    req,
  })
  return Boolean(update)
}
