import type { CollectionSlug, Payload, Where } from 'payload'

/** The seed runs outside the web server, so there is no page cache to expire. */
const CONTEXT = { disableRevalidate: true }

/**
 * Updates the document with a natural key, or creates it. Returns its id.
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
