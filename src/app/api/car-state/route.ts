import { carBySlug } from '@/data/cars'
import { siteForHost } from '@/data/sites'
import { carPageState } from '@/domain/car/carPageState'
import { refusalWithoutCronSecret } from '@/ops/cronSecret'

/**
 * How the page of a car answers, by `?host=&slug=`: `{ kind }`, null where the site never had the car. For our own proxy, which
 * proves itself with the deployment's CRON_SECRET.
 */
export async function GET(request: Request) {
  const refusal = refusalWithoutCronSecret(request)
  if (refusal) return refusal
  const { searchParams } = new URL(request.url)
  const site = await siteForHost(searchParams.get('host'))
  const car = site ? await carBySlug(site.id, searchParams.get('slug') ?? '') : null
  const kind = site && car ? carPageState(car, site.stockRules, new Date()).kind : null
  return Response.json({ kind }, { headers: { 'Cache-Control': 'no-store' } })
}
