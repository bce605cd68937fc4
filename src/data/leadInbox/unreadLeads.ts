import 'server-only'
import { headers } from 'next/headers'
import { limitedCount } from '../../server/database/limitTotals'
import { asUser, getSelectedSite, type LeadStaff, onSite } from './leadStaff'

/** Unopened leads of the selected site, without test leads; more than `MAX_LIST_TOTAL` stands for any larger number. */
export async function countUnreadLeads({ payload, user }: Pick<LeadStaff, 'payload' | 'user'>): Promise<number> {
  const staff = { payload, user, site: getSelectedSite(await headers()) }
  const { totalDocs } = await payload.count({
    collection: 'leads',
    ...asUser(staff),
    context: limitedCount(),
    where: onSite(staff, { is_test: { not_equals: true } }, { read_at: { exists: false } }),
  })
  return totalDocs
}
