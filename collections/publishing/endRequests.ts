import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { documentKey } from '../../src/domain/releases/release'

/** Nobody approves a document in the trash. */
export const endRequestsOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await endRequests(req, documentKey(collection.slug, Number(doc.id)))
  return doc
}

/** Nor one that is gone, which no release holds either. */
export const endRequestsOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const key = documentKey(collection.slug, Number(id))
  await endRequests(req, key)
  await req.payload.db.deleteMany({ collection: 'releaseItems', req, where: { openKey: { equals: key } } })
}

const endRequests = (req: PayloadRequest, openKey: string) =>
  req.payload.db.updateMany({
    collection: 'approvals',
    data: { state: 'withdrawn', openKey: null },
    req,
    returning: false,
    where: { openKey: { equals: openKey } },
  })
