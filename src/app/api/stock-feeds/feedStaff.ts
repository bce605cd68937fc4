import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { notLoggedIn } from '@/server/accounts/heldSessions'
import { errorResponse } from '@/server/errorResponse'

export interface FeedStaff {
  payload: Payload
  user: TypedUser
}

/** The logged-in user, if they may run feeds; otherwise 401 or 403. */
export async function feedStaffAccess(request: Request): Promise<FeedStaff | Response> {
  const payload = await payloadClient()
  const user = await findUser(payload, request.headers)
  if (!user) return notLoggedIn(request.headers)
  const { update } = payload.collections.stockFeeds.config.access
  if ((await update({ req: { payload, user } as PayloadRequest })) === false)
    return errorResponse(403, { field: 'authorization', message: 'Only editors of the site can do this.' })
  return { payload, user }
}

/** A feed of one of the user's sites; null otherwise. */
export function findFeed({ payload, user }: FeedStaff, id: number) {
  return payload.findByID({
    collection: 'stockFeeds',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
}
