// @ts-check
// Compresses the static files of a build once, so that the web server only sends them. Part of `npm run build`.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { projectRoot } from './project.mjs'

const COMPRESSIBLE = /\.(css|js|json|svg|txt)$/

/** Minimum size in bytes; a smaller file fits in one packet as it is. */
const MIN_BYTES = 1024

/** Quality 11 takes five seconds more for 2% less. */
const BROTLI_QUALITY = 10

const compress = {
  '.br': (/** @type {Buffer} */ content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  '.gz': (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
}

/** Writes a `.br` and a `.gz` file next to each compressible static file of the build in `distDir`. @param {string} distDir */
export async function compressStaticFiles(distDir) {
  const entries = await readdir(join(distDir, 'static'), { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    if (content.length < MIN_BYTES) continue
    await Promise.all(
      Object.entries(compress).map(async ([suffix, run]) => writeFile(path + suffix, await run(content))),
    )
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await compressStaticFiles(resolve(projectRoot, process.env.NEXT_DIST_DIR || '.next'))
