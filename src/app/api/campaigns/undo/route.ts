import { campaignUndoSchema } from '@/domain/campaigns/madeCampaign'
import { mayMakeCampaigns } from '@/domain/campaigns/newCampaign'
import { undoCampaign } from '@/newCampaign/undoCampaign'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../access'

/** Takes a new campaign back: documents go to the trash, its menu items and announcements are removed. 200 `{ undone: true }`. */
export const POST = route(
  { access: staffAccess, body: campaignUndoSchema },
  async (_request, { access: { payload, user }, body }) => {
    if (!mayMakeCampaigns(user.role))
      return errorResponse(403, { field: 'authorization', message: 'Ask an editor to take it back.' })
    await undoCampaign(payload, user, body.sites, new Date())
    return Response.json({ undone: true })
  },
)
