import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest, Where } from 'payload'

/** Limits a query to the site selected in the navigation, or to none if no site is selected. */
export function onSelectedSite(req: PayloadRequest, ...conditions: Where[]): Where {
  const site = getTenantFromCookie(req.headers, 'number')
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}
