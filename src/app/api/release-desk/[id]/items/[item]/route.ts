import { parseDocumentId } from '@/domain/documentId'
import { checkReleaseItem } from '@/releases/releaseDesk'
import { problem } from '@/releases/releaseProblem'
import { route } from '@/server/route'
import { deskRoute, idOf, NO_STORE } from '../../../deskRoute'

/** `{ findings }`: what to look at in one document of a release. */
export const GET = route(deskRoute, async (_request, { access, param }) => {
  const item = parseDocumentId(param('item'))
  if (item === null) throw problem(404, 'item', 'Not found.')
  const findings = await checkReleaseItem(access.payload, access.user, idOf(param), item, new Date())
  return Response.json({ findings }, NO_STORE)
})
