import type { CollectionSlug, Payload, Where } from 'payload'

/** No page cache lives where the seed runs, and none of its writes is a member of staff's. */
const CONTEXT = { disableRevalidate: true }

/**
 * Writes a document by its natural key: updates the one that the key finds, else creates it. Answers with its id. Running
 * it twice leaves one document.
 */
export async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, number | string>,
  data: Record<string, unknown>,
): Promise<number> {
  const where: Where = { and: Object.entries(key).map(([field, value]) => ({ [field]: { equals: value } })) }
  const found = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false, select: {} })
  const common = { collection, context: CONTEXT, depth: 0, data: { ...key, ...data } as never }
  const existing = found.docs[0]
  if (existing) {
    await payload.update({ ...common, id: existing.id })
    return Number(existing.id)
  }
  const created = await payload.create({ ...common, draft: false })
  return Number(created.id)
}
