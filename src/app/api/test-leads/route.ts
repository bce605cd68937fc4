import { sendTestLead, testLeadSchema } from '@/data/leadAdmin/testLead'
import { answerError } from '@/server/answerError'
import { type RateRule, rateLimited, retryAfterSeconds } from '@/server/rateLimit'
import { bodyOf, staffOrRefusal } from '../lead-inbox/answers'

/** Each goes to real mailboxes. */
const PER_PERSON: RateRule = { name: 'testLeads', times: 20, seconds: 600 }

/** Sends a lead that is marked as a test, for staff of the site: 201 `{ lead_id, reference }`. */
export async function POST(request: Request) {
  const staff = await staffOrRefusal(request)
  if (staff instanceof Response) return staff
  const sent = await bodyOf(request, testLeadSchema)
  if (sent instanceof Response) return sent
  const wait = await retryAfterSeconds(staff.payload.db.pool, PER_PERSON, String(staff.user.id))
  if (wait > 0) return rateLimited(wait, 'site', 'You have sent many tests in a short time. Wait a little.')
  const stored = await sendTestLead(staff, sent.body, new Date())
  return stored ? Response.json(stored, { status: 201 }) : answerError(404, 'site', 'You answer no leads of this site.')
}
