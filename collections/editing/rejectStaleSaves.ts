import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
} from 'payload'
import { EDIT_SESSION, parseEditSession, staleSaveMessage } from '../../src/domain/editSession'
import { deleteLastSave, recordFormSave } from './lastSave'

const statusOnlyKey = (collection: string) => `savesStatusOnly:${collection}`
const SESSION_ID = 'editSessionId'

/** Records whether a save changes only the status, because later hooks receive the complete document. */
export const recordStatusOnlySave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'update') {
    const fields = Object.keys((args as { data?: object }).data ?? {})
    req.context[statusOnlyKey(collection.slug)] = fields.length === 1 && fields[0] === '_status'
  }
  return args
}

/**
 * Rejects a save from a form that shows an older version than the last one saved by staff.
 * Saves without a form (REST, imports, bulk edit) always succeed and make open forms stale. Scheduled publishing changes no
 * content and makes no form stale.
 */
export const rejectStaleSaves: CollectionBeforeValidateHook = async ({
  collection,
  data = {},
  operation,
  originalDoc,
  req,
}) => {
  const { [EDIT_SESSION]: input, ...document } = data as Record<string, unknown>
  const session = parseEditSession(input)
  // Hooks of this save may save the document again, as part of the same form.
  if (session) req.context[SESSION_ID] = session.id
  const isScheduledPublish = req.payloadAPI === 'local' && req.context[statusOnlyKey(collection.slug)] === true
  if (operation !== 'update' || !req.user || isScheduledPublish) return document
  const now = new Date()
  const save = {
    savedAt: now.toISOString(),
    userId: req.user.id,
    userName: req.user.name || req.user.email,
    sessionId: (req.context[SESSION_ID] as string | undefined) ?? null,
  }
  const newer = await recordFormSave(req, collection.slug, originalDoc.id, save, session)
  if (newer) throw new APIError(staleSaveMessage(newer, req.user, now), 409, null, true)
  return document
}

export const clearLastSave: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteLastSave(req, collection.slug, id)
}
