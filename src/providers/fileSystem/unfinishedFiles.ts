import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds after which a temporary file belongs to a process that was killed. */
const MAX_AGE_MS = 24 * 3_600_000

/** The names of files that are being written, by `writeFileAtomic` and the file store. Those that people gave may end in the same. */
const UNFINISHED = [/\.[\da-f]{8}\.tmp$/, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/]

/**
 * Deletes the temporary files of a folder that were last written more than a day ago. A folder that is missing has none.
 * @returns how many
 */
export async function deleteUnfinishedFiles(folder: string, now: Date): Promise<number> {
  let deleted = 0
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile() || !UNFINISHED.some((pattern) => pattern.test(entry.name))) continue
      const path = join(folder, entry.name)
      const stats = await stat(path).catch(() => null)
      if (!stats || now.getTime() - stats.mtimeMs < MAX_AGE_MS) continue
      await rm(path, { force: true })
      deleted += 1
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return deleted
}
