import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { UploadFolder } from '../../src/domain/uploadFolders'
import type { FileStore } from '../../src/server/fileStore'
import { listFileNames } from './fileNames'

interface IncomingFile {
  name: string
  type: string
  bytes: Buffer
}

/**
 * Stores the file of a document and its sizes, within the transaction that saves the document: if that fails, nothing is saved.
 * Files of a replaced upload are deleted.
 */
export const storeUploadedFiles =
  (store: FileStore, folder: UploadFolder): CollectionAfterChangeHook =>
  async ({ data, doc, operation, previousDoc, req }) => {
    const files = listIncoming(data, req)
    if (files.length === 0) return doc
    const names = files.map(({ name }) => name)
    const previous = operation === 'update' ? listFileNames(previousDoc) : []
    try {
      for (const { name, bytes, type } of files) await store.write(folder, name, bytes, type)
    } catch (error) {
      const unused = names.filter((name) => !previous.includes(name))
      // As far as possible: the store is usually away, and then nothing was written.
      await Promise.allSettled(unused.map((name) => store.delete(folder, name)))
      throw error
    }
    for (const name of previous) if (!names.includes(name)) await store.delete(folder, name)
    return doc
  }

/** The uploaded file and its sizes as Payload made them; none if the save is about other fields. */
function listIncoming(data: Record<string, unknown>, { file, payloadUploadSizes }: PayloadRequest): IncomingFile[] {
  // The document may lack fields that the request did not select; the data has all.
  const { filename, mimeType, sizes } = data as {
    filename?: string
    mimeType?: string
    sizes?: Record<string, { filename?: string | null; mimeType?: string | null } | null>
  }
  if (!file?.data || !filename || !mimeType) return []
  const ofSizes = Object.entries(payloadUploadSizes ?? {}).flatMap(([key, bytes]) => {
    const size = sizes?.[key]
    return size?.filename && size.mimeType ? [{ name: size.filename, type: size.mimeType, bytes }] : []
  })
  return [{ name: filename, type: mimeType, bytes: file.data }, ...ofSizes]
}
