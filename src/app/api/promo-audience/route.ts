import * as z from 'zod'
import { findSiteById } from '@/data/site/sites'
import { countAudienceSearches } from '@/data/stock/audienceSearches'
import { documentIdField } from '@/domain/documentIdField'
import { CAR_TYPES } from '@/domain/stock/carType'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../access'
import { worksOnSite } from '../siteStaff'

const list = z.array(z.string().max(60, 'Use at most 60 characters.')).max(20, 'Choose at most 20.')
const dollars = z.number('Enter a price in dollars.').nullable()
const bodySchema = z.object({
  site: documentIdField('Enter the id of a site.'),
  audience: z.object({
    carTypes: z.array(z.enum(CAR_TYPES)).max(CAR_TYPES.length),
    ...{ makes: list, models: list, bodies: list, fuels: list, words: list, priceFrom: dollars, priceTo: dollars },
  }),
})

/** In how many of last week's searches a promo card would have stood: for staff of the site. */
export const POST = route(
  { access: staffAccess, body: bodySchema, readOnly: true },
  async (_request, { access: staff, body }) => {
    const site = (await worksOnSite(staff, body.site)) ? await findSiteById(body.site) : null
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    return Response.json(await countAudienceSearches(staff.payload.db.pool, site, body.audience, new Date()))
  },
)
