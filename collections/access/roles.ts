import type { User } from '../../src/payload-types'

/** What staff may be, from the most to the least trusted. Values are stored with users. */
export const ROLES = [
  {
    value: 'superAdmin',
    label: 'Super admin',
    help: 'Everything, on every site.',
  },
  {
    value: 'groupManager',
    label: 'Group manager',
    help: 'Everything on the sites listed below, and the staff who work only on them.',
  },
  {
    value: 'siteEditor',
    label: 'Site editor',
    help: 'Writes and publishes on the sites listed below.',
  },
  {
    value: 'siteAuthor',
    label: 'Site author',
    help: 'Writes drafts on the sites listed below; someone else publishes them.',
  },
  {
    value: 'leadsOnly',
    label: 'Leads only',
    help: 'Reads and answers the leads of the sites listed below, and nothing else.',
  },
] as const

export type Role = (typeof ROLES)[number]['value']

/** Roles that a group manager may hand out. */
export const ROLES_UNDER_A_MANAGER: readonly Role[] = ['siteEditor', 'siteAuthor', 'leadsOnly']

type MaybeUser = Partial<Pick<User, 'role' | 'sites'>> | null | undefined

/** Whether the user has one of the roles; a stranger has none. */
export function hasRole(user: unknown, ...roles: Role[]): boolean {
  const role = (user as MaybeUser)?.role
  return role != null && (roles as string[]).includes(role)
}

/** Ids of the sites that a user works on. Empty for strangers; super admins work on all and list none. */
export function sitesOf(user: unknown): number[] {
  const rows = (user as MaybeUser)?.sites ?? []
  return rows.flatMap(({ site }) => {
    const id = typeof site === 'object' && site !== null ? site.id : site
    return id == null ? [] : [id]
  })
}
