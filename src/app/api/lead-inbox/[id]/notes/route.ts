import { addNote, noteSchema } from '@/data/leadInbox/updateLeads'
import { answerError } from '@/server/answerError'
import { bodyOf, idFrom, staffOrRefusal } from '../../answers'

/** Adds a note `{ text }` to a lead, signed by whoever is logged in: 201. The shopper never sees it. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const sent = await bodyOf(request, noteSchema)
  if (sent instanceof Response) return sent
  const id = idFrom((await params).id)
  const added = id ? await addNote(staff, id, sent.body.text, new Date()) : false
  return added ? Response.json({ added }, { status: 201 }) : answerError(404, 'id', 'There is no such lead.')
}
