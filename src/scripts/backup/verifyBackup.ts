import { lstat, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachAtOnce } from '../files/forEachAtOnce'
import { hashFile } from './hashContent'
import {
  type BackupFile,
  type Content,
  damaged,
  FILE_LIST,
  FILES_FOLDER,
  getTableFile,
  MANIFEST,
  type Manifest,
  parseFileLine,
} from './manifest'
import { readLines } from './readLines'

const MAX_AT_ONCE = 4

/** Files that a message names; others are only counted. */
const MAX_NAMED = 10

/**
 * Compares every file of a backup with what was written.
 * @returns the files in its folder that do not belong to it, as a sentence; null if there are none. A restore does not read them
 * @throws {BackupError} that names the first that differs
 */
export async function verifyBackup(
  folder: string,
  { tables, files }: Manifest,
  onProgress: (detail: string) => void,
): Promise<string | null> {
  const known = new Set([MANIFEST, FILE_LIST])
  await requireSame(folder, FILE_LIST, files.list)
  for (const [index, { name, ...content }] of tables.entries()) {
    onProgress(`${index + 1} of ${tables.length} tables`)
    known.add(getTableFile(name))
    await requireSame(folder, getTableFile(name), content)
  }
  let checked = 0
  await forEachAtOnce(listFiles(folder), MAX_AT_ONCE, async ({ folder: place, name, ...content }) => {
    const file = join(FILES_FOLDER, place, name)
    known.add(file)
    await requireSame(folder, file, content)
    checked += 1
    onProgress(`${checked} of ${files.count} files`)
  })
  if (checked !== files.count) throw damaged(FILE_LIST)
  return describeOthers(folder, known)
}

/** The uploaded files of a backup, one at a time. */
export async function* listFiles(folder: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(join(folder, FILE_LIST))) yield parseFileLine(line)
}

async function requireSame(folder: string, file: string, { bytes, sha256 }: Content): Promise<void> {
  const missing = (error: NodeJS.ErrnoException) => {
    throw ['ENOENT', 'ENOTDIR'].includes(error.code ?? '') ? damaged(file) : error
  }
  // A link may lead anywhere, and to something else tomorrow.
  for (const path of [file, dirname(file)]) {
    const stats = await lstat(join(folder, path)).catch(missing)
    if (path === file ? !stats.isFile() : !stats.isDirectory()) throw damaged(path)
  }
  const found = await hashFile(join(folder, file)).catch(missing)
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file)
}

/** @param known the backup's files, from its folder */
async function describeOthers(folder: string, known: ReadonlySet<string>): Promise<string | null> {
  const named: string[] = []
  let count = 0
  for await (const file of listEntries(folder)) {
    if (known.has(file)) continue
    count += 1
    if (named.length < MAX_NAMED) named.push(file)
  }
  if (count === 0) return null
  const more = count > named.length ? ` and ${count - named.length} more` : ''
  return `This folder has files that do not belong to the backup: ${named.sort().join(', ')}${more}.`
}

/** All that is no folder: files, links, which are not followed, and special files. */
async function* listEntries(root: string, below = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(join(root, below))) {
    const path = join(below, entry.name)
    if (entry.isDirectory()) yield* listEntries(root, path)
    else yield path
  }
}
