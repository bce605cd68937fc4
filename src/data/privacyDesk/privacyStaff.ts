import 'server-only'
import { type PrivacyRights, privacyRights } from '../../domain/privacy/privacyRights'
import { asUser, type LeadStaff } from '../leadInbox/leadStaff'

/** A site whose requests a member of staff may handle. */
export interface PrivacySite {
  id: number
  name: string
  timeZone: string
}

/** The rights of a member of staff, and their sites: the selected one, or all. */
export interface PrivacyStaff {
  staff: LeadStaff
  rights: PrivacyRights
  sites: PrivacySite[]
}

/** A member of staff at the privacy desk; null without access to it. */
export async function getPrivacyStaff(staff: LeadStaff): Promise<PrivacyStaff | null> {
  const rights = privacyRights(staff.user.role)
  if (!rights.find) return null
  const found = await staff.payload.find({
    collection: 'sites',
    ...asUser(staff),
    joins: false,
    pagination: false,
    select: { name: true, timeZone: true },
    sort: 'name',
  })
  const sites = found.docs
    .map(({ id, name, timeZone }) => ({ id, name, timeZone: timeZone ?? 'Australia/Sydney' }))
    .filter(({ id }) => staff.site === null || id === staff.site)
  return { staff, rights, sites }
}
