import { deleteUploads, readOwnCarPhoto } from '@/data/shoppers/ownCarPhotos'
import { parseDocumentId } from '@/domain/documentId'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { findOwnCarPhoto } from '@/server/shoppers/ownCars'
import { getPool, isForm, NO_STORE, seeOther } from '../../../shopperRoute'
import { carNotFound, garageAccess, limitOwnCars, ownCarPage } from '../../ownCarRoute'

/** A photo of one of the shopper's own cars, which nobody else gets. */
export const GET = route({ access: garageAccess }, async (_request, { access: { shopper }, param }) => {
  const id = parseDocumentId(param('id'))
  const bytes = id === null ? null : await readOwnCarPhoto(shopper, id)
  if (!bytes) return carNotFound()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      // The photo of an id never changes; only the shopper's own browser keeps it.
      'Cache-Control': 'private, max-age=3600',
    },
  })
})

/** Removes a photo of one of the shopper's own cars: 204. A form gets the car's page. */
export const POST = route(
  { access: garageAccess, rateLimit: limitOwnCars },
  async (request, { access: { shopper }, param, log }) => {
    const id = parseDocumentId(param('id'))
    const photo = id === null ? null : await findOwnCarPhoto(toDatabase(await getPool()), shopper.id, id)
    if (id === null || !photo) return carNotFound()
    await deleteUploads([id], log)
    if (isForm(request)) return seeOther(request, `${ownCarPage(photo.vehicle)}#photos`)
    return new Response(null, { status: 204, headers: NO_STORE })
  },
)
