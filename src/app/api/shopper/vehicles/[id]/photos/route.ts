import { saveOwnCarPhoto } from '@/data/shoppers/ownCarPhotos'
import { cleanText, truncateText } from '@/domain/cleanText'
import { parseDocumentId } from '@/domain/documentId'
import { MAX_OWN_CAR_PHOTOS, MAX_PHOTO_BYTES } from '@/domain/shoppers/ownCar'
import { readBytes } from '@/server/requestBody'
import { route } from '@/server/route'
import { seeOther } from '../../../shopperRoute'
import { carNotFound, garageAccess, limitOwnCars, ownCarPage } from '../../ownCarRoute'

/** Photos of one request, and the parts around them. */
const MAX_BYTES = MAX_OWN_CAR_PHOTOS * MAX_PHOTO_BYTES + 100_000

/** Adds photos to one of the shopper's own cars, from the form of its page, which comes back. */
export const POST = route(
  { access: garageAccess, rateLimit: limitOwnCars },
  async (request, { access: { shopper }, param, log }) => {
    const id = parseDocumentId(param('id'))
    if (id === null) return carNotFound()
    const back = (result: string) => seeOther(request, `${ownCarPage(id)}?${result}#photos`)
    const photos = await readPhotos(request)
    if (!photos) return back('error=size')
    if (photos.length === 0) return back('error=noPhoto')
    for (const photo of photos.slice(0, MAX_OWN_CAR_PHOTOS)) {
      if (photo.size > MAX_PHOTO_BYTES) return back('error=size')
      const file = { bytes: Buffer.from(await photo.arrayBuffer()), name: toName(photo.name) }
      const outcome = await saveOwnCarPhoto(shopper, id, file, log)
      if (outcome === null) return carNotFound()
      if (outcome !== 'added') return back(`error=${outcome === 'full' ? 'photosFull' : 'notPhoto'}`)
    }
    return back('saved=1')
  },
)

/** The files of a form; null if they are too large together, or the body is no form. */
async function readPhotos(request: Request): Promise<File[] | null> {
  const bytes = await readBytes(request, MAX_BYTES)
  if (bytes === null) return null
  const type = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
    return form.getAll('photos').filter((part): part is File => part instanceof File && part.size > 0)
  } catch {
    return null
  }
}

const toName = (name: string) => truncateText(cleanText(name), 120)
