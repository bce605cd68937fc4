import * as z from 'zod'
import { requireLeadStaff } from '@/data/leadInbox/leadStaff'
import { getPrivacyStaff, type PrivacyStaff } from '@/data/privacyDesk/privacyStaff'
import { documentIdField } from '@/domain/documentIdField'
import { CONFIRMATION_ERROR, IDENTIFIER_ERROR, isTypedPerson, parsePersonKey, personKey } from '@/domain/privacy/person'
import { PRIVACY_REASONS } from '@/domain/privacy/privacyLog'
import type { PrivacyRights } from '@/domain/privacy/privacyRights'
import type { PersonRequest } from '@/leads/privacy/addLogEntry'
import { NotYetError } from '@/leads/privacy/blockers'
import { errorResponse } from '@/server/errorResponse'

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * Allows staff with a right at the privacy desk; otherwise 401 or 403. `sites` are those of the staff member: the one selected in the
 * admin, or all for an action, which names its site itself.
 */
export const deskAccess = (right: keyof PrivacyRights, sites: 'selected' | 'all') => async (request: Request) => {
  const staff = await requireLeadStaff(request.headers)
  if (!staff) return errorResponse(401, { field: 'authorization', message: 'Log in first.' })
  const privacyStaff = await getPrivacyStaff(sites === 'selected' ? staff : { ...staff, site: null })
  if (!privacyStaff?.rights[right])
    return errorResponse(403, {
      field: 'authorization',
      message: 'Your role may not do this. Ask an editor of the site.',
    })
  return privacyStaff
}

/** The account of a member of staff, for routes whose reads take turns. */
export const deskAccount = ({ staff }: PrivacyStaff): number => staff.user.id

/** A person on a site, as an action names them. */
export const personField = z
  .string(IDENTIFIER_ERROR)
  .max(300, IDENTIFIER_ERROR)
  .transform((key, context) => {
    const person = parsePersonKey(key)
    if (person) return person
    context.addIssue({ code: 'custom', message: IDENTIFIER_ERROR })
    return z.NEVER
  })

export const siteField = z.coerce.number('Enter the id of a site.').pipe(documentIdField('Enter the id of a site.'))

/** Body of every action: who, where and why. */
export const actionSchema = z.object({
  site: siteField,
  person: personField,
  reason: z.enum(PRIVACY_REASONS, 'Choose why.'),
})
export type ActionInput = z.output<typeof actionSchema>

/** Body of erasing, which nobody can undo: also the person's email or phone number, typed again. */
export const eraseSchema = actionSchema
  .extend({ confirmation: z.string(CONFIRMATION_ERROR).max(300, CONFIRMATION_ERROR) })
  .refine(({ person, confirmation }) => isTypedPerson(personKey(person), confirmation), {
    path: ['confirmation'],
    error: CONFIRMATION_ERROR,
  })

export const SITE_NOT_FOUND = { field: 'site', message: 'Site not found.' }
export const PERSON_NOT_FOUND = { field: 'person', message: 'Nothing is held about this person.' }

/** The request of an action, and its site; null if the site is not one of the staff member's. */
export function toPersonRequest({ staff, sites }: PrivacyStaff, { site: siteId, person, reason }: ActionInput) {
  const site = sites.find(({ id }) => id === siteId)
  if (!site) return null
  const { id, name, email } = staff.user
  const request: PersonRequest = {
    ...{ siteId, person, reason, handler: { id, name: name || email }, now: new Date() },
    secret: process.env.PAYLOAD_SECRET ?? '',
  }
  return { request, site, pool: staff.payload.db.pool }
}

export const json = (body: unknown) => Response.json(body, { headers: NO_STORE })

/** 409 while the person cannot be erased. */
export const notYetResponse = (error: unknown) =>
  error instanceof NotYetError ? errorResponse(409, { field: 'person', message: error.message }) : null
