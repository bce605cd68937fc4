import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { payloadClient } from '@/data/payloadClient'
import { errorResponse } from '@/server/errorResponse'

export interface FeedStaff {
  payload: Payload
  user: TypedUser
}

/** The member of staff who asks, if they may run feeds; else the answer that refuses them. */
export async function feedStaffAccess(request: Request): Promise<FeedStaff | Response> {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return errorResponse(401, { field: 'authorization', message: 'Sign in first.' })
  const { update } = payload.collections.stockFeeds.config.access
  if ((await update({ req: { payload, user } as PayloadRequest })) === false)
    return errorResponse(403, { field: 'authorization', message: 'Only editors of the site may do this.' })
  return { payload, user }
}

/** A feed, if it is of a site of theirs; null else, as if it were not there. */
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
