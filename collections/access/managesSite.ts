import { getUserSiteIds, hasRole } from './roles'

/** Whether the user may decide what runs on a site's pages: super admins everywhere, group managers on their sites. */
export const managesSite = (user: unknown, site: number | null): boolean =>
  hasRole(user, 'superAdmin') || (hasRole(user, 'groupManager') && site !== null && getUserSiteIds(user).includes(site))
