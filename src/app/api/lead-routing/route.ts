import { previewLeadSchema, previewRouting } from '@/data/leadAdmin/routingPreview'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { leadStaffAccess } from '../access'

/** Previews who would receive a lead `{ site, kind, category, location, carType, make }`, for staff who manage routing rules. Sends nothing. */
export const POST = route(
  { access: leadStaffAccess, body: previewLeadSchema },
  async (_request, { access: staff, body }) => {
    const preview = await previewRouting(staff, body)
    return preview
      ? Response.json(preview)
      : errorResponse(404, { field: 'site', message: 'You do not manage routing rules of this site.' })
  },
)
