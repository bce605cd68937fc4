import { cleanJson } from '@/domain/cleanText'
import { addToReleaseSchema } from '@/domain/releases/release'
import { addToRelease } from '@/releases/holdDocument'
import { route } from '@/server/route'
import { deskRoute } from '../deskRoute'

/** As of documents that Payload saves: a site's form comes with its settings. */
const MAX_BODY_BYTES = 2_000_000

/** Adds a document to a release, or makes a release of it. 201 `{ release: { id, name } }`. */
export const POST = route(
  { ...deskRoute, body: addToReleaseSchema, maxBodyBytes: MAX_BODY_BYTES },
  async (_request, { access, body }) => {
    const { id, name } = await addToRelease(access.payload, access.user, cleanJson(body as never) as typeof body)
    return Response.json({ release: { id, name } }, { status: 201 })
  },
)
