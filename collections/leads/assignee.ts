import type { FilterOptionsProps, RelationshipFieldSingleValidation, Where } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { getUserSiteIds, hasRole } from '../access/roles'

/** Who a lead can be assigned to: staff of its site and super admins. */
export function staffOnSite({ data }: Pick<FilterOptionsProps, 'data'>): Where {
  const site = getRelationId((data as { site?: unknown } | undefined)?.site)
  return { or: [{ 'sites.site': { equals: site } }, { role: { equals: 'superAdmin' } }] }
}

/** Rejects staff without access to the lead's site, who could not open it. */
export const validateStaffOnSite: RelationshipFieldSingleValidation = async (value, { data, req }) => {
  const userId = getRelationId(value)
  if (userId === null) return true
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true, req })
  const site = getRelationId((data as { site?: unknown }).site)
  const hasAccess = hasRole(user, 'superAdmin') || (site !== null && getUserSiteIds(user).includes(site))
  return hasAccess || 'Choose a staff member of this site.'
}
