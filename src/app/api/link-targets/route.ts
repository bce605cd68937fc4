import * as z from 'zod'
import { listLinkTargets } from '@/data/links/linkTargets'
import { findSiteById } from '@/data/site/sites'
import { documentIdParameter } from '@/domain/documentIdField'
import { MAX_FIND_QUERY } from '@/domain/find/findWords'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { accountOf, staffAccess } from '../access'
import { worksOnSite } from '../siteStaff'

const query = z.object({
  site: documentIdParameter('Enter the id of a site.'),
  q: z.string().max(MAX_FIND_QUERY, 'Type fewer words.').default(''),
})

/** What a link of a site can lead to and that has every word of `q`, in groups: for staff of the site. */
export const GET = route(
  { access: staffAccess, query, inTurnOf: accountOf },
  async (_request, { access: staff, query: { site: id, q } }) => {
    const site = (await worksOnSite(staff, id)) ? await findSiteById(id) : null
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    const groups = await listLinkTargets({ ...staff, site: id }, site, q)
    return Response.json({ groups }, { headers: { 'Cache-Control': 'no-store' } })
  },
)
