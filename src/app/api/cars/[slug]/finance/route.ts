import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { carCalculator } from '@/domain/finance/carCalculator'
import { lendersByProvider } from '@/domain/stock/lenders'
import { answerError } from '@/server/answerError'

/** What a car's finance rests on: its lender records by provider (FIN-12), and the finance page's calculator for it (FIN-10). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const site = await findSiteByHost(request.headers.get('host'))
  // the folder names what most of its neighbours take; this one takes the car's id
  const { slug: id } = await params
  if (!/^\d{1,9}$/.test(id)) return answerError(400, 'id', 'Say which car, by its number.')
  const car = site ? await findCarById(site.id, Number(id)) : null
  if (!site || !car) return answerError(404, 'id', 'This car is not here.')
  if (!site.flags.finance) return answerError(404, 'id', 'This site shows no finance.')
  return Response.json({
    car: { id: car.id, name: car.name, path: car.path },
    finance_lenders: lendersByProvider(car.lenders),
    calculator: carCalculator(car, site, new Date(), 'financePage'),
  })
}
