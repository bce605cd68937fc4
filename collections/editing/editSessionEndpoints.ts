import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { isDocumentId } from '../../src/domain/documentId'
import { newerVersionMessage, newerVersionTitle, parseEditSession } from '../../src/domain/editSession'
import { errorResponse } from '../../src/server/errorResponse'
import { mayReadVersions, mayUpdate } from '../access/mayUpdate'
import { createLock, findLock, releaseLock, renewLock } from './documentLock'
import { findLastSave, isFormStale } from './lastSave'
import { findChangesPath, hasDraft } from './latestVersion'
import { getUserName } from './lockHooks'

const path = '/edit-sessions/:collection/:id'

/**
 * POST /api/edit-sessions/{collection}/{id} with an edit session: renews the lock of an open form, or creates it if missing.
 * Responds with `{ newerVersion, editor, hasDraft }`: the newer version that was saved, who has the lock if that is somebody else, and
 * whether the latest version is a draft of what is published; each or null.
 */
const renew: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const session = parseEditSession(await req.json?.().catch(() => null))
    if (!session) return errorResponse(400, { field: 'loadedAt', message: 'Send id, loadedAt and timeZone.' })
    const target = await findTarget(req)
    if (target instanceof Response) return target
    const { collection, id, mayReadVersions, user } = target
    const lock = await findLock(req, collection, id)
    if (!lock) await createLock(req, collection, id, user.id)
    else if (lock.userId === user.id) await renewLock(req, lock)
    const lastSave = await findLastSave(req, collection, id)
    const stale = lastSave !== null && (await isFormStale(req, collection, id, session, lastSave))
    const isOthers = lock !== null && lock.userId !== user.id
    const now = new Date()
    return Response.json({
      newerVersion: stale
        ? {
            title: newerVersionTitle(lastSave, user, now),
            notice: newerVersionMessage(lastSave, session.timeZone, user, now),
            changes: mayReadVersions ? await findChangesPath(req, collection, id, session.loadedAt) : null,
          }
        : null,
      hasDraft: await hasDraft(req, collection, id),
      editor: isOthers ? await getUserName(req, lock.userId) : null,
    })
  },
}

/** DELETE /api/edit-sessions/{collection}/{id}: releases the user's lock when the form closes. */
const release: Endpoint = {
  path,
  method: 'delete',
  handler: async (req) => {
    const target = await findTarget(req)
    if (target instanceof Response) return target
    await releaseLock(req, target.collection, target.id, target.user.id)
    return new Response(null, { status: 204 })
  },
}

export const editSessionEndpoints = [renew, release]

/** The document in the URL if the user can edit it, otherwise an error response. */
async function findTarget(req: PayloadRequest) {
  if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
  const slug = String(req.routeParams?.collection)
  const collection = Object.hasOwn(req.payload.collections, slug) && req.payload.collections[slug as CollectionSlug]
  const id = Number(req.routeParams?.id)
  if (!collection || collection.config.lockDocuments === false || !isDocumentId(id))
    return errorResponse(404, { field: 'id', message: 'Document not found.' })
  // Whoever may save a draft has the form, also of a document that is published.
  if (!(await mayUpdate(req, slug as CollectionSlug, id, false)))
    return errorResponse(403, { field: 'id', message: 'You do not have permission to edit this document.' })
  const readsVersions = await mayReadVersions(req, slug as CollectionSlug, id)
  return { collection: slug as CollectionSlug, id, mayReadVersions: readsVersions, user: req.user }
}
