import { findManagedAccount } from '@/data/accounts/managedAccount'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import type { staffAccess } from '../access'

type Staff = Exclude<Awaited<ReturnType<typeof staffAccess>>, Response>

/** The account of a path, or null if the user may not manage it. */
export async function findAccount(staff: Staff, param: (name: string) => string) {
  const id = parseDocumentId(param('id'))
  return id ? findManagedAccount(staff, id) : null
}

export const accountNotFound = () =>
  errorResponse(404, { field: 'id', message: 'There is no such account that you manage.' })

export const json = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
