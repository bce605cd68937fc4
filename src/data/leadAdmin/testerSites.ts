import 'server-only'
import { headers } from 'next/headers'
import type { Payload, TypedUser } from 'payload'
import { getRelationId } from '../../domain/relationId'
import { asUser, getSelectedSite, onSite } from '../leadInbox/leadStaff'

/** Options of the routing preview: the selected site, or all of the staff member's, with locations and makes. */
export async function listTesterSites(payload: Payload, user: TypedUser) {
  const staff = { payload, user, site: getSelectedSite(await headers()) }
  const options = { ...asUser(staff), pagination: false, sort: 'name' } as const
  const [sites, locations, makes] = await Promise.all([
    payload.find({ collection: 'sites', ...options, joins: false, select: { name: true } }),
    payload.find({ collection: 'locations', ...options, select: { name: true, site: true }, where: onSite(staff) }),
    payload.find({ collection: 'makes', ...options, select: { name: true, site: true }, where: onSite(staff) }),
  ])
  return sites.docs
    .filter(({ id }) => staff.site === null || id === staff.site)
    .map(({ id, name }) => ({
      id,
      name,
      locations: locations.docs
        .filter(({ site }) => getRelationId(site) === id)
        .map((location) => ({ id: location.id, name: location.name })),
      makes: makes.docs.filter(({ site }) => getRelationId(site) === id).map((make) => make.name),
    }))
}
