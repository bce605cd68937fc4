import type { FilterOptionsProps, RelationshipFieldSingleValidation, Where } from 'payload'
import { hasRole, sitesOf } from '../access/roles'
import { idOf } from '../fields/idOf'

/** Who may be asked to answer a lead: staff who work on its site, and super admins. */
export function colleaguesOnSite({ data }: Pick<FilterOptionsProps, 'data'>): Where {
  const site = idOf((data as { site?: unknown } | undefined)?.site)
  return { or: [{ 'sites.site': { equals: site } }, { role: { equals: 'superAdmin' } }] }
}

/** Refuses a member of staff who does not work on the lead's site: they could not open it. */
export const colleagueOnSite: RelationshipFieldSingleValidation = async (value, { data, req }) => {
  const user = idOf(value)
  if (user === null) return true
  const colleague = await req.payload.findByID({ collection: 'users', id: user, depth: 0, disableErrors: true, req })
  const site = idOf((data as { site?: unknown }).site)
  const works = hasRole(colleague, 'superAdmin') || (site !== null && sitesOf(colleague).includes(site))
  return works || 'Choose someone who works on this site.'
}
