import type { CollectionSlug, TextFieldSingleValidation, Where } from 'payload'
import { text } from 'payload/shared'
import { getRelationId } from '../../src/domain/relationId'

/**
 * Reports duplicates at the field before the compound unique index (site, field) rejects them. The index still decides when
 * two saves race.
 */
export function uniqueOnSite(field: string, message: string): TextFieldSingleValidation {
  return async (value, options) => {
    const base = text(value, options)
    if (base !== true) return base
    const { collectionSlug, data, id, req } = options
    const site = getRelationId((data as { site?: unknown }).site)
    if (!value || !collectionSlug || site === null || !req?.payload) return true
    const where: Where = { site: { equals: site }, [field]: { equals: value } }
    if (id != null) where.id = { not_equals: id }
    const { totalDocs } = await req.payload.count({ collection: collectionSlug as CollectionSlug, where, req })
    return totalDocs === 0 || message
  }
}
