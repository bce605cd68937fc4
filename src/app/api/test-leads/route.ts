import { sendTestLead, testLeadSchema } from '@/data/leadAdmin/testLead'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { leadStaffAccess, staffRateLimit } from '../access'

/** Test leads reach real mailboxes. */
const PER_PERSON: RateLimitRule = { name: 'testLeads', times: 20, seconds: 600 }

/** Sends a lead marked as a test, for staff of the site: 201 `{ lead_id, reference }`. */
export const POST = route(
  {
    access: leadStaffAccess,
    body: testLeadSchema,
    rateLimit: staffRateLimit(PER_PERSON, 'site', 'Too many test leads in a short time. Try again in a few minutes.'),
  },
  async (_request, { access: staff, body }) => {
    const stored = await sendTestLead(staff, body, new Date())
    return stored
      ? Response.json(stored, { status: 201 })
      : errorResponse(404, { field: 'site', message: 'You do not have access to leads of this site.' })
  },
)
