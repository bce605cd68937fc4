import { MAX_SAVED_CARS } from '@/domain/shoppers/savedCars'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { addSavedCar, findSiteCars } from '@/server/shoppers/savedCars'
import { getPool } from '../../shopper/shopperRoute'
import { changed, readWatchedCar, refusal, watcherAccess } from '../watchlistRoute'

/** Adds a car of the site to the shopper's watchlist, by `{ phone_number, car_id }`: `{ success }` (FAV-02). Repeating it changes nothing. */
export const POST = route({ access: watcherAccess }, async (request, { access: { site, shopper } }) => {
  const id = await readWatchedCar(request, shopper)
  if (id instanceof Response) return id
  const pool = await getPool()
  const [car] = await findSiteCars(toDatabase(pool), site.id, [id])
  if (!car) return refusal(404, 'car_id', 'This vehicle is not on this website.')
  if (await addSavedCar(pool, shopper, 'watch', car)) return changed(request, site.links.garage)
  return refusal(409, 'car_id', `Only ${MAX_SAVED_CARS} can be watched. Remove one first.`)
})
