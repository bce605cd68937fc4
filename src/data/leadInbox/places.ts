import 'server-only'
import { getRelationId } from '../../domain/relationId'
import { listStaffSites, type StaffSite } from '../site/staffSites'
import type { LeadStaff } from './leadStaff'

export interface Named {
  id: number
  name: string
}

/** A staff member who can be assigned leads, and their sites. */
export interface Colleague extends Named {
  sites: number[]
}

export interface InboxPlaces {
  sites: StaffSite[]
  locations: (Named & { site: number })[]
  colleagues: Colleague[]
}

const LEAD_ROLES = ['groupManager', 'siteEditor', 'leadsOnly'] as const

/**
 * The sites, locations and colleagues in an inbox. Names of locations and colleagues of their sites are shown even to staff
 * who may not open those documents, since leads staff need them to read and assign leads.
 */
export async function listInboxLocations(staff: LeadStaff): Promise<InboxPlaces> {
  const { payload, site } = staff
  const sites = (await listStaffSites(payload, staff.user)).filter(({ id }) => site === null || id === site)
  const ids = sites.map(({ id }) => id)
  const [locations, users] = await Promise.all([
    payload.find({
      collection: 'locations',
      depth: 0,
      pagination: false,
      select: { name: true, site: true },
      sort: 'name',
      where: { site: { in: ids } },
    }),
    payload.find({
      collection: 'users',
      depth: 0,
      pagination: false,
      select: { name: true, sites: true },
      sort: 'name',
      where: {
        or: [
          { and: [{ 'sites.site': { in: ids } }, { role: { in: [...LEAD_ROLES] } }] },
          { role: { equals: 'superAdmin' } },
        ],
      },
    }),
  ])
  return {
    sites,
    locations: locations.docs.map(({ id, name, site: of }) => ({ id, name, site: getRelationId(of) ?? 0 })),
    colleagues: users.docs.map(({ id, name, sites: of }) => ({
      id,
      name,
      // A super admin has access to all sites and lists none.
      sites: of && of.length > 0 ? of.flatMap(({ site: one }) => getRelationId(one) ?? []) : ids,
    })),
  }
}
