import { parseDocumentId } from '@/domain/documentId'
import { MAX_SAVED_CARS } from '@/domain/shoppers/savedCars'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { addSavedCar, findSiteCars, removeSavedCar } from '@/server/shoppers/savedCars'
import { getPool, NO_STORE, shopperAccess } from '../../shopperRoute'

/** Adds a car of the site to the account's favourites: 204, also if it is one. */
export const PUT = route({ access: shopperAccess }, async (_request, { access: { site, shopper }, param }) => {
  const pool = await getPool()
  const id = parseDocumentId(param('id'))
  const [car] = id === null ? [] : await findSiteCars(toDatabase(pool), site.id, [id])
  if (!car) return errorResponse(404, { field: 'id', message: 'Not found.' })
  if (await addSavedCar(pool, shopper, 'favourite', car)) return new Response(null, { status: 204, headers: NO_STORE })
  return errorResponse(409, { field: 'id', message: `Only ${MAX_SAVED_CARS} can be saved. Remove one first.` })
})

/** Removes a car from the account's favourites: 204, also if it is none. */
export const DELETE = route({ access: shopperAccess }, async (_request, { access: { shopper }, param }) => {
  const id = parseDocumentId(param('id'))
  if (id !== null) await removeSavedCar(toDatabase(await getPool()), shopper.id, 'favourite', id)
  return new Response(null, { status: 204, headers: NO_STORE })
})
