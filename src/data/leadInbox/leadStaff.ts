import { isDocumentId } from '../../domain/documentId'
import 'server-only'
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { getRelationId } from '../../domain/relationId'
import { findUser } from '../accounts/findUser'
import { payloadClient } from '../payloadClient'

/** A staff member who works with leads; all queries run with their permissions. */
export interface LeadStaff {
  payload: Payload
  user: TypedUser
  /** the site selected above the navigation; null for all of their sites */
  site: number | null
}

/** The staff member of a request; null if not logged in. */
export async function requireLeadStaff(headers: Headers): Promise<LeadStaff | null> {
  const payload = await payloadClient()
  const user = await findUser(payload, headers)
  return user ? { payload, user, site: getSelectedSite(headers) } : null
}

/** The site selected above the navigation, of the admin's cookie; null for none. */
export const getSelectedSite = (headers: Headers): number | null => {
  const id = getTenantFromCookie(headers, 'number')
  return isDocumentId(id) ? id : null
}

/** Local API options that apply a staff member's permissions. */
export const asUser = ({ user }: LeadStaff) => ({ overrideAccess: false, user, depth: 0 }) as const

/** Limits a query to the selected site. */
export function onSite({ site }: LeadStaff, ...conditions: Where[]): Where {
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}

/** True if they may read leads, by the collection's access rule. */
export async function canReadLeads({ payload, user }: LeadStaff): Promise<boolean> {
  return (await payload.collections.leads.config.access.read({ req: { payload, user } as PayloadRequest })) !== false
}

/** The leads that they may update, by the collection's access rule. */
export async function listUpdatableLeads(
  staff: LeadStaff,
  ids: readonly number[],
): Promise<{ id: number; site: number }[]> {
  const { payload, user } = staff
  const rule = payload.collections.leads.config.access.update
  const allowed = await rule({ req: { payload, user } as PayloadRequest })
  if (!allowed || ids.length === 0) return []
  const found = await payload.find({
    collection: 'leads',
    depth: 0,
    joins: false,
    pagination: false,
    limit: ids.length,
    select: { site: true },
    where: { and: [{ id: { in: [...ids] } }, ...(allowed === true ? [] : [allowed])] },
  })
  return found.docs.map(({ id, site }) => ({ id, site: getRelationId(site) ?? 0 }))
}
