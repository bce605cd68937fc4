import { decisionSchema } from '@/domain/releases/approval'
import { decideApproval } from '@/releases/approvals'
import { route } from '@/server/route'
import { deskRoute, idOf } from '../../../release-desk/deskRoute'

/** Approves, returns or takes back a request for approval. 200 `{ decided: true }`. */
export const POST = route({ ...deskRoute, body: decisionSchema }, async (_request, { access, body, param }) => {
  await decideApproval(access.payload, access.user, idOf(param), body, new Date())
  return Response.json({ decided: true })
})
