import { join } from 'node:path'
import { forEachAtOnce } from '../files/forEachAtOnce'
import { hashFile } from './hashContent'
import {
  type BackupFile,
  type Content,
  damaged,
  FILE_LIST,
  FILES_FOLDER,
  getTableFile,
  type Manifest,
  parseFileLine,
} from './manifest'
import { readLines } from './readLines'

const MAX_AT_ONCE = 4

/** Compares every file of a backup with what was written. @throws {BackupError} that names the first that differs */
export async function verifyBackup(
  folder: string,
  { tables, files }: Manifest,
  onProgress: (detail: string) => void,
): Promise<void> {
  await requireSame(folder, FILE_LIST, files.list)
  for (const [index, { name, ...content }] of tables.entries()) {
    onProgress(`${index + 1} of ${tables.length} tables`)
    await requireSame(folder, getTableFile(name), content)
  }
  let checked = 0
  await forEachAtOnce(listFiles(folder), MAX_AT_ONCE, async ({ folder: place, name, ...content }) => {
    await requireSame(folder, join(FILES_FOLDER, place, name), content)
    checked += 1
    onProgress(`${checked} of ${files.count} files`)
  })
  if (checked !== files.count) throw damaged(FILE_LIST)
}

/** The uploaded files of a backup, one at a time. */
export async function* listFiles(folder: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(join(folder, FILE_LIST))) yield parseFileLine(line)
}

async function requireSame(folder: string, file: string, { bytes, sha256 }: Content): Promise<void> {
  const found = await hashFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? damaged(file) : error
  })
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file)
}
