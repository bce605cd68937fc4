import { exportPerson } from '@/data/privacyDesk/exportPerson'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { streamResponse } from '@/server/streamResponse'
import { actionSchema, deskAccess, PERSON_NOT_FOUND, SITE_NOT_FOUND, toPersonRequest } from '../deskRoute'

/** Everything that a site holds about a person, as a zip file. A POST, since it is recorded. */
export const POST = route(
  { access: deskAccess('handle', 'all'), body: actionSchema },
  async (_request, { access, body, log }) => {
    const action = toPersonRequest(access, body)
    if (!action) return errorResponse(404, SITE_NOT_FOUND)
    const chunks = await exportPerson(access, action.site, action.request)
    if (!chunks) return errorResponse(404, PERSON_NOT_FOUND)
    const onError = (error: unknown) => log.error({ err: error }, 'An export of a person was interrupted')
    const name = `person-${action.request.now.toISOString().slice(0, 10)}.zip`
    return streamResponse(chunks, { type: 'application/zip', name, onError })
  },
)
