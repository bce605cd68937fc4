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

/** Milliseconds after which a request that sends slowly holds nobody up. */
const TURN_MS = 60_000
/** Of one shopper, so that connections which send nothing keep the places of nobody else. */
const OF_SHOPPER = { running: 1, waiting: 3, waitMs: 20_000, turnMs: TURN_MS }
/** Requests that are read at once, each of up to 80 MB. */
const READING = { running: 8, waiting: 24, waitMs: 20_000, turnMs: TURN_MS }
/** Requests whose photos are decoded at once. */
const DECODING = { running: 2, waiting: 8, waitMs: 20_000 }

const createPhotoTurns = () => ({
  ofShopper: createTurns(OF_SHOPPER),
  reading: createTurns(READING),
  decoding: createTurns(DECODING),
})
// One count per process, even when this module is loaded several times.
const globals = globalThis as { forecourtPhotos?: ReturnType<typeof createPhotoTurns> }
globals.forecourtPhotos ??= createPhotoTurns()
const turns = globals.forecourtPhotos

/** Adds photos to one of the shopper's own cars, from the form of its page, which comes back. */
export const POST = route(
  { access: garageAccess, rateLimit: limitOwnCars },
  async (request, { access: { shopper }, param, log }) => {
    const id = parseDocumentId(param('id'))
    const car = id === null ? null : await findOwnCar(toDatabase(await getPool()), shopper.id, id)
    if (id === null || !car) return carNotFound()
    const back = (result: string) => seeOther(request, `${ownCarPage(id)}?${result}#photos`)
    if (car.photos.length >= MAX_OWN_CAR_PHOTOS) return back('error=photosFull')
    const ends: (() => void)[] = []
    const takeTurn = async (take: typeof turns.reading, key = '') => {
      const end = await take(key, request.signal)
      if (end) ends.push(end)
      return end !== null
    }
    try {
      if (!(await takeTurn(turns.ofShopper, String(shopper.id))) || !(await takeTurn(turns.reading)))
        return back('error=photosBusy')
      const photos = await readPhotos(request)
      if (!photos) return back('error=size')
      if (photos.length === 0) return back('error=noPhoto')
      if (!(await takeTurn(turns.decoding))) return back('error=photosBusy')
      for (const photo of photos.slice(0, MAX_OWN_CAR_PHOTOS)) {
        if (photo.size > MAX_PHOTO_BYTES) return back('error=size')
        const file = { bytes: Buffer.from(await photo.arrayBuffer()), name: toName(photo.name) }
        const outcome = await saveOwnCarPhoto(shopper, id, file, log)
        if (outcome === null) return carNotFound()
        if (outcome !== 'added') return back(`error=${outcome === 'full' ? 'photosFull' : 'notPhoto'}`)
      }
      return back('saved=1')
    } finally {
      for (const end of ends) end()
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
