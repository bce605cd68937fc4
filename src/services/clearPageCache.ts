import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Next's caches of a running server; those of the build are elsewhere. */
const RUNTIME_CACHE_FOLDERS = ['cache/fetch-cache', 'server/route-cache']

/**
 * Deletes the cached pages and reads of an earlier server. Next keeps revalidations in memory only, so a page published
 * before a restart could reappear in its old form.
 * @param distFolder the build's folder
 */
export async function clearPageCache(distFolder: string): Promise<void> {
  await Promise.all(
    RUNTIME_CACHE_FOLDERS.map((folder) => rm(join(distFolder, folder), { recursive: true, force: true })),
  )
}
