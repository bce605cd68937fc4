import type { FieldAccess } from 'payload'
import { hasRole } from './roles'

const canManageStaff: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'superAdmin') || (hasRole(req.user, 'groupManager') && id !== req.user?.id)

/** Field rule for roles and sites: super admins and group managers assign them, group managers never to themselves. */
export const canGrantRole = { create: canManageStaff, update: canManageStaff }
