// @ts-check
// Plain JavaScript, because Next loads src/server/pageCache.mjs without compiling it.
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file by way of a temporary file (`.tmp`), so that other processes see the whole content or none of it. On a full disk
 * nothing of it stays.
 * @param {string} path
 * @param {Parameters<typeof writeFile>[1]} data
 */
export async function writeFileAtomic(path, data) {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`
  try {
    await writeFile(temporary, data)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
