// @ts-check
import { readdir, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Share of the limit that remains after pruning, so that the next write does not prune again. */
const SHARE_AFTER_PRUNE = 0.8

/** Share of the limit written between two measurements. The size is not cached, since other processes may write to the folder. */
const SHARE_BETWEEN_MEASUREMENTS = 0.1

/** Bytes of a disk block. */
const BLOCK_BYTES = 4096

/** Bytes that a file of `size` bytes occupies on disk. @param {number} size */
export const diskBytes = (size) => Math.max(1, Math.ceil(size / BLOCK_BYTES)) * BLOCK_BYTES

/**
 * Limits the size of a folder by deleting the least recently used entries. Each writing process may exceed the limit by a
 * tenth.
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.maxBytes
 * @param {(file: string) => { entry: string, path: string }} [options.locate] the entry that a file belongs to, and the file or
 *   folder to delete with the entry; by default each file is an entry
 * @param {(count: number) => void} [options.onPrune] called after entries were deleted, with their number
 * @returns {(bytes: number) => void} to be called with the bytes of each write; prunes in the background
 */
export function limitFolder({ folder, maxBytes, locate = (file) => ({ entry: file, path: file }), onPrune }) {
  // The first write measures the folder.
  let unmeasured = Number.POSITIVE_INFINITY
  let running = false
  const isDue = () => unmeasured >= maxBytes * SHARE_BETWEEN_MEASUREMENTS

  async function prune() {
    unmeasured = 0
    const entries = await listEntries(folder, locate)
    let total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= maxBytes) return
    let pruned = 0
    for (const { paths, bytes } of entries.sort((a, b) => a.usedMs - b.usedMs)) {
      if (total <= maxBytes * SHARE_AFTER_PRUNE) break
      await Promise.all([...paths].map((path) => rm(path, { recursive: true, force: true })))
      total -= bytes
      pruned += 1
    }
    onPrune?.(pruned)
  }

  async function pruneWhileDue() {
    running = true
    try {
      while (isDue()) await prune()
    } catch (error) {
      console.warn(`Could not prune ${folder}`, error)
    } finally {
      running = false
    }
  }

  return (bytes) => {
    unmeasured += bytes
    if (isDue() && !running) void pruneWhileDue()
  }
}

/**
 * @param {string} folder
 * @param {(file: string) => { entry: string, path: string }} locate
 */
async function listEntries(folder, locate) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  /** @type {Map<string, { paths: Set<string>, bytes: number, usedMs: number }>} */
  const entries = new Map()
  for (const item of found) {
    if (!item.isFile()) continue
    const file = resolve(item.parentPath ?? item.path, item.name)
    const stats = await stat(file).catch(() => null)
    if (!stats) continue
    const { entry: name, path } = locate(file)
    const entry = entries.get(name) ?? { paths: new Set(), bytes: 0, usedMs: 0 }
    entry.paths.add(path)
    entry.bytes += diskBytes(stats.size)
    entry.usedMs = Math.max(entry.usedMs, stats.atimeMs, stats.mtimeMs)
    entries.set(name, entry)
  }
  return [...entries.values()]
}
