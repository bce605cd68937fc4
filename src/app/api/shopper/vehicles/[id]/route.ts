import { deleteUploads } from '@/data/shoppers/ownCarPhotos'
import { parseDocumentId } from '@/domain/documentId'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { findOwnCar, removeOwnCar } from '@/server/shoppers/ownCars'
import { getPool, isForm, NO_STORE, readFields, seeOther } from '../../shopperRoute'
import { carNotFound, garageAccess, limitOwnCars } from '../ownCarRoute'
import { saveOwnCarFields } from '../saveOwnCarFields'

/** One of the shopper's own cars, and the shopper, for a form that they fill in with it: `{ vehicle, contact }`. */
export const GET = route({ access: garageAccess }, async (_request, { access: { shopper }, param }) => {
  const id = parseDocumentId(param('id'))
  const car = id === null ? null : await findOwnCar(toDatabase(await getPool()), shopper.id, id)
  if (!car) return carNotFound()
  const { rego, regoState, make, model, badge, year, km } = car
  const { name, email, phone } = shopper
  return Response.json(
    { vehicle: { rego, rego_state: regoState, make, model, badge, year, km }, contact: { name, email, phone } },
    { headers: NO_STORE },
  )
})

/** Changes one of the shopper's own cars: 200 `{ id }`; with `action=remove` removes it with its photos: 204. A form gets a page. */
export const POST = route(
  { access: garageAccess, rateLimit: limitOwnCars },
  async (request, { access, param, log }) => {
    const id = parseDocumentId(param('id'))
    if (id === null) return carNotFound()
    const fields = await readFields(request)
    if (fields?.action !== 'remove') return saveOwnCarFields(request, access, id, fields)
    const photos = await removeOwnCar(await getPool(), access.shopper, id)
    if (!photos) return carNotFound()
    await deleteUploads(photos, log)
    if (isForm(request)) return seeOther(request, `${access.site.links.garage}#cars`)
    return new Response(null, { status: 204, headers: NO_STORE })
  },
)
