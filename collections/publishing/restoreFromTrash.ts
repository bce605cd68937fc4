import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { isDraftSave } from './liveDocument'

/** The field that is unique on a site besides it: a slug, path, kind or placement. Null for collections without one. */
const addressField = ({ indexes }: SanitizedCollectionConfig): string | null =>
  indexes?.find(({ fields, unique }) => unique && fields.length === 2 && fields[0] === 'site')?.fields[1] ?? null

/**
 * Rejects restoring a document from the trash whose address has been given to another one meanwhile, since the trash does not keep
 * addresses.
 */
export const rejectTakenAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return data
  const field = addressField(collection)
  const document = { ...originalDoc, ...data }
  const site = getRelationId(document.site)
  if (!field || site === null || !document[field]) return data
  const where: Where = {
    and: [{ site: { equals: site } }, { [field]: { equals: document[field] } }, { id: { not_equals: originalDoc.id } }],
  }
  const { totalDocs } = await req.payload.count({ collection: collection.slug as CollectionSlug, req, where })
  if (totalDocs === 0) return data
  const singular = String(collection.labels.singular).toLowerCase()
  throw new APIError(
    `Another ${singular} now has "${document[field]}". Change that one or move it to the trash, then restore this ${singular}.`,
    409,
    null,
    true,
  )
}

/**
 * Rejects taking a document out of the trash by a save of a draft: that is stored as a version beside the document, which would stay in the
 * trash and be missing in its list.
 */
export const rejectDraftRestore: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt || !isDraftSave(req, collection.slug)) return data
  throw new APIError(
    'deletedAt: a save with draft=true cannot restore from the trash. Leave draft=true out: it comes back as a draft.',
    400,
    null,
    true,
  )
}
