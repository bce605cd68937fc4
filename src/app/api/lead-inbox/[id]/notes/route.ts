import { addNote, noteSchema } from '@/data/leadInbox/updateLeads'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../../../access'

/** Adds an internal note `{ text }` to a lead in the user's name: 201. */
export const POST = route(
  { access: leadStaffAccess, body: noteSchema },
  async (_request, { access: staff, body, param }) => {
    const id = parseDocumentId(param('id'))
    const added = id ? await addNote(staff, id, body.text, new Date()) : false
    return added
      ? Response.json({ added }, { status: 201 })
      : errorResponse(404, { field: 'id', message: 'Lead not found.' })
  },
)
