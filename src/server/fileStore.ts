import { createFileStore } from '../providers/fileStore/createFileStore'
import type { FileStore } from '../providers/fileStore/port'

export { type FileStore, FileStoreError, type OpenFile, readWhole, type StoredFile } from '../providers/fileStore/port'

let store: FileStore | undefined

/** The store of uploaded files of this process, by its environment. */
export function getFileStore(): FileStore {
  store ??= createFileStore(process.env)
  return store
}

export const FILES_UNAVAILABLE_MESSAGE = 'Files are not available right now. Please try again in a minute.'

/** True if the store of files did not respond or refused. By name, since Next may load a class more than once. */
export function isFileStoreError(error: unknown): boolean {
  return error instanceof Error && error.name === 'FileStoreError'
}
