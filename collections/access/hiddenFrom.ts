import type { ClientUser } from 'payload'
import { hasRole, type Role } from './roles'

/** Hides a collection from the navigation of roles without access. Access rules still apply. */
export function hiddenFrom(...roles: Role[]) {
  return ({ user }: { user: ClientUser }) => hasRole(user, ...roles)
}
