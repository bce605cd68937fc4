import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_FOLDERS } from '../../domain/uploadFolders'
import type { FileStore } from '../../providers/fileStore/port'
import type { Database } from '../../server/database/database'
import { forEachAtOnce } from '../files/forEachAtOnce'
import { isReferenced, type ReferencedFile } from '../files/listStoredFiles'
import { hashFile, writeHashed } from './hashContent'
import { type BackupFile, type Content, FILE_LIST, FILES_FOLDER, type Manifest } from './manifest'
import { readLines } from './readLines'

const MAX_AT_ONCE = 8
const ATTEMPTS = 3

interface SaveFilesOptions {
  store: FileStore
  /** as it is now, which tells a file that was deleted meanwhile from one that is missing */
  database: Database
  /** of the backup */
  folder: string
  /** path of the list of files that `saveDatabase` wrote */
  fileNames: string
  signal: AbortSignal
  onMissing: (file: ReferencedFile) => void
  onProgress: (detail: string) => void
}

/**
 * Copies the uploaded files that documents refer to, and lists them in the backup. Files that were deleted with their document since
 * the list was made are left out; others that the store does not have are reported.
 * @throws {FileStoreError} if the store does not respond after several attempts
 */
export async function saveFiles(options: SaveFilesOptions): Promise<Manifest['files']> {
  const { store, database, folder, fileNames, signal, onMissing, onProgress } = options
  for (const name of Object.values(UPLOAD_FOLDERS))
    await mkdir(join(folder, FILES_FOLDER, name), { recursive: true, mode: 0o700 })
  const files = { count: 0, bytes: 0, missing: 0 }
  const list = await open(join(folder, FILE_LIST), 'wx', 0o600)
  try {
    await forEachAtOnce(listReferenced(fileNames), MAX_AT_ONCE, async (file) => {
      signal.throwIfAborted()
      const content = await saveFile(store, file, join(folder, FILES_FOLDER, file.folder, file.name), signal)
      if (content === 'saved before') return
      if (content === 'missing') {
        if (!(await isReferenced(database, file))) return
        files.missing += 1
        onMissing(file)
        return
      }
      await list.appendFile(`${JSON.stringify({ ...file, ...content } satisfies BackupFile)}\n`)
      files.count += 1
      files.bytes += content.bytes
      onProgress(`${files.count} files`)
    })
    await list.sync()
  } finally {
    await list.close()
  }
  return { ...files, list: await hashFile(join(folder, FILE_LIST)) }
}

async function* listReferenced(fileNames: string): AsyncGenerator<ReferencedFile> {
  for await (const line of readLines(fileNames)) yield JSON.parse(line) as ReferencedFile
}

async function saveFile(
  store: FileStore,
  { folder, name }: ReferencedFile,
  path: string,
  signal: AbortSignal,
): Promise<Content | 'missing' | 'saved before'> {
  for (let attempt = 1; ; attempt++) {
    const file = await store.open(folder, name)
    if (!file) return 'missing'
    try {
      return await writeHashed(path, file.stream, signal)
    } catch (error) {
      // Documents may share a file.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'saved before'
      // A store may stop in the middle of a file; a full disk stays full.
      if (attempt === ATTEMPTS || signal.aborted || isOfDisk(error)) throw error
      await rm(path, { force: true })
    }
  }
}

const isOfDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined
