import 'server-only'
import { pictureCache } from './imageCache'

/** Milliseconds for which a drawing is kept: a picture in it may be replaced under its address. */
const MAX_AGE_MS = 86_400_000

/** A picture that the server draws. */
export interface DrawnImage {
  bytes: Buffer
  /** false if something was missing, so that the next request draws it again */
  isComplete: boolean
}

const pending = new Map<string, Promise<Buffer>>()

/**
 * A drawn picture from the cache of pictures, or drawn now. Concurrent requests share one drawing.
 * @param key everything that it shows
 */
export async function getDrawnImage(key: string, draw: () => Promise<DrawnImage>): Promise<Buffer> {
  const cached = await pictureCache.get(key, MAX_AGE_MS)
  if (cached) return cached
  const drawing = pending.get(key) ?? drawAndKeep(key, draw).finally(() => pending.delete(key))
  pending.set(key, drawing)
  return drawing
}

async function drawAndKeep(key: string, draw: () => Promise<DrawnImage>): Promise<Buffer> {
  const { bytes, isComplete } = await draw()
  if (isComplete) await pictureCache.set(key, bytes)
  return bytes
}
