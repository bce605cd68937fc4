import { APIError, type CollectionBeforeChangeHook, type CollectionSlug } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { ASK_TO_CHANGE, describeHold } from '../../src/domain/releases/scheduledHold'
import { overridesAccess } from './publishersOnly'
import { findScheduledHold } from './scheduledHold'

/**
 * Those who may not publish do not change what will be published by itself. Forms say so when they open (`readDocumentDesk`).
 * @throws {APIError} 403 that says what to ask for
 */
export const keepScheduled: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (!req.user || operation !== 'update' || overridesAccess(req, collection.slug)) return data
  const site = getRelationId(originalDoc?.site)
  const hold = await findScheduledHold(req, collection.slug as CollectionSlug, Number(originalDoc.id), site)
  if (!hold) return data
  throw new APIError(`${describeHold(hold, null)} ${ASK_TO_CHANGE}`, 403, null, true)
}
