import 'server-only'
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { getRelationId } from '../../domain/relationId'
import { payloadClient } from '../payloadClient'

/** Whoever looks at leads: every question below is asked as them, never with more rights than theirs. */
export interface LeadStaff {
  payload: Payload
  user: TypedUser
  /** the site chosen above the navigation; null for all of theirs */
  site: number | null
}

/** The member of staff who sends a request; null for a stranger. */
export async function requireLeadStaff(headers: Headers): Promise<LeadStaff | null> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers })
  return user ? { payload, user, site: getSelectedSite(headers) } : null
}

export function getSelectedSite(headers: Headers): number | null {
  return Number(getTenantFromCookie(headers, 'number')) || null
}

/** How the Local API is asked as a member of staff. */
export const asUser = ({ user }: LeadStaff) => ({ overrideAccess: false, user, depth: 0 }) as const

/** Narrows a question to the chosen site. */
export function onSite({ site }: LeadStaff, ...conditions: Where[]): Where {
  return { and: [...(site ? [{ site: { equals: site } }] : []), ...conditions] }
}

/** Whether they answer leads at all, by the collection's own rule. */
export async function canReadLeads({ payload, user }: LeadStaff): Promise<boolean> {
  return (await payload.collections.leads.config.access.read({ req: { payload, user } as PayloadRequest })) !== false
}

/** Those of the leads that they may change, by the collection's own rule. */
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
