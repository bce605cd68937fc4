import 'server-only'
import type { ImageRequest } from '../../domain/images'
import { pictureCache as cache } from './imageCache'
import { createRemoteImage, findLocalImage, REMOTE_TTL_MS } from './imageSource'
import { findShape, renderPreview } from './renderImage'

/** Changes whenever previews are rendered otherwise. */
const RENDERING = 5

/**
 * The preview of a picture in the shape of a request, as a data URI. Null for a photo of another server that is not cached, a picture that
 * has transparent parts or is small, and while the store of uploads does not respond.
 */
export async function getPicturePreview(request: ImageRequest): Promise<string | null> {
  const { source, crop } = request
  const image = await findReadyImage(source).catch(() => null)
  if (!image) return null
  const { focus, key: shape } = findShape(request)
  const key = `preview ${RENDERING} ${image.version} ${shape}`
  const cached = await cache.get(key, source.kind === 'remote' ? REMOTE_TTL_MS : undefined)
  if (cached) return toDataUri(cached)
  const bytes = await image.read().catch(() => null)
  const preview = bytes && (await renderPreview(bytes, { crop, focus }))
  if (!preview) return null
  await cache.set(key, preview)
  return toDataUri(preview)
}

/** A picture without asking its host, for which no page waits. */
async function findReadyImage(
  source: ImageRequest['source'],
): Promise<{ version: string; read: () => Promise<Buffer | null> } | null> {
  if (source.kind === 'path') return findLocalImage(source.path)
  const { version, readCached } = createRemoteImage(source, cache)
  return { version, read: readCached }
}

const toDataUri = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`
