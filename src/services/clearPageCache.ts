import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Next's caches of a running server; those of the build are elsewhere. */
const RUNTIME_CACHE_FOLDERS = ['cache/fetch-cache', 'server/route-cache']

/**
 * Deletes the cached pages and reads of an earlier server. Next keeps revalidations in memory only, so a page published
 * before a restart could reappear in its old form.
 * @param distFolder the build's folder
 */
export async function clearPageCache(distFolder: string): Promise<void> {
  await Promise.all(RUNTIME_CACHE_FOLDERS.map((folder) => emptyFolder(join(distFolder, folder))))
}

/** The folder itself stays: in a container it is a volume, and all around it cannot be written. */
async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}
