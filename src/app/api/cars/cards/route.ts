import { listCarCards, MAX_CARS_BY_ID } from '@/data/stock/cars'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../../access'

/**
 * Cards of saved or viewed cars by `?ids=3,1,2`, in that order: `{ cars }`. Cars that the site does not list are left
 * out.
 */
export const GET = route({ access: siteAccess() }, async (request, { access: site }) => {
  const idList = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = idList.split(',').map(Number)
  if (!/^\d{1,9}(,\d{1,9})*$/.test(idList) || ids.length > MAX_CARS_BY_ID) {
    const message = `Enter 1 to ${MAX_CARS_BY_ID} car ids, separated by commas.`
    return errorResponse(400, { field: 'ids', message })
  }
  return Response.json({ cars: await listCarCards(site, ids) }, { headers: { 'Cache-Control': 'private, max-age=30' } })
})
