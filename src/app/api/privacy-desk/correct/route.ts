import * as z from 'zod'
import { correctionSchema } from '@/domain/privacy/correction'
import { correctPerson } from '@/leads/privacy/correctPerson'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { actionSchema, deskAccess, json, SITE_NOT_FOUND, toPersonRequest } from '../deskRoute'

const bodySchema = z.object({ ...actionSchema.shape, contact: correctionSchema })

/** Replaces the contact details of a person in all records of a site: `{ counts }` of the records changed. */
export const POST = route(
  { access: deskAccess('handle', 'all'), body: bodySchema },
  async (_request, { access, body }) => {
    const action = toPersonRequest(access, body)
    if (!action) return errorResponse(404, SITE_NOT_FOUND)
    return json({ counts: await correctPerson(action.pool, action.request, body.contact) })
  },
)
