import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskBytes, limitFolder } from '../../server/folderLimit.mjs'

/** Pictures as they were fetched and as they are delivered, in the data folder; those not asked for longest go first. */
export interface ImageCache {
  /** null where it is not kept, or older than `maxAgeMs` */
  get: (key: string, maxAgeMs?: number) => Promise<Buffer | null>
  set: (key: string, bytes: Buffer) => Promise<void>
}

/** Bytes kept on disk. */
const MAX_BYTES = 2 * 1024 ** 3

/** Milliseconds after which a read is noted; often enough to tell what is in use. */
const TOUCH_INTERVAL_MS = 86_400_000

/** A cache in a folder. Several processes may share it: files appear whole or not at all. */
export function createImageCache(folder: string, maxBytes = MAX_BYTES): ImageCache {
  const recordWrite = limitFolder({ folder, maxBytes })
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
      const half = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(half, bytes)
      await rename(half, path)
      recordWrite(diskBytes(bytes.length))
    },
  }
}
