import { listCarCards, MAX_CARS_BY_ID } from '@/data/stock/cars'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import type { CarCards } from '@/stock/card/carCards'
import { cardsContext } from '@/stock/card/cardSettings'
import { siteAccess } from '../../access'

/**
 * Cards of saved or viewed cars by `?ids=3,1,2`, in that order: `{ cars, settings, terms, now }`, with what the site shows on cards.
 * Cars that the site does not list are left out.
 */
export const GET = route({ access: siteAccess() }, async (request, { access: site }) => {
  const idList = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = idList.split(',').map(Number)
  if (!/^\d{1,9}(,\d{1,9})*$/.test(idList) || ids.length > MAX_CARS_BY_ID) {
    const message = `Enter 1 to ${MAX_CARS_BY_ID} car ids, separated by commas.`
    return errorResponse(400, { field: 'ids', message })
  }
  const cards: CarCards = { cars: await listCarCards(site, ids), ...cardsContext(site, new Date()) }
  return Response.json(cards, { headers: { 'Cache-Control': 'private, max-age=30' } })
})
