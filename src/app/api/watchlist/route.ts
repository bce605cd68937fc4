import { formatPhone } from '@/domain/phone'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { listSavedCars } from '@/server/shoppers/savedCars'
import { getPool, NO_STORE } from '../shopper/shopperRoute'
import { watcherAccess } from './watchlistRoute'

/** The shopper's verified mobile, or null, and the ids of watched cars, newest first: `{ phone_number, car_ids }`. */
export const GET = route({ access: watcherAccess }, async (_request, { access: { shopper } }) => {
  const cars = await listSavedCars(toDatabase(await getPool()), shopper.id, 'watch')
  const body = { phone_number: shopper.phone && formatPhone(shopper.phone), car_ids: cars.map(({ id }) => id) }
  return Response.json(body, { headers: NO_STORE })
})
