import * as z from 'zod'
import { getPerson } from '@/data/privacyDesk/getPerson'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { deskAccess, deskAccount, json, PERSON_NOT_FOUND, personField, siteField } from '../deskRoute'

/** What a site holds about a person; 404 if it holds nothing or is not one of the staff member's. */
export const GET = route(
  {
    access: deskAccess('find', 'selected'),
    query: z.object({ site: siteField, person: personField }),
    inTurnOf: deskAccount,
  },
  async (_request, { access, query }) => {
    const person = await getPerson(access, query.site, query.person, new Date())
    return person ? json(person) : errorResponse(404, PERSON_NOT_FOUND)
  },
)
