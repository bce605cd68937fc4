import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { ImageRequest } from '../../domain/images'
import { download } from '../../providers/httpClient/download'
import { requestServer } from '../../providers/httpClient/requestServer'
import type { ImageCache } from './imageCache'

/** Bytes of a photo beyond which it is refused: a camera's own file is smaller. */
const MAX_BYTES = 25 * 1024 * 1024

/** Milliseconds for a dealer's photo host to answer. */
const TIMEOUT_MS = 10_000

/** Milliseconds for which a photo from elsewhere is taken as it was. */
const REMOTE_TTL_MS = 7 * 86_400_000

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png,image/gif'

/** A source that is there: what it is called, which changes with its content where that can be told, and its bytes. */
export interface ImageSource {
  version: string
  read: () => Promise<Buffer>
}

/** The file behind a path of this server, null where there is none; uploads that are kept elsewhere come through our own address. */
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

/** A photo of a feed, kept once fetched; where its host fails, the one that was kept before stands in. */
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
