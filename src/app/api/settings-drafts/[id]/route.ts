import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { isPlainObject } from '@/domain/cleanText'
import { problem } from '@/releases/releaseProblem'
import { discardSettingsDraft, readSettingsDraft, saveSettingsDraft } from '@/releases/settingsDraft'
import { parseForm, parseJson, readBytes, readText } from '@/server/requestBody'
import { route } from '@/server/route'
import { deskRoute, idOf, NO_STORE } from '../../release-desk/deskRoute'

/** As of documents that Payload saves. */
const MAX_BODY_BYTES = 2_000_000

const readDraft = async (payload: Payload, user: TypedUser, id: number) =>
  readSettingsDraft(await createLocalReq({ user }, payload), id)

/** The draft of a site's settings. 200 `{ draft }`, null for none. */
export const GET = route(deskRoute, async (_request, { access: { payload, user }, param }) =>
  Response.json({ draft: await readDraft(payload, user, idOf(param)) }, NO_STORE),
)

/**
 * Saves settings of a site as its draft: all of its form, which Payload sends as multipart, or `{ values }` with some of them, nested as in
 * the document. 200 `{ message, doc, draft }`: the site as its form shows it.
 */
export const POST = route(deskRoute, async (request, { access: { payload, user }, param }) => {
  const id = idOf(param)
  const doc = await saveSettingsDraft(payload, user, id, await readValues(request))
  return Response.json({
    message: 'Draft saved. Nothing of it is live yet.',
    doc,
    draft: await readDraft(payload, user, id),
  })
})

/** Gives the draft up. 200 `{ draft: null }`. */
export const DELETE = route(deskRoute, async (_request, { access: { payload, user }, param }) => {
  await discardSettingsDraft(payload, user, idOf(param))
  return Response.json({ draft: null })
})

/** @throws {ReleaseProblem} 400 for a body without settings, or one that is too long */
async function readValues(request: Request): Promise<Record<string, unknown>> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const values = isForm
    ? await readForm(request)
    : (parseJson((await readText(request, MAX_BODY_BYTES)) ?? '') as Body)?.values
  if (!isPlainObject(values)) throw problem(400, 'values', 'Send the settings.')
  return values
}

type Body = { values?: unknown } | null | undefined

async function readForm(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  if (bytes === null) throw problem(400, 'values', 'This is too much for one save.')
  const form = await parseForm(request, bytes)
  const values = form?.get('_payload')
  return typeof values === 'string' ? parseJson(values) : null
}
