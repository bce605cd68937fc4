import type { FieldAccess, SelectField } from 'payload'
import { GROUP_MANAGED_ROLES } from '../../src/domain/accounts/canManageAccount'
import { hasRole, ROLES, type Role } from './roles'

const canManageStaff: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'superAdmin') || (hasRole(req.user, 'groupManager') && id !== req.user?.id)

/** Field rule for roles and sites: super admins and group managers assign them, group managers never to themselves. */
export const canGrantRole = { create: canManageStaff, update: canManageStaff }

/** The roles that a user may choose for an account: group managers only those that they may assign, and the one that it has. */
export function listGrantedRoles(user: unknown, current: unknown): Role[] {
  const roles = ROLES.map(({ value }) => value)
  return hasRole(user, 'groupManager')
    ? roles.filter((role) => (GROUP_MANAGED_ROLES as readonly string[]).includes(role) || role === current)
    : roles
}

/** Offers them in the form. */
export const offerGrantedRoles: SelectField['filterOptions'] = ({ data, options, req }) => {
  const granted: readonly string[] = listGrantedRoles(req.user, data?.role)
  return options.filter((option) => granted.includes(typeof option === 'string' ? option : option.value))
}
