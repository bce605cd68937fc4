import * as z from 'zod'
import { documentIdParameter } from '@/domain/documentIdField'
import { RELEASED_COLLECTIONS } from '@/domain/releases/release'
import { readDocumentDesk } from '@/releases/documentDesk'
import { route } from '@/server/route'
import { deskRoute, NO_STORE } from '../deskRoute'

const querySchema = z.object({
  collection: z.enum(RELEASED_COLLECTIONS, 'Name a collection whose documents have drafts.'),
  id: documentIdParameter(),
})

/** What a document's form shows of releases and approval: the release that holds it, those it can be added to, and its request. */
export const GET = route({ ...deskRoute, query: querySchema }, async (_request, { access, query }) =>
  Response.json(await readDocumentDesk(access.payload, access.user, query.collection, query.id), NO_STORE),
)
