import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Pictures as they were fetched and as they are delivered, in the data folder; those not asked for longest go first. */
export interface ImageCache {
  /** null where it is not kept, or older than `maxAgeMs` */
  get: (key: string, maxAgeMs?: number) => Promise<Buffer | null>
  set: (key: string, bytes: Buffer) => Promise<void>
}

/** Bytes kept on disk. */
const CAPACITY = 2 * 1024 ** 3

/** How much goes when it is full, so that it is not full again at once. */
const KEPT_AFTER_PRUNING = 0.8

/** Milliseconds after which a read is noted; often enough to tell what is in use. */
const NOTED_AFTER_MS = 86_400_000

/** A cache in a folder. Several processes may share it: files appear whole or not at all. */
export function imageCache(folder: string, capacity = CAPACITY): ImageCache {
  let size: Promise<number> | null = null
  let pruning: Promise<void> | null = null
  /** bytes that came since a pruning last looked */
  let since = 0
  const fileOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }

  async function grow(bytes: number): Promise<void> {
    size ??= entries(folder).then((files) => files.reduce((sum, file) => sum + file.size, 0))
    size = size.then((before) => before + bytes)
    since += bytes
    if ((await size) <= capacity || pruning) return
    pruning = prune().finally(() => {
      pruning = null
    })
  }

  async function prune(): Promise<void> {
    let left: number
    do {
      since = 0
      const files = (await entries(folder)).sort((a, b) => a.usedMs - b.usedMs)
      left = files.reduce((sum, file) => sum + file.size, 0)
      for (const file of files) {
        if (left <= capacity * KEPT_AFTER_PRUNING) break
        await rm(file.path, { force: true })
        left -= file.size
      }
    } while (left + since > capacity)
    size = Promise.resolve(left + since)
  }

  return {
    async get(key, maxAgeMs = Number.POSITIVE_INFINITY) {
      const path = fileOf(key)
      try {
        const { mtimeMs, atimeMs } = await stat(path)
        if (Date.now() - mtimeMs > maxAgeMs) return null
        if (Date.now() - atimeMs > NOTED_AFTER_MS) await utimes(path, new Date(), new Date(mtimeMs))
        return await readFile(path)
      } catch {
        return null
      }
    },
    async set(key, bytes) {
      const path = fileOf(key)
      const half = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(half, bytes)
      await rename(half, path)
      await grow(bytes.length)
    },
  }
}

async function entries(folder: string): Promise<{ path: string; size: number; usedMs: number }[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile())
  const known = await Promise.all(
    files.map(async (entry) => {
      const path = resolve(entry.parentPath ?? entry.path, entry.name)
      const facts = await stat(path).catch(() => null)
      return facts ? [{ path, size: facts.size, usedMs: Math.max(facts.atimeMs, facts.mtimeMs) }] : []
    }),
  )
  return known.flat()
}
