import { findCarById } from '@/data/stock/cars'
import { carCalculator } from '@/domain/finance/carCalculator'
import { lendersByProvider } from '@/domain/stock/lenders'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../../../access'

/** What a car's finance rests on: its lender records by provider (FIN-12), and the finance page's calculator for it (FIN-10). */
export const GET = route({ access: findSite }, async (_request, { access: site, param }) => {
  // the folder names what most of its neighbours take; this one takes the car's id
  const id = param('slug')
  if (!/^\d{1,9}$/.test(id)) return errorResponse(400, { field: 'id', message: 'Say which car, by its number.' })
  const car = site ? await findCarById(site.id, Number(id)) : null
  if (!site || !car) return errorResponse(404, { field: 'id', message: 'This car is not here.' })
  if (!site.flags.finance) return errorResponse(404, { field: 'id', message: 'This site shows no finance.' })
  return Response.json({
    car: { id: car.id, name: car.name, path: car.path },
    finance_lenders: lendersByProvider(car.lenders),
    calculator: carCalculator(car, site, new Date(), 'financePage'),
  })
})
