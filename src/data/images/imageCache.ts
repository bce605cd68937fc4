import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeFileAtomic } from '../../providers/fileSystem/writeFileAtomic.mjs'
import { diskBytes, limitFolder } from '../../server/folderLimit.mjs'
import { logger } from '../../server/logger'

/** Cache of fetched and rendered images in the data folder; the least recently used are evicted. */
export interface ImageCache {
  /** null if not cached or older than `maxAgeMs` */
  get: (key: string, maxAgeMs?: number) => Promise<Buffer | null>
  /** a failure to write is logged */
  set: (key: string, bytes: Buffer) => Promise<void>
}

/** Maximum bytes on disk. */
const MAX_BYTES = 2 * 1024 ** 3

/** Minimum milliseconds between two updates of a file's access time. */
const TOUCH_INTERVAL_MS = 86_400_000

/** Creates a cache in a folder, which several processes may share. */
export function createImageCache(folder: string, maxBytes = MAX_BYTES): ImageCache {
  const recordWrite = limitFolder({ folder, maxBytes })
  let failed = false
  const getPath = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }

  return {
    async get(key, maxAgeMs = Number.POSITIVE_INFINITY) {
      const path = getPath(key)
      try {
        const { mtimeMs, atimeMs } = await stat(path)
        if (Date.now() - mtimeMs > maxAgeMs) return null
        if (Date.now() - atimeMs > TOUCH_INTERVAL_MS) await utimes(path, new Date(), new Date(mtimeMs))
        return await readFile(path)
      } catch {
        return null
      }
    },
    async set(key, bytes) {
      const path = getPath(key)
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFileAtomic(path, bytes)
        recordWrite(diskBytes(bytes.length))
        failed = false
      } catch (error) {
        // A full disk costs time, not the picture. Logged once, since each picture of each page would say the same.
        if (!failed) logger.warn({ err: error }, 'Pictures cannot be cached')
        failed = true
      }
    },
  }
}

/** The pictures of this server: resized, fetched and drawn. */
export const pictureCache = createImageCache(resolve(process.env.FORECOURT_DATA ?? '.data', 'images'))
