// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const IGNORED = new Set(['node_modules', '.git', '.next', '.next-test', '.data', '.DS_Store'])

/**
 * A hash of file names and contents, independent of git. Missing names are skipped, so adding them later changes the hash.
 * @param {string} root
 * @param {readonly string[]} names files and folders under `root`
 * @param {{ ignore?: (path: string) => boolean, salt?: string }} [options] `salt` is hashed too: versions, settings
 */
export function fingerprint(root, names, { ignore = () => false, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt)
  const files = names.flatMap((name) => filesUnder(join(root, name)))
  for (const file of files.sort()) {
    const path = relative(root, file).split(sep).join('/')
    if (ignore(path)) continue
    hash.update(`\0${path}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && (entry.isDirectory() || entry.isFile()))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}
