import sharp from 'sharp'
import { type BoundedQueue, createBoundedQueue } from '../boundedQueue'
import { ThreadTimeoutError, threadTask } from '../threads/threadTask'
import { isTooBusy } from '../tooBusyError'
import { MAX_PIXELS } from './maxPixels'

/** Seconds after which decoding, and then encoding, is given up. */
const TIMEOUT_SECONDS = 30

const JPEG_QUALITY = 90

const decode = threadTask<typeof import('./decodeHeic.mjs').decodeHeic>({
  module: 'src/server/pictures/decodeHeic.mjs',
  function: 'decodeHeic',
  maxMemoryMb: 128,
  timeoutMs: TIMEOUT_SECONDS * 1000,
  // Only the end of a thread frees the memory of WebAssembly.
  isKept: false,
})

// One queue per process, even when this module is loaded several times. A photo takes up to 700 MB until it is encoded.
const shared = globalThis as { forecourtHeicPhotos?: BoundedQueue }
shared.forecourtHeicPhotos ??= createBoundedQueue({ running: 1, waiting: 3, waitMs: 30_000 })
const queue = shared.forecourtHeicPhotos

/** A HEIC photo that cannot be read, or is too large. */
export class HeicError extends Error {
  override name = 'HeicError'
}

/**
 * A HEIC photo, as iPhones take them, as JPEG. One at a time.
 * @throws {HeicError} if it cannot be read, has more than 60 million pixels or takes over 30 seconds
 * @throws {TooBusyError} if three others wait already
 */
export function convertHeic(file: Uint8Array): Promise<Buffer> {
  return queue(async () => {
    const photo = await decode({ file: new Uint8Array(file), maxPixels: MAX_PIXELS }).catch(throwHeicError)
    if (photo === 'tooLarge') throw new HeicError('The photo has more than 60 million pixels.')
    const { width, height, data } = photo
    return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
      .catch(throwHeicError)
  })
}

function throwHeicError(cause: unknown): never {
  if (isTooBusy(cause)) throw cause
  const isSlow = cause instanceof ThreadTimeoutError || (cause instanceof Error && /timeout/.test(cause.message))
  throw new HeicError(isSlow ? 'The photo takes too long to read.' : 'The photo cannot be read.', { cause })
}
