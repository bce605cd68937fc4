import 'server-only'
import type { ImageRequest } from '../../domain/images'
import { pictureCache as cache } from './imageCache'
import { findLocalImage } from './imageSource'
import { findShape, renderPreview } from './renderImage'

/** Changes whenever previews are rendered otherwise. */
const RENDERING = 1

/**
 * The preview of a picture of this server, in the shape of a request, as a data URI. Null for a picture of another server, one that has
 * transparent parts or is small, and while the store of uploads does not respond.
 */
export async function getPicturePreview(request: ImageRequest): Promise<string | null> {
  const { source, crop } = request
  if (source.kind === 'remote') return null
  const image = await findLocalImage(source.path).catch(() => null)
  if (!image) return null
  const { focus, key: shape } = findShape(request)
  const key = `preview ${RENDERING} ${image.version} ${shape}`
  const cached = await cache.get(key)
  if (cached) return toDataUri(cached)
  const bytes = await image.read().catch(() => null)
  const preview = bytes && (await renderPreview(bytes, { crop, focus }))
  if (!preview) return null
  await cache.set(key, preview)
  return toDataUri(preview)
}

const toDataUri = (bytes: Buffer) => `data:image/avif;base64,${bytes.toString('base64')}`
