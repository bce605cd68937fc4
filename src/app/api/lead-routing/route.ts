import { previewLeadSchema, routingPreview } from '@/data/leadAdmin/routingPreview'
import { answerError } from '@/server/answerError'
import { bodyOf, staffOrRefusal } from '../lead-inbox/answers'

/** Says who would get a lead `{ site, kind, category, location, carType, make }`, for those who keep the rules. Sends nothing. */
export async function POST(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const sent = await bodyOf(request, previewLeadSchema)
  if (sent instanceof Response) return sent
  const told = await routingPreview(staff, sent.body)
  return told ? Response.json(told) : answerError(404, 'site', 'You keep no routing rules of this site.')
}
