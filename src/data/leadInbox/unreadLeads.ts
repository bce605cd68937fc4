import 'server-only'
import { headers } from 'next/headers'
import { asUser, getSelectedSite, type LeadStaff, onSite } from './leadStaff'

/** Unopened leads of the selected site, without test leads. */
export async function countUnreadLeads({ payload, user }: Pick<LeadStaff, 'payload' | 'user'>): Promise<number> {
  const staff = { payload, user, site: getSelectedSite(await headers()) }
  const { totalDocs } = await payload.count({
    collection: 'leads',
    ...asUser(staff),
    where: onSite(staff, { is_test: { not_equals: true } }, { read_at: { exists: false } }),
  })
  return totalDocs
}
