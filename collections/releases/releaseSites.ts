import { getRelationId } from '../../src/domain/relationId'
import { getUserSiteIds, hasRole } from '../access/roles'

/**
 * Why a user may not change a release for these sites: only staff of all of them may. Null if the user may. No staff work on a site that no
 * longer exists.
 */
export function findSitesRefusal(user: unknown, sites: readonly unknown[] | null | undefined): string | null {
  if (hasRole(user, 'superAdmin')) return null
  const own = getUserSiteIds(user)
  if ((sites ?? []).every((site) => own.includes(getRelationId(site) ?? 0))) return null
  return 'This release is also for sites that are not yours. Ask somebody who works on all of them.'
}
