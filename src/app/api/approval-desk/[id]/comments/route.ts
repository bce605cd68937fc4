import { commentSchema } from '@/domain/releases/approval'
import { commentOn } from '@/releases/approvals'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../../release-desk/deskRoute'

/** Comments on a request for approval, at a field or on the whole. 201 with the request. */
export const POST = route({ ...deskRoute, body: commentSchema }, async (_request, { access, body, param }) =>
  Response.json(await commentOn(access.payload, access.user, idOf(param), body), { status: 201 }),
)
