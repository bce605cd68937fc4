import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * Whether there is a document that the user may change, or publish: who may only write drafts changes also what is live, by a draft. Only this
 * right is worked out: Payload's `docAccessOperation` reads the whole document, and goes through the rights of each field.
 */
export async function mayUpdate(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  publishes: boolean,
): Promise<boolean> {
  const { access, versions } = req.payload.collections[collection].config
  const isDrafted = Boolean(versions?.drafts)
  const allowed = await access.update({
    id,
    req,
    ...(isDrafted && { data: { _status: publishes ? 'published' : 'draft' } }),
  })
  if (allowed === false) return false
  const where = { and: [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])] }
  return (await req.payload.db.count({ collection, req, where })).totalDocs > 0
}

/** Whether the user may read the versions of a document, of which there is one. */
export async function mayReadVersions(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<boolean> {
  const { access, versions } = req.payload.collections[collection].config
  if (!versions) return false
  const allowed = await access.readVersions({ id, req })
  if (typeof allowed === 'boolean') return allowed
  const where = { and: [{ parent: { equals: id } }, allowed] }
  return (await req.payload.db.countVersions({ collection, req, where })).totalDocs > 0
}
