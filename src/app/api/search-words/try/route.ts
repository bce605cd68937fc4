import * as z from 'zod'
import { toSearchSynonyms } from '@/data/fromPayload/searchSynonyms'
import { findSiteById } from '@/data/site/sites'
import { readSearch } from '@/data/stock/readSearch'
import { documentIdField } from '@/domain/documentIdField'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { staffAccess } from '../../access'
import { worksOnSite } from '../../siteStaff'

const wordsSchema = z.string().max(200)
const trySchema = z.object({
  site: documentIdField('Enter the id of a site.'),
  query: z.string().trim().min(1, 'Type a search.').max(200),
  synonyms: z.array(z.object({ words: wordsSchema, means: wordsSchema })).max(200),
})

/** What a typed search means on a site, with search words that may be unsaved: for staff of the site. */
export const POST = route(
  { access: staffAccess, body: trySchema, readOnly: true },
  async (_request, { access: staff, body }) => {
    const site = (await worksOnSite(staff, body.site)) ? await findSiteById(body.site) : null
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    const stockRules = { ...site.stockRules, searchSynonyms: toSearchSynonyms(body.synonyms) }
    return Response.json(await readSearch({ ...site, stockRules }, body.query))
  },
)
