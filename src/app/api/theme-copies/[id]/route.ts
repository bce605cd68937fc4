import * as z from 'zod'
import { documentIdField } from '@/domain/documentIdField'
import { copyTheme, listThemeCopies } from '@/releases/copyTheme'
import { problem } from '@/releases/releaseProblem'
import { route } from '@/server/route'
import { deskRoute, idOf, NO_STORE } from '../../release-desk/deskRoute'

/** Sites that a theme is copied to at once. */
const MAX_SITES = 20

const bodySchema = z.object({
  sites: z.array(documentIdField()).min(1, 'Choose a site.').max(MAX_SITES, `Choose at most ${MAX_SITES} sites.`),
})

const notFound = () => problem(404, 'id', 'Site not found.')

/** The sites that a site's theme can be copied to, how theirs differ, and where its own came from: as GET /api/copies. */
export const GET = route(deskRoute, async (_request, { access: { payload, user }, param }) => {
  const overview = await listThemeCopies(payload, user, idOf(param))
  if (!overview) throw notFound()
  return Response.json(overview, NO_STORE)
})

/** Copies a site's theme into the drafts of others. 200 `{ results }` with each site, and why one could not be changed. */
export const POST = route({ ...deskRoute, body: bodySchema }, async (_request, { access, body, param }) => {
  const id = idOf(param)
  const targets = [...new Set(body.sites)].filter((site) => site !== id)
  const results = await copyTheme(access.payload, access.user, id, targets)
  if (!results) throw notFound()
  return Response.json({ results: results.map((result) => ({ ...result, leftOut: [] })) })
})
