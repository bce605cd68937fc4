import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { documentKey } from '../../src/domain/releases/release'

/** What is open for a document: the entry of the release that holds it, or the request for its approval. Null if none is. */
export async function findOpenEntry<Slug extends 'approvals' | 'releaseItems'>(
  req: PayloadRequest,
  slug: Slug,
  collection: string,
  id: number,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { docs } = await req.payload.find({
    collection: slug,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: { openKey: { equals: documentKey(collection, id) } },
  })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
