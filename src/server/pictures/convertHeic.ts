import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Pixels of the largest photo: phones take up to 50 million. Each takes four bytes while it is decoded. */
const MAX_PIXELS = 60_000_000

/** Milliseconds after which decoding is given up. */
const TIMEOUT_MS = 30_000

const JPEG_QUALITY = 90

/** Photos that a server decodes at once; more wait. */
const limitDecoding = pLimit(1)

interface DecodedPhoto {
  width: number
  height: number
  /** RGBA */
  data: Uint8ClampedArray
}

/** A HEIC photo that cannot be read, or is too large. */
export class HeicError extends Error {
  override name = 'HeicError'
}

/** A HEIC photo, as iPhones take them, as JPEG. @throws {HeicError} if it cannot be read, has more than 60 million pixels or takes over 30 seconds */
export async function convertHeic(file: Uint8Array): Promise<Buffer> {
  const { width, height, data } = await limitDecoding(() => decode(file))
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

function decode(file: Uint8Array): Promise<DecodedPhoto> {
  const worker = new Worker(resolve(process.cwd(), 'src/server/pictures/decodeHeicWorker.mjs'), {
    workerData: { file: Uint8Array.from(file), maxPixels: MAX_PIXELS },
  })
  let timer: NodeJS.Timeout | undefined
  const decoded = new Promise<DecodedPhoto>((done, reject) => {
    timer = setTimeout(() => reject(new HeicError('The photo takes too long to read.')), TIMEOUT_MS)
    worker.on('message', (answer: DecodedPhoto | { tooLarge: true }) => {
      if ('tooLarge' in answer) reject(new HeicError('The photo has more than 60 million pixels.'))
      else done(answer)
    })
    worker.on('error', (error) => reject(new HeicError('The photo cannot be read.', { cause: error })))
    worker.on('exit', () => reject(new HeicError('The photo cannot be read.')))
  })
  return decoded.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
