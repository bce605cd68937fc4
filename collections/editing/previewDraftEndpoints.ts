import type { CollectionSlug, Endpoint, PayloadRequest, TypedUser } from 'payload'
import { isPlainObject } from '../../src/domain/cleanText'
import { isDocumentId } from '../../src/domain/documentId'
import { isUnsavedCollection, MAX_UNSAVED_BYTES, type UnsavedCollection } from '../../src/domain/preview/unsavedContent'
import { getRelationId } from '../../src/domain/relationId'
import { errorResponse } from '../../src/server/errorResponse'
import { deletePreviewDraft, type PreviewDraftKey, storePreviewDraft } from '../../src/server/previewDrafts'
import { rateLimitResponse, retryAfterSeconds } from '../../src/server/rateLimit'
import { parseJson, readText } from '../../src/server/requestBody'
import { mayUpdate } from '../access/mayUpdate'
import { findUnsavedValues } from './unsavedValues'

const path = '/preview-drafts/:collection/:id'

/** A form sends at most some three a second. */
const LIMIT = { name: 'previewDrafts', times: 300, seconds: 60 }

/**
 * PUT /api/preview-drafts/{collection}/{id} with `{ values }` of an open form: the user's preview of the document shows them until they are
 * saved or the form is left. Nothing is validated or saved. Responds with `{ shown }`: whether they differ from what is saved.
 */
const show: Endpoint = {
  path,
  method: 'put',
  handler: async (req) => {
    const target = findTarget(req)
    if (target instanceof Response) return target
    const { payload, user } = req
    const seconds = await retryAfterSeconds(payload.db.pool, LIMIT, String(user!.id))
    if (seconds > 0) return rateLimitResponse(seconds, 'values', 'Too many changes. The preview follows in a minute.')
    const text = await readText(req as Request, MAX_UNSAVED_BYTES)
    if (text === null) return errorResponse(413, { field: 'values', message: 'This is too much to preview unsaved.' })
    const body = parseJson(text)
    const form = isPlainObject(body) ? body.values : null
    if (!isPlainObject(form)) return errorResponse(400, { field: 'values', message: 'Send the values of the form.' })
    const { collection, document: id } = target
    const stored = await findLatest(req, collection, id)
    const site = stored && (collection === 'sites' ? stored.id : getRelationId(stored.site))
    if (!stored || site === null) return errorResponse(404, NOT_FOUND)
    // Whoever may save a draft has the form, also of a document that is published.
    if (!(await mayUpdate(req, collection, stored.id, false)))
      return errorResponse(403, { field: 'id', message: 'You may not edit this document.' })
    const { config } = payload.collections[collection]
    const values = await findUnsavedValues({ req, collection: config, site: site!, stored, form })
    const database = payload.db.drizzle
    if (values)
      await storePreviewDraft(database, target, { site: site!, values, savedAt: new Date(String(stored.updatedAt)) })
    else await deletePreviewDraft(database, target)
    return Response.json({ shown: values !== null })
  },
}

/** DELETE /api/preview-drafts/{collection}/{id}: the preview shows what is saved. Responds with `{ deleted }`: whether it showed more. */
const forget: Endpoint = {
  path,
  method: 'delete',
  handler: async (req) => {
    const target = findTarget(req)
    if (target instanceof Response) return target
    return Response.json({ deleted: await deletePreviewDraft(req.payload.db.drizzle, target) })
  },
}

export const previewDraftEndpoints = [show, forget]

const NOT_FOUND = { field: 'id', message: 'Document not found.' }

/** The user's form in the address, otherwise an error response. */
function findTarget(req: PayloadRequest): (PreviewDraftKey & { collection: UnsavedCollection }) | Response {
  if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
  const collection = String(req.routeParams?.collection)
  const document = Number(req.routeParams?.id)
  if (!isUnsavedCollection(collection) || !isDocumentId(document)) return errorResponse(404, NOT_FOUND)
  return { user: Number((req.user as TypedUser).id), collection, document }
}

type Stored = Record<string, unknown> & { id: number }

/** What the form started from: the latest version of the document, as the user may read it. */
async function findLatest(req: PayloadRequest, collection: UnsavedCollection, id: number): Promise<Stored | null> {
  const found = await req.payload.findByID({
    ...{
      collection: collection as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      draft: true,
      joins: false as never,
    },
    ...{ overrideAccess: false, req, user: req.user },
  })
  return found as unknown as Stored | null
}
