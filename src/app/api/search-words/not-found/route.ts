import * as z from 'zod'
import { findSiteById } from '@/data/site/sites'
import { listSearchesNotFound } from '@/data/stock/searchesNotFound'
import { documentIdParameter } from '@/domain/documentIdField'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, staffAccess } from '../../access'
import { worksOnSite } from '../../siteStaff'

const query = z.object({ site: documentIdParameter('Enter the id of a site.') })

/** What a site's shoppers searched and did not find, by week: for staff of the site. */
export const GET = route(
  { access: staffAccess, query, inTurnOf: accountOf },
  async (_request, { access: staff, query: { site } }) => {
    const found = (await worksOnSite(staff, site)) ? await findSiteById(site) : null
    if (!found) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    return Response.json({ searches: await listSearchesNotFound(staff.payload.db.pool, found, new Date()) })
  },
)
