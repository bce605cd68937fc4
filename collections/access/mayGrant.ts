import type { FieldAccess } from 'payload'
import { hasRole } from './roles'

const managesStaff: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'superAdmin') || (hasRole(req.user, 'groupManager') && id !== req.user?.id)

/** Field rule for roles and sites: those who manage staff hand them out, and group managers never to themselves. */
export const canGrantRole = { create: managesStaff, update: managesStaff }
