import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '../access/roles'

/**
 * Site authors save drafts only. Access rules reject `_status: published`; this also rejects a non-draft save, which would
 * unpublish a page, and restoring a version, which would publish it.
 */
export const authorsSaveDraftsOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, overrideAccess } = args as { draft?: boolean; overrideAccess?: boolean }
  if (!hasRole(req.user, 'siteAuthor') || overrideAccess) return args
  if ((operation === 'update' || operation === 'restoreVersion') && draft !== true) throw new Forbidden(req.t)
  return args
}
