import type { PayloadRequest } from 'payload'
import { documentKey } from '../../src/domain/releases/release'
import type { ReleaseItem } from '../../src/payload-types'

/** The entry of the open release that holds a document; null if none does. */
export async function findHolding(req: PayloadRequest, collection: string, id: number): Promise<ReleaseItem | null> {
  const { docs } = await req.payload.find({
    collection: 'releaseItems',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: { openKey: { equals: documentKey(collection, id) } },
  })
  return docs[0] ?? null
}
