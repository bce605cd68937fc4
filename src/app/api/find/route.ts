import * as z from 'zod'
import { findAnything } from '@/data/find/findAnything'
import { MAX_FIND_QUERY } from '@/domain/find/findWords'
import { route } from '@/server/route'
import { accountOf, leadStaffAccess, staffRateLimit } from '../access'

const querySchema = z.object({ q: z.string().max(MAX_FIND_QUERY, 'Type fewer words.').default('') })

const LIMIT = { name: 'findAnything', times: 240, seconds: 60 }

/** What the user may read and that has every word of `q`, in groups; without words what they edited last. */
export const GET = route(
  {
    access: leadStaffAccess,
    query: querySchema,
    inTurnOf: accountOf,
    rateLimit: staffRateLimit(LIMIT, 'q', 'Too many searches. Wait a minute and try again.'),
  },
  async (_request, { access: staff, query }) =>
    Response.json({ groups: await findAnything(staff, query.q) }, { headers: { 'Cache-Control': 'no-store' } }),
)
