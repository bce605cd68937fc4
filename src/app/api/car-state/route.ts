import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { carPageState } from '@/domain/car/carPageState'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * State of a car's page by `?host=&slug=`: `{ kind }`, null for a car unknown to the site. Called by the proxy with
 * CRON_SECRET.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const { searchParams } = new URL(request.url)
  const site = await findSiteByHost(searchParams.get('host'))
  const car = site ? await findCarBySlug(site.id, searchParams.get('slug') ?? '') : null
  const kind = site && car ? carPageState(car, site.stockRules, new Date()).kind : null
  return Response.json({ kind }, { headers: { 'Cache-Control': 'no-store' } })
})
