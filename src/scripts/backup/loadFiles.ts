import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '../../providers/fileStore/port'
import { forEachAtOnce } from '../files/forEachAtOnce'
import { FILES_FOLDER } from './manifest'
import { listFiles } from './verifyBackup'

const MAX_AT_ONCE = 8

interface LoadFilesOptions {
  /** of the backup */
  folder: string
  store: FileStore
  signal: AbortSignal
  onProgress: (detail: string) => void
}

/**
 * Copies the uploaded files of a backup to the store, over those of the same name.
 * @returns how many
 * @throws {FileStoreError} if the store does not respond after several attempts
 */
export async function loadFiles({ folder, store, signal, onProgress }: LoadFilesOptions): Promise<number> {
  let count = 0
  await forEachAtOnce(listFiles(folder), MAX_AT_ONCE, async ({ folder: place, name, type }) => {
    signal.throwIfAborted()
    await store.write(place, name, createReadStream(join(folder, FILES_FOLDER, place, name)), type)
    count += 1
    onProgress(`${count} files`)
  })
  return count
}
