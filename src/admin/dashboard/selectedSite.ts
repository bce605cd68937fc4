import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest, Where } from 'payload'

/** The site selected in the navigation; null for none. */
export const selectedSiteId = (req: PayloadRequest): number | null =>
  Number(getTenantFromCookie(req.headers, 'number')) || null

/** Limits a query to the site selected in the navigation, or to none if no site is selected. */
export function onSelectedSite(req: PayloadRequest, ...conditions: Where[]): Where {
  const site = getTenantFromCookie(req.headers, 'number')
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}
