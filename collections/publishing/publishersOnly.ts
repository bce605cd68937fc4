import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { publishingKindOf } from '../../src/domain/releases/publishingRights'
import { findPublishingRight } from '../access/publishing'
import { isDraftSave } from './liveDocument'

const overrideKey = (collection: string) => `overridesAccess:${collection}`

/** Records whether a save is one of product code with its own rights, which later hooks do not receive. */
export const noteOverride: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
    req.context[overrideKey(collection.slug)] = (args as { overrideAccess?: boolean }).overrideAccess === true
  return args
}

/** Whether the save of a document is one of product code with its own rights. */
export const overridesAccess = (req: PayloadRequest, collection: string): boolean =>
  req.context[overrideKey(collection)] === true

/**
 * Those who may not publish save drafts only. Access rules reject `_status: published`; this also rejects a non-draft save, which
 * would unpublish a page, and restoring a version, which would publish it.
 */
export const publishersOnly: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const kind = publishingKindOf(collection.slug)
  if (!kind || !req.user || operation !== 'update' || isDraftSave(req, collection.slug)) return data
  if (overridesAccess(req, collection.slug)) return data
  if ((await findPublishingRight(req, kind, getRelationId(originalDoc?.site))) !== 'publish') throw new Forbidden(req.t)
  return data
}
