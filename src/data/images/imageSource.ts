import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { ImageRequest } from '../../domain/images'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import { readWhole } from '../../providers/fileStore/port'
import { download } from '../../providers/httpClient/download'
import { BoundedCache } from '../../server/boundedCache.mjs'
import { type FileStore, getFileStore } from '../../server/fileStore'
import type { ImageCache } from './imageCache'

/** Maximum bytes of a photo. */
const MAX_BYTES = 25 * 1024 * 1024

/** Milliseconds to wait for a dealer's photo host. */
const TIMEOUT_MS = 10_000

/** Milliseconds to cache a remote photo and its renderings. */
export const REMOTE_TTL_MS = 7 * 86_400_000

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png,image/gif'

/** An image source. The version changes with the content if that can be detected. */
export interface ImageSource {
  version: string
  read: () => Promise<Buffer>
}

/**
 * The picture of a path of this server; null if there is none.
 * @throws {FileStoreError} if the store of uploads does not respond and the picture is not known yet
 */
export function findLocalImage(path: string): Promise<ImageSource | null> {
  return path.startsWith('/stock-photos/') ? findPublicImage(path) : findUploadedImage(basename(path))
}

async function findPublicImage(path: string): Promise<ImageSource | null> {
  const file = resolve('public', `.${path}`)
  const stats = await stat(file).catch(() => null)
  return stats?.isFile() ? { version: `${path} ${stats.mtimeMs} ${stats.size}`, read: () => readFile(file) } : null
}

/** Milliseconds for which a picture in a bucket is not checked for another content. */
const CHECK_INTERVAL_MS = 60_000

/** Some 20,000 pictures. */
const MAX_VERSIONS_BYTES = 8 * 1024 ** 2

/** Versions of pictures in a bucket. While it does not respond, the last one known is used, whose sizes are in the cache. */
const versions = new BoundedCache<string, FileStore>(
  { maxBytes: MAX_VERSIONS_BYTES, valueBytes: (version) => 2 * version.length },
  {
    ttl: CHECK_INTERVAL_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (name, lastKnown, { context: store }) => {
      try {
        return await findVersion(store, name)
      } catch (error) {
        if (lastKnown === undefined) throw error
        return lastKnown
      }
    },
  },
)

async function findVersion(store: FileStore, name: string): Promise<string | undefined> {
  const found = await store.find(UPLOAD_FOLDERS.media, name)
  return found ? `${name} ${found.etag}` : undefined
}

async function findUploadedImage(name: string, store = getFileStore()): Promise<ImageSource | null> {
  const version =
    store.kind === 'disk' || !versions.mayKeep(name)
      ? await findVersion(store, name)
      : await versions.fetch(name, { context: store })
  if (!version) return null
  return {
    version,
    read: async () => {
      const file = await store.open(UPLOAD_FOLDERS.media, name)
      if (!file) throw new Error(`${name} was deleted`)
      return readWhole(file, MAX_BYTES)
    },
  }
}

interface RemoteImage extends ImageSource {
  /** Null if it is not cached: does not ask its host. */
  readCached: () => Promise<Buffer | null>
}

/** A remote photo, cached; if its host fails, an expired copy is used. */
export function createRemoteImage(
  { url }: ImageRequest['source'] & { kind: 'remote' },
  cache: ImageCache,
): RemoteImage {
  const key = `fetched ${url.href}`
  const readCached = () => cache.get(key, REMOTE_TTL_MS)
  return {
    version: url.href,
    readCached,
    async read() {
      const cached = await readCached()
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
