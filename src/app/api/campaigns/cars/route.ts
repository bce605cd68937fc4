import * as z from 'zod'
import { countCampaignCars } from '@/data/campaigns/campaignCars'
import { campaignCarsSchema, MAX_CAMPAIGN_SITES, mayMakeCampaigns } from '@/domain/campaigns/newCampaign'
import { documentIdField } from '@/domain/documentIdField'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, staffAccess } from '../../access'

const bodySchema = z.object({
  sites: z.array(documentIdField('Choose a site.')).max(MAX_CAMPAIGN_SITES),
  cars: campaignCarsSchema,
})

/**
 * How many cars of the user's sites a campaign is about now, how many of last week's searches were for them, and the makes, bodies and fuels to
 * choose from: `{ sites, reach, makes, bodies, fuels }`.
 */
export const POST = route(
  { access: staffAccess, body: bodySchema, readOnly: true, inTurnOf: accountOf },
  async (_request, { access: { payload, user }, body: { sites, cars } }) =>
    mayMakeCampaigns(user.role)
      ? Response.json(await countCampaignCars(payload, user, sites, cars, new Date()))
      : errorResponse(403, { field: 'authorization', message: 'Ask an editor: a campaign publishes.' }),
)
