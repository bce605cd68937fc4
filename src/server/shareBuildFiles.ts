import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Pool } from 'pg'
import { addBuildFiles, type BuildFile } from './database/buildFiles'

/** Variants that the build wrote next to its files (src/scripts/compressStaticFiles.mjs). */
const COMPRESSED = /\.(br|gz)$/

/**
 * Gives other servers the static files of this build: during a deploy, a page of one build may ask a server of another for them.
 * @param staticDir the build's folder of static files
 * @returns how many files the database did not have
 */
export async function shareBuildFiles(pool: Pool, staticDir: string): Promise<number> {
  const entries = await readdir(staticDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(staticDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const all = new Set(files)
  const paths = files.filter((path) => !COMPRESSED.test(path))
  const readBuildFile = async (path: string): Promise<BuildFile> =>
    all.has(`${path}.br`)
      ? { path, encoding: 'br', body: await readFile(join(staticDir, `${path}.br`)) }
      : { path, encoding: 'identity', body: await readFile(join(staticDir, path)) }
  return addBuildFiles(pool, paths, (missing) => Promise.all(missing.map(readBuildFile)))
}
