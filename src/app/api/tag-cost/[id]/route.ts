import { findStaffTag, getTagCost, storeTagCost } from '@/data/tags/tagCost'
import { parseDocumentId } from '@/domain/documentId'
import { measurementSchema } from '@/domain/tags/tagCost'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../access'

const NOT_FOUND = { field: 'id', message: 'Tag not found.' }

/** What a tag was last measured to cost: `{ cost }`, null if it never was. For staff who may read the tag. */
export const GET = route({ access: staffAccess }, async (_request, { access: { payload, user }, param }) => {
  const tag = await findStaffTag(payload, user, parseDocumentId(param('id')) ?? 0)
  return tag ? Response.json({ cost: await getTagCost(payload, tag.id) }) : errorResponse(404, NOT_FOUND)
})

/** Stores what the page of `./page` has measured in the browser of staff. */
export const POST = route(
  { access: staffAccess, body: measurementSchema },
  async (_request, { access: { payload, user }, body, param }) => {
    const tag = await findStaffTag(payload, user, parseDocumentId(param('id')) ?? 0)
    if (!tag) return errorResponse(404, NOT_FOUND)
    return Response.json({ cost: await storeTagCost(payload, tag, body, new Date()) })
  },
)
