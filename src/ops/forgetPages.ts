import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const manifestShape = z.object({ routes: z.record(z.string(), z.unknown()) })
const PAGE_FILE = /\.(html|rsc|meta|body)$/

/**
 * Deletes the pages and cached reads that an earlier server wrote beside the build. Which of them were revalidated it knew
 * in memory only, so a page that was published and not visited again before a restart would come back in its old form.
 * What the build itself made stays.
 * @param distFolder the build's folder
 */
export async function forgetPages(distFolder: string): Promise<void> {
  await rm(join(distFolder, 'cache', 'fetch-cache'), { recursive: true, force: true })
  const built = await builtRoutes(distFolder)
  if (!built) return
  const pages = join(distFolder, 'server', 'app')
  const files = await readdir(pages, { recursive: true }).catch(() => [])
  const later = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PAGE_FILE.test(file) && !built.has(routeOf(file)))
  await Promise.all(
    later.flatMap((file) => [
      rm(join(pages, file), { force: true }),
      rm(join(pages, file.replace(PAGE_FILE, '.segments')), { recursive: true, force: true }),
    ]),
  )
}

async function builtRoutes(distFolder: string): Promise<Set<string> | undefined> {
  try {
    const manifest = manifestShape.parse(
      JSON.parse(await readFile(join(distFolder, 'prerender-manifest.json'), 'utf8')),
    )
    return new Set(Object.keys(manifest.routes))
  } catch {
    // A development server has no manifest, and writes no pages.
    return undefined
  }
}

/** `index.html` is the file of `/`. */
function routeOf(file: string): string {
  const path = `/${file.replace(PAGE_FILE, '')}`
  return path === '/index' ? '/' : path
}
