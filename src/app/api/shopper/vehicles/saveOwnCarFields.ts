import { fieldErrors } from '@/domain/fieldErrors'
import { MAX_OWN_CARS, ownCarFormSchema } from '@/domain/shoppers/ownCar'
import { errorResponse } from '@/server/errorResponse'
import { saveOwnCar } from '@/server/shoppers/ownCars'
import { getPool, isForm, NO_STORE, type readFields, type ShopperAccess, seeOther } from '../shopperRoute'
import { carNotFound, ownCarPage } from './ownCarRoute'

/** Adds or changes an own car by the fields of a request: 201 or 200 `{ id }`. A form gets the car's page. */
export async function saveOwnCarFields(
  request: Request,
  { site, shopper }: ShopperAccess,
  id: number | null,
  fields: Awaited<ReturnType<typeof readFields>>,
): Promise<Response> {
  const car = ownCarFormSchema(new Date()).safeParse(fields ?? {})
  if (!car.success) {
    // The page's own fields refuse the same before they are sent, so that nothing typed is lost.
    if (isForm(request)) return seeOther(request, `${ownCarPage(id ?? 'new')}?error=fields`)
    return errorResponse(400, fieldErrors(car.error), NO_STORE)
  }
  if (car.data.reminds && shopper.email === null) {
    if (isForm(request)) return seeOther(request, `${ownCarPage(id ?? 'new')}?error=email`)
    return errorResponse(409, { field: 'reminds', message: 'Add your email to your account for reminders.' }, NO_STORE)
  }
  const saved = await saveOwnCar(await getPool(), site.name, shopper, id, car.data)
  if (saved === null) return carNotFound()
  if (saved === 'full') {
    if (isForm(request)) return seeOther(request, `${ownCarPage('new')}?error=full`)
    return errorResponse(409, { field: 'form', message: `Your garage has ${MAX_OWN_CARS} vehicles. Remove one first.` })
  }
  if (isForm(request)) return seeOther(request, `${ownCarPage(saved)}?saved=1`)
  return Response.json({ id: saved }, { status: id === null ? 201 : 200, headers: NO_STORE })
}
