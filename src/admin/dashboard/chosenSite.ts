import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest, Where } from 'payload'

/** Narrows a question to the site chosen above the navigation; to all of the user's sites where none is. */
export function onChosenSite(req: PayloadRequest, ...conditions: Where[]): Where {
  const site = getTenantFromCookie(req.headers, 'number')
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}
