import { askApprovalSchema } from '@/domain/releases/approval'
import { askApproval } from '@/releases/approvals'
import { route } from '@/server/route'
import { deskRoute } from '../release-desk/deskRoute'

/** Asks for approval of a document or of a release. 201 `{ id }`. */
export const POST = route({ ...deskRoute, body: askApprovalSchema }, async (_request, { access, body }) =>
  Response.json({ id: await askApproval(access.payload, access.user, body) }, { status: 201 }),
)
