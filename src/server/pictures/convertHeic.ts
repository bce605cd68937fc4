import { processTask, TaskTimeoutError } from '../taskProcesses/processTask'
import { isTooBusy } from '../tooBusyError'
import { MAX_PIXELS } from './maxPixels'

const decode = processTask<typeof import('./decodeHeic.mjs').decodeHeic>({
  module: 'src/server/pictures/decodeHeic.mjs',
  function: 'decodeHeic',
  maxMemoryMb: 128,
  timeoutMs: 60_000,
  waitMs: 60_000,
  isKept: false,
})

/** A HEIC photo that cannot be read, or is too large. */
export class HeicError extends Error {
  override name = 'HeicError'
}

/**
 * A HEIC photo, as iPhones take them, as JPEG. One at a time, since each may take a gigabyte.
 * @throws {HeicError} if it cannot be read, has more than 60 million pixels or takes over a minute
 * @throws {TooBusyError} if three others wait already
 */
export async function convertHeic(file: Uint8Array): Promise<Buffer> {
  const photo = await decode({ file, maxPixels: MAX_PIXELS }).catch((cause: unknown) => {
    if (isTooBusy(cause)) throw cause
    const reason = cause instanceof TaskTimeoutError ? 'takes too long to read' : 'cannot be read'
    throw new HeicError(`The photo ${reason}.`, { cause })
  })
  if (photo === 'tooLarge') throw new HeicError('The photo has more than 60 million pixels.')
  return Buffer.from(photo)
}
