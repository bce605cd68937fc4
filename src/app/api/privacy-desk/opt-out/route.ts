import { optOutByStaff } from '@/leads/privacy/optOuts'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { actionSchema, deskAccess, json, SITE_NOT_FOUND, toPersonRequest } from '../deskRoute'

/** Records that a person wants no news or offers from a site: `{ counts }` of enquiries and messages to the dealer. */
export const POST = route(
  { access: deskAccess('find', 'all'), body: actionSchema },
  async (_request, { access, body }) => {
    const action = toPersonRequest(access, body)
    if (!action) return errorResponse(404, SITE_NOT_FOUND)
    return json({ counts: await optOutByStaff(action.pool, action.request) })
  },
)
