import { getRelationId } from '../relationId'

/** Roles of staff that a group manager may assign and manage. */
export const GROUP_MANAGED_ROLES = ['siteEditor', 'siteAuthor', 'leadsOnly'] as const

/** A member of staff and the sites that they work on. */
export interface StaffMember {
  id: number
  role: string
  siteIds: readonly number[]
}

/**
 * Whether a member of staff may manage the account of another: super admins all, group managers those of lower roles who work only
 * on the manager's own sites, since a new password would give access to the other site.
 */
export function canManageAccount(manager: StaffMember, account: StaffMember): boolean {
  if (manager.role === 'superAdmin') return true
  return (
    manager.role === 'groupManager' &&
    (GROUP_MANAGED_ROLES as readonly string[]).includes(account.role) &&
    account.siteIds.length > 0 &&
    account.siteIds.every((site) => manager.siteIds.includes(site))
  )
}

/** A user of the CMS as a member of staff. */
export const toStaffMember = (user: { id: number; role: string; sites?: { site: unknown }[] | null }): StaffMember => ({
  id: user.id,
  role: user.role,
  siteIds: (user.sites ?? []).map(({ site }) => getRelationId(site)).filter((id) => id !== null),
})
