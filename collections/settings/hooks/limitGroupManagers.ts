import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { canManageAccount, GROUP_MANAGED_ROLES, toStaffMember } from '../../../src/domain/accounts/canManageAccount'
import type { User } from '../../../src/payload-types'
import { getUserSiteIds, hasRole } from '../../access/roles'

/**
 * Group managers manage staff who work only on the manager's own sites. Rejects other roles and sites, and changes to staff who
 * also work elsewhere: a new password would give access to the other site.
 */
export const limitGroupManagers: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  const manager = req.user
  if (!hasRole(manager, 'groupManager')) return data
  const before = operation === 'update' ? originalDoc : undefined
  if (before?.id === manager?.id) return data
  if (before) requireManagedUser(before, req)

  const errors: { label?: string; path: string; message: string }[] = []
  if (data.role && !(GROUP_MANAGED_ROLES as readonly string[]).includes(data.role))
    errors.push({ path: 'role', message: 'Only a super admin can assign this role.' })
  const sites = data.sites === undefined && before ? getUserSiteIds(before) : getUserSiteIds(data)
  const ownSites = getUserSiteIds(manager)
  // The form shows the label alone: it has to say what to do.
  if (sites.length === 0)
    errors.push({ label: 'Sites. Choose at least one site.', path: 'sites', message: 'Choose at least one site.' })
  if (sites.some((site) => !ownSites.includes(site)))
    errors.push({ label: 'Sites', path: 'sites', message: 'Choose only sites that you manage.' })
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors }, req.t)
  return data
}

/** The same rule for deleting staff. */
export const limitGroupManagerDeletes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!hasRole(req.user, 'groupManager')) return
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  requireManagedUser(user, req)
}

function requireManagedUser(user: User, req: PayloadRequest): void {
  const manager = req.user && toStaffMember(req.user)
  if (!manager || !canManageAccount(manager, toStaffMember(user))) throw new Forbidden(req.t)
}
