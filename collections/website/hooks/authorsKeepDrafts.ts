import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { hasRole } from '../../access/roles'

/**
 * Site authors write drafts. Access rules refuse `_status: published`; this closes the ways around them: a save that is not
 * a draft save would take a published page off the site, and restoring an old version would publish it.
 */
export const authorsKeepDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, overrideAccess } = args as { draft?: boolean; overrideAccess?: boolean }
  if (!hasRole(req.user, 'siteAuthor') || overrideAccess) return args
  if ((operation === 'update' || operation === 'restoreVersion') && draft !== true) throw new Forbidden(req.t)
  return args
}
