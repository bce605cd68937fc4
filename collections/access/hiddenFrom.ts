import type { ClientUser } from 'payload'
import { hasRole, type Role } from './roles'

/** Keeps a collection out of the navigation of roles that have no business there; access rules refuse them anyway. */
export function hiddenFrom(...roles: Role[]) {
  return ({ user }: { user: ClientUser }) => hasRole(user, ...roles)
}
