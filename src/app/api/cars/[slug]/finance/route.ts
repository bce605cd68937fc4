import { findCarById } from '@/data/stock/cars'
import { parseDocumentId } from '@/domain/documentId'
import { carCalculator } from '@/domain/finance/carCalculator'
import { lendersByProvider } from '@/domain/stock/lenders'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../../../access'

/** A car's lender records by provider (FIN-12) and its calculator for the finance page (FIN-10). */
export const GET = route({ access: findSite }, async (_request, { access: site, param }) => {
  // This route takes an id. Next requires sibling routes to share the parameter name.
  const id = parseDocumentId(param('slug'))
  if (id === null) return errorResponse(400, { field: 'id', message: 'Enter a car id.' })
  const car = site ? await findCarById(site.id, id) : null
  if (!site || !car) return errorResponse(404, { field: 'id', message: 'Car not found.' })
  if (!site.flags.finance) return errorResponse(404, { field: 'id', message: 'Finance is not available on this site.' })
  return Response.json({
    car: { id: car.id, name: car.name, path: car.path },
    finance_lenders: lendersByProvider(car.lenders),
    calculator: carCalculator(car, site, new Date(), 'financePage'),
  })
})
