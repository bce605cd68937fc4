import type { User } from '../../src/payload-types'

/** Staff roles, from most to least access. Values are stored with users. */
export const ROLES = [
  {
    value: 'superAdmin',
    label: 'Super admin',
    help: 'Full access to every site.',
  },
  {
    value: 'groupManager',
    label: 'Group manager',
    help: 'Full access to the sites below and to staff who work only on them.',
  },
  {
    value: 'siteEditor',
    label: 'Site editor',
    help: 'Edits and publishes on the sites below.',
  },
  {
    value: 'siteAuthor',
    label: 'Site author',
    help: 'Writes drafts on the sites below. An editor publishes them.',
  },
  {
    value: 'leadsOnly',
    label: 'Leads only',
    help: 'Sees and answers leads of the sites below. No other access.',
  },
] as const

export type Role = (typeof ROLES)[number]['value']

type MaybeUser = Partial<Pick<User, 'role' | 'sites'>> | null | undefined

/** Whether the user has one of the roles. Anonymous users have none. */
export function hasRole(user: unknown, ...roles: Role[]): boolean {
  const role = (user as MaybeUser)?.role
  return role != null && (roles as string[]).includes(role)
}

/** Ids of the sites assigned to a user. Empty for anonymous users and for super admins, who have access to all. */
export function getUserSiteIds(user: unknown): number[] {
  const rows = (user as MaybeUser)?.sites ?? []
  return rows.flatMap(({ site }) => {
    const id = typeof site === 'object' && site !== null ? site.id : site
    return id == null ? [] : [id]
  })
}
