import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Next keeps the reads and pages that a running server made; what the build made lies elsewhere. */
const RUNTIME_CACHE_FOLDERS = ['cache/fetch-cache', 'server/route-cache']

/**
 * Deletes the pages and cached reads that an earlier server kept beside the build. Which of them were revalidated it knew
 * in memory only, so a page that was published and not visited again before a restart would come back in its old form.
 * @param distFolder the build's folder
 */
export async function clearPageCache(distFolder: string): Promise<void> {
  await Promise.all(
    RUNTIME_CACHE_FOLDERS.map((folder) => rm(join(distFolder, folder), { recursive: true, force: true })),
  )
}
