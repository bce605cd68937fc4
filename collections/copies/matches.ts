import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Document = { id: number; site?: unknown } & Record<string, unknown>

/** The fields by which documents of two sites are the same. */
const ADDRESS_FIELDS = ['path', 'slug'] as const

/**
 * The document of a site that stands for one of another site: a copy of it, its source, or the one with the same address. A document
 * that belongs to no site stands for itself. Null if there is none that the user may read.
 */
export async function findMatch(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  site: number,
): Promise<number | null> {
  const fields = new Set(req.payload.collections[collection]?.config.flattenedFields.map(({ name }) => name))
  if (!fields.has('site')) return fields.size > 0 ? id : null
  const document = (await findReadable(req, collection, { id: { equals: id } })) as Document | null
  if (!document) return null
  const same: Where[] = []
  if (fields.has('copied_from')) {
    same.push({ copied_from: { equals: id } })
    if (typeof document.copied_from === 'number') same.push({ id: { equals: document.copied_from } })
  }
  for (const name of ADDRESS_FIELDS)
    if (fields.has(name) && typeof document[name] === 'string') same.push({ [name]: { equals: document[name] } })
  if (same.length === 0) return null
  const match = await findReadable(req, collection, { and: [{ site: { equals: site } }, { or: same }] })
  return match?.id ?? null
}

async function findReadable(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<Document | null> {
  const { docs } = await req.payload.find({
    ...{ collection, where, depth: 0, limit: 1, pagination: false, sort: 'id' },
    ...{ overrideAccess: false, req, user: req.user },
  })
  return (docs[0] as unknown as Document | undefined) ?? null
}
