import type { CollectionSlug, TextFieldSingleValidation, Where } from 'payload'
import { text } from 'payload/shared'
import { idOf } from './idOf'

/**
 * Says beside the field what the compound unique index (site, field) would refuse. The index still decides when two saves
 * race; this is for the words.
 */
export function uniqueOnSite(field: string, message: string): TextFieldSingleValidation {
  return async (value, options) => {
    const plain = text(value, options)
    if (plain !== true) return plain
    const { collectionSlug, data, id, req } = options
    const site = idOf((data as { site?: unknown }).site)
    if (!value || !collectionSlug || site === null || !req?.payload) return true
    const where: Where = { site: { equals: site }, [field]: { equals: value } }
    if (id != null) where.id = { not_equals: id }
    const { totalDocs } = await req.payload.count({ collection: collectionSlug as CollectionSlug, where, req })
    return totalDocs === 0 || message
  }
}
