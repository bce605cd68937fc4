import type { FieldAccess, SelectField } from 'payload'
import { GROUP_MANAGED_ROLES } from '../../src/domain/accounts/canManageAccount'
import { hasRole } from './roles'

const canManageStaff: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'superAdmin') || (hasRole(req.user, 'groupManager') && id !== req.user?.id)

/** Field rule for roles and sites: super admins and group managers assign them, group managers never to themselves. */
export const canGrantRole = { create: canManageStaff, update: canManageStaff }

/** Offers group managers only the roles that they may assign, and the one that an account has. */
export const offerGrantedRoles: SelectField['filterOptions'] = ({ data, options, req }) =>
  hasRole(req.user, 'groupManager')
    ? options.filter((option) => {
        const value = typeof option === 'string' ? option : option.value
        return (GROUP_MANAGED_ROLES as readonly string[]).includes(value) || value === data?.role
      })
    : options
