import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { User } from '../../../src/payload-types'
import { hasRole, ROLES_UNDER_A_MANAGER, sitesOf } from '../../access/roles'

/**
 * A group manager looks after staff who work only on the manager's own sites. Refuses to hand out another role or another
 * site, and to touch anyone who also works elsewhere: a new password there would open the other site's door.
 */
export const managersStayInTheirGroup: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  const manager = req.user
  if (!hasRole(manager, 'groupManager')) return data
  const before = operation === 'update' ? originalDoc : undefined
  if (before?.id === manager?.id) return data
  if (before) refuseUnlessOurs(before, req)

  const errors: { path: string; message: string }[] = []
  if (data.role && !ROLES_UNDER_A_MANAGER.includes(data.role))
    errors.push({ path: 'role', message: 'Only a super admin hands out this role.' })
  const sites = data.sites === undefined && before ? sitesOf(before) : sitesOf(data)
  const own = sitesOf(manager)
  if (sites.length === 0) errors.push({ path: 'sites', message: 'Choose at least one of your sites.' })
  if (sites.some((site) => !own.includes(site)))
    errors.push({ path: 'sites', message: 'You can only choose sites that you manage.' })
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors }, req.t)
  return data
}

/** Same for removing someone. */
export const managersDeleteTheirOwnStaff: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!hasRole(req.user, 'groupManager')) return
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  refuseUnlessOurs(user, req)
}

function refuseUnlessOurs(user: User, req: PayloadRequest): void {
  const own = sitesOf(req.user)
  const ours = ROLES_UNDER_A_MANAGER.includes(user.role) && sitesOf(user).every((site) => own.includes(site))
  if (!ours) throw new Forbidden(req.t)
}
