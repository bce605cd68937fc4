import type { PayloadRequest, Where } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'

/** Limits a query to the site selected in the navigation, or to none if no site is selected. */
export function onSelectedSite(req: PayloadRequest, ...conditions: Where[]): Where {
  const site = getSelectedSite(req.headers)
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}
