import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { removeSavedCar } from '@/server/shoppers/savedCars'
import { getPool } from '../../shopper/shopperRoute'
import { changed, readWatchedCar, watcherAccess } from '../watchlistRoute'

/** Removes a car from the shopper's watchlist, by `{ phone_number, car_id }`: `{ success }` (FAV-02). Repeating it changes nothing. */
export const POST = route({ access: watcherAccess }, async (request, { access: { site, shopper } }) => {
  const id = await readWatchedCar(request, shopper)
  if (id instanceof Response) return id
  await removeSavedCar(toDatabase(await getPool()), shopper.id, 'watch', id)
  return changed(request, site.links.garage)
})
