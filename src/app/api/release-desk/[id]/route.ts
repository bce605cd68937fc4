import { readReleaseDesk } from '@/releases/releaseDesk'
import { route } from '@/server/route'
import { deskRoute, idOf, NO_STORE } from '../deskRoute'

/** A release with its documents, what each changes, and what to look at before it is published. */
export const GET = route(deskRoute, async (_request, { access, param }) =>
  Response.json(await readReleaseDesk(access.payload, access.user, idOf(param)), NO_STORE),
)
