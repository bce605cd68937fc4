import { type CollectionSlug, docAccessOperation, type Endpoint, type PayloadRequest } from 'payload'
import { isStale, newerVersionMessage, parseEditSession } from '../../src/domain/editSession'
import { errorResponse } from '../../src/server/errorResponse'
import { createLock, findLock, releaseLock, renewLock } from './documentLock'
import { findLastSave } from './lastSave'

const path = '/edit-sessions/:collection/:id'

/**
 * POST /api/edit-sessions/{collection}/{id} with an edit session: an open form renews its lock, or takes it where there is none.
 * Answers `{ newerVersion }`, the message to show where somebody saved a newer version, else null.
 */
const renew: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const session = parseEditSession(await req.json?.().catch(() => null))
    if (!session) return errorResponse(400, { field: 'loadedAt', message: 'Send id, loadedAt and timeZone.' })
    const edited = await findEdited(req)
    if (edited instanceof Response) return edited
    const { collection, id, user } = edited
    const lock = await findLock(req, collection, id)
    if (!lock) await createLock(req, collection, id, user.id)
    else if (lock.userId === user.id) await renewLock(req, lock)
    const lastSave = await findLastSave(req, collection, id)
    const stale = lastSave && isStale(session, lastSave)
    return Response.json({
      newerVersion: stale ? newerVersionMessage(lastSave, session.timeZone, user, new Date()) : null,
    })
  },
}

/** DELETE /api/edit-sessions/{collection}/{id}: the form was closed, and its editor's lock ends. */
const release: Endpoint = {
  path,
  method: 'delete',
  handler: async (req) => {
    const edited = await findEdited(req)
    if (edited instanceof Response) return edited
    await releaseLock(req, edited.collection, edited.id, edited.user.id)
    return new Response(null, { status: 204 })
  },
}

export const editSessionEndpoints = [renew, release]

/** The document of the address, where the user may change it; else the response that refuses. */
async function findEdited(req: PayloadRequest) {
  if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
  const slug = String(req.routeParams?.collection)
  const collection = Object.hasOwn(req.payload.collections, slug) && req.payload.collections[slug as CollectionSlug]
  const id = Number(req.routeParams?.id)
  if (!collection || collection.config.lockDocuments === false || !Number.isSafeInteger(id))
    return errorResponse(404, { field: 'id', message: 'There is no such document.' })
  const { update } = await docAccessOperation({ id, collection, req })
  if (!update) return errorResponse(403, { field: 'id', message: 'You may not change this document.' })
  return { collection: slug, id, user: req.user }
}
