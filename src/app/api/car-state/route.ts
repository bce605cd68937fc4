import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { carPageState } from '@/domain/car/carPageState'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * How the page of a car answers, by `?host=&slug=`: `{ kind }`, null where the site never had the car. For our own proxy, which
 * proves itself with the deployment's CRON_SECRET.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const { searchParams } = new URL(request.url)
  const site = await findSiteByHost(searchParams.get('host'))
  const car = site ? await findCarBySlug(site.id, searchParams.get('slug') ?? '') : null
  const kind = site && car ? carPageState(car, site.stockRules, new Date()).kind : null
  return Response.json({ kind }, { headers: { 'Cache-Control': 'no-store' } })
})
