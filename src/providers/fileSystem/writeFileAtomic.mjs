// @ts-check
// Plain JavaScript, because Next loads src/server/pageCache.mjs without compiling it.
import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file by way of a temporary file (`.tmp`), so that other processes see the whole content or none of it.
 * @param {string} path
 * @param {Parameters<typeof writeFile>[1]} data
 */
export async function writeFileAtomic(path, data) {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`
  await writeFile(temporary, data)
  await rename(temporary, path)
}
