import { saveOwnCarPhoto } from '@/data/shoppers/ownCarPhotos'
import { cleanText, truncateText } from '@/domain/cleanText'
import { parseDocumentId } from '@/domain/documentId'
import { MAX_OWN_CAR_PHOTOS, MAX_PHOTO_BYTES } from '@/domain/shoppers/ownCar'
import { toDatabase } from '@/server/database/database'
import { isDeclaredLonger, limitBody } from '@/server/requestBody'
import { route } from '@/server/route'
import { findOwnCar } from '@/server/shoppers/ownCars'
import { createTurns } from '@/server/turns.mjs'
import { getPool, seeOther } from '../../../shopperRoute'
import { carNotFound, garageAccess, limitOwnCars, ownCarPage } from '../../ownCarRoute'

/** The parts around the photos of a form. */
const FORM_BYTES = 100_000

/**
 * Requests whose photos are read and decoded at once: each may take 80 MB, and more while a photo is decoded. One that sends slowly holds
 * nobody up after a minute.
 */
const READING = { running: 2, waiting: 6, waitMs: 20_000, turnMs: 60_000 }

// One count per process, even when this module is loaded several times.
const globals = globalThis as { forecourtPhotos?: ReturnType<typeof createTurns> }
globals.forecourtPhotos ??= createTurns(READING)
const takeTurn = globals.forecourtPhotos

/** Adds photos to one of the shopper's own cars, from the form of its page, which comes back. */
export const POST = route(
  { access: garageAccess, rateLimit: limitOwnCars },
  async (request, { access: { shopper }, param, log }) => {
    const id = parseDocumentId(param('id'))
    const car = id === null ? null : await findOwnCar(toDatabase(await getPool()), shopper.id, id)
    if (id === null || !car) return carNotFound()
    const back = (result: string) => seeOther(request, `${ownCarPage(id)}?${result}#photos`)
    if (car.photos.length >= MAX_OWN_CAR_PHOTOS) return back('error=photosFull')
    const endTurn = await takeTurn('photos', request.signal)
    if (!endTurn) return back('error=photosBusy')
    try {
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
    } finally {
      endTurn()
    }
  },
)

/** The files of a form; null if they are too large together, or the body is no form. */
async function readPhotos(request: Request): Promise<File[] | null> {
  const maxBytes = MAX_OWN_CAR_PHOTOS * MAX_PHOTO_BYTES + FORM_BYTES
  if (isDeclaredLonger(request, maxBytes)) return null
  const form = await limitBody(request, maxBytes)
    .request.formData()
    .catch(() => null)
  return form?.getAll('photos').filter((part): part is File => part instanceof File && part.size > 0) ?? null
}

const toName = (name: string) => truncateText(cleanText(name), 120)
