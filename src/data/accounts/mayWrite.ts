import 'server-only'
import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload'

/** What a request is about to do, before anything of its body is known. */
export interface IntendedWrite {
  collection: CollectionSlug
  operation: 'create' | 'update'
  /** of the document; undefined for none or many */
  id?: number
  /** whether there must be such a document, which the rule allows; otherwise what it says of documents is left to Payload */
  isOfDocument: boolean
}

/**
 * Whether the collection's access rule lets the user do this at all, asked without data as Payload does for the rights of the admin.
 * Payload checks the rule again with the data.
 */
export async function mayWrite(
  payload: Payload,
  user: TypedUser,
  { collection, operation, id, isOfDocument }: IntendedWrite,
): Promise<boolean> {
  const req = await createLocalReq({ user }, payload)
  const allowed = await payload.collections[collection].config.access[operation]({ id, req })
  if (!allowed || !isOfDocument || operation === 'create') return Boolean(allowed)
  if (id === undefined) return false
  const where = { and: [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])] }
  return (await payload.db.count({ collection, req, where })).totalDocs > 0
}
