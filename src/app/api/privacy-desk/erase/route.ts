import { erasePerson } from '@/leads/privacy/erasePerson'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { deskAccess, eraseSchema, json, notYetResponse, SITE_NOT_FOUND, toPersonRequest } from '../deskRoute'

/**
 * Removes a person from all records of a site: `{ counts }`, zeros if there was nothing to remove. 409 while a message about them
 * is being sent or a payment is under way; 400 unless `confirmation` is their email or phone number, typed again.
 */
export const POST = route(
  { access: deskAccess('handle', 'all'), body: eraseSchema, onError: notYetResponse },
  async (_request, { access, body, log }) => {
    const action = toPersonRequest(access, body)
    if (!action) return errorResponse(404, SITE_NOT_FOUND)
    const { counts, uploadIds } = await erasePerson(action.pool, action.request)
    try {
      if (uploadIds.length > 0)
        await access.staff.payload.delete({ collection: 'uploads', depth: 0, where: { id: { in: uploadIds } } })
    } catch (error) {
      log.warn({ err: error, files: uploadIds }, 'Files of an erased person remain until the next clean-up')
    }
    return json({ counts })
  },
)
