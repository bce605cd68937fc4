import * as z from 'zod'
import { findPeople } from '@/data/privacyDesk/findPeople'
import { IDENTIFIER_ERROR, parseIdentifier } from '@/domain/privacy/person'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { deskAccess, deskAccount, json } from './deskRoute'

/** The people with the email address or phone number `who`, on the staff member's sites. */
export const GET = route(
  {
    access: deskAccess('find', 'selected'),
    query: z.object({ who: z.string(IDENTIFIER_ERROR).max(300, IDENTIFIER_ERROR) }),
    inTurnOf: deskAccount,
  },
  async (_request, { access, query }) => {
    const who = parseIdentifier(query.who)
    if (!who) return errorResponse(400, { field: 'who', message: IDENTIFIER_ERROR })
    return json({ people: await findPeople(access, who) })
  },
)
