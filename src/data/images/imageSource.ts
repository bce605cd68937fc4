import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { ImageRequest } from '../../domain/images'
import { download } from '../../providers/httpClient/download'
import { requestServer } from '../../providers/httpClient/requestServer'
import type { ImageCache } from './imageCache'

/** Maximum bytes of a photo. */
const MAX_BYTES = 25 * 1024 * 1024

/** Milliseconds to wait for a dealer's photo host. */
const TIMEOUT_MS = 10_000

/** Milliseconds to cache a remote photo. */
const REMOTE_TTL_MS = 7 * 86_400_000

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png,image/gif'

/** An image source. The version changes with the content if that can be detected. */
export interface ImageSource {
  version: string
  read: () => Promise<Buffer>
}

/** The file of a path of this server; null if there is none. Uploads in remote storage are fetched from our own URL. */
export async function findLocalImage(path: string): Promise<ImageSource | null> {
  const file = path.startsWith('/stock-photos/')
    ? resolve('public', `.${path}`)
    : resolve(process.env.FORECOURT_DATA ?? '.data', 'media', basename(path))
  const stats = await stat(file).catch(() => null)
  if (stats?.isFile()) {
    return { version: `${path} ${stats.mtimeMs} ${stats.size}`, read: () => readFile(file) }
  }
  if (!process.env.S3_BUCKET || !path.startsWith('/api/media/')) return null
  return { version: path, read: () => fetchOwnFile(path) }
}

/** A remote photo, cached; if its host fails, an expired copy is used. */
export function createRemoteImage(
  { url }: ImageRequest['source'] & { kind: 'remote' },
  cache: ImageCache,
): ImageSource {
  const key = `fetched ${url.href}`
  return {
    version: url.href,
    async read() {
      const cached = await cache.get(key, REMOTE_TTL_MS)
      if (cached) return cached
      try {
        const bytes = await download(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, accept: ACCEPT })
        await cache.set(key, bytes)
        return bytes
      } catch (error) {
        const stale = await cache.get(key)
        if (stale) return stale
        throw error
      }
    },
  }
}

async function fetchOwnFile(path: string): Promise<Buffer> {
  const response = await requestServer(encodeURI(path), { timeoutMs: TIMEOUT_MS })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
