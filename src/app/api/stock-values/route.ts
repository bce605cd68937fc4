import * as z from 'zod'
import { toStockSelection } from '@/data/fromPayload/stockSelection'
import { findSiteById } from '@/data/site/sites'
import { countMatchingCars, getFacets } from '@/data/stock/stock'
import { documentIdField } from '@/domain/documentIdField'
import { CAR_TYPES } from '@/domain/stock/carType'
import { validateConfiguredFilter } from '@/domain/stock/filters/configuredFilter'
import { selectionFilter } from '@/domain/stock/stockSelection'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, staffAccess } from '../access'
import { worksOnSite } from '../siteStaff'

const list = z.array(z.string().max(60, 'Use at most 60 characters.')).max(50, 'Choose at most 50.').nullish()
const dollars = z.number('Enter a price in dollars.').nullish()
const bodySchema = z.object({
  site: documentIdField('Enter the id of a site.'),
  filters: z.object({
    carTypes: z.array(z.enum(CAR_TYPES)).max(CAR_TYPES.length).nullish(),
    ...{ makes: list, models: list, bodies: list, fuels: list, priceFrom: dollars, priceTo: dollars },
    expression: z.string().max(500, 'Use at most 500 characters.').nullish(),
  }),
})

/** What a site's stock can be selected by, with the number of cars of each value, and how many cars a selection has: for staff of the site. */
export const POST = route(
  { access: staffAccess, body: bodySchema, readOnly: true, inTurnOf: accountOf },
  async (_request, { access: staff, body: { site: id, filters } }) => {
    const site = (await worksOnSite(staff, id)) ? await findSiteById(id) : null
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    const { make = [], model = [], body = [], fuel = [] } = await getFacets(site, ['make', 'model', 'body', 'fuel'])
    const isValid = validateConfiguredFilter(filters.expression ?? '') === null
    return Response.json({
      values: { makes: make, models: model, bodies: body, fuels: fuel },
      /** null for an advanced filter that cannot be read */
      matches: isValid ? await countMatchingCars(site, selectionFilter(toStockSelection(filters))) : null,
    })
  },
)
