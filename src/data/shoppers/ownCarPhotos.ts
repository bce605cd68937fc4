import 'server-only'
import { randomUUID } from 'node:crypto'
import { MAX_PHOTO_BYTES } from '../../domain/shoppers/ownCar'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import { getFileStore, readWhole } from '../../server/fileStore'
import type { loggerFor } from '../../server/logger'
import { addOwnCarPhoto, findOwnCarPhoto } from '../../server/shoppers/ownCars'
import type { SignedInShopper } from '../../server/shoppers/shopperSessions'
import { renderImage } from '../images/renderImage'
import { payloadClient } from '../payloadClient'

/** Pixels across of a stored photo. */
const PHOTO_WIDTH = 1600
const PHOTO_QUALITY = 80

type Log = Pick<ReturnType<typeof loggerFor>, 'warn'>

/**
 * Stores a photo of an own car, made anew in the size that the garage shows, without metadata such as where it was taken.
 * @returns why it was not stored: it is no photo, the car has enough, or the car is not the shopper's (null)
 */
export async function saveOwnCarPhoto(
  shopper: SignedInShopper,
  vehicle: number,
  { bytes, name }: { bytes: Buffer; name: string },
  log: Log,
): Promise<'added' | 'full' | 'notPhoto' | null> {
  const rules = { width: PHOTO_WIDTH, quality: PHOTO_QUALITY, crop: null, type: 'image/webp' as const }
  const photo = await renderImage(bytes, rules)
  if (!photo) return 'notPhoto'
  const payload = await payloadClient()
  const stored = await payload.create({
    collection: 'uploads',
    data: { site: shopper.siteId, sent_as: name },
    file: { data: photo.bytes, mimetype: photo.type, name: `${randomUUID()}.webp`, size: photo.bytes.length },
  })
  const outcome = await addOwnCarPhoto(payload.db.pool, shopper, vehicle, stored.id)
  if (outcome !== 'added') await deleteUploads([stored.id], log)
  return outcome
}

/** A photo of one of the shopper's own cars; null for any other upload. @throws {FileStoreError} while files cannot be read */
export async function readOwnCarPhoto(shopper: SignedInShopper, upload: number): Promise<Uint8Array | null> {
  const photo = await findOwnCarPhoto((await payloadClient()).db.drizzle, shopper.id, upload)
  const file = photo && (await getFileStore().open(UPLOAD_FOLDERS.uploads, photo.filename))
  return file ? readWhole(file, MAX_PHOTO_BYTES) : null
}

/** Deletes uploads with their files. If that fails, as while S3 is away, the hourly clean-up does it. */
export async function deleteUploads(ids: readonly number[], log: Log): Promise<void> {
  if (ids.length === 0) return
  try {
    await (await payloadClient()).delete({ collection: 'uploads', depth: 0, where: { id: { in: [...ids] } } })
  } catch (error) {
    log.warn({ err: error, files: ids }, 'Files of a shopper remain until the next clean-up')
  }
}
