import type { Readable } from 'node:stream'
import type { UploadFolder } from '../../domain/uploadFolders'

/** A stored file. */
export interface StoredFile {
  /** bytes */
  size: number
  modifiedAt: Date
  /** changes with the content; no quotation marks */
  etag: string
  /** media type; null if the store keeps none */
  type: string | null
}

/** A stored file whose content is being read. The stream must be read to its end or destroyed. */
export interface OpenFile extends StoredFile {
  stream: Readable
}

/** A part of a file: both positions are included and start at 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where uploaded files are kept. Names are plain file names, without folders: any other name is missing, and cannot be written.
 * All functions throw `FileStoreError` if the store does not respond or refuses.
 */
export interface FileStore {
  kind: 'disk' | 's3'
  /** null if missing */
  find(folder: UploadFolder, name: string): Promise<StoredFile | null>
  /** Opens a file or a part of it, whose `size` is that of the whole file; null if missing. */
  open(folder: UploadFolder, name: string, range?: ByteRange): Promise<OpenFile | null>
  /** Writes a file, replacing one of the same name. Readers see the whole content or the old one. */
  write(folder: UploadFolder, name: string, content: Buffer | Readable, type: string): Promise<void>
  /** Deletes a file; a missing one is ignored. */
  delete(folder: UploadFolder, name: string): Promise<void>
}

/** The store did not respond, or refused: the same call may succeed later. The message has no full stop at the end. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/** Bytes of a file name, which every file system takes. */
const MAX_NAME_BYTES = 255

/** True for the name of a file in a folder. False for paths, such as `../private/cv.pdf`. */
export function isFileName(name: string): boolean {
  return (
    name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES
  )
}

/** Reads a whole file. @throws {FileStoreError} if it is larger than `maxBytes`, or if the store stops in between */
export async function readWhole({ size, stream }: OpenFile, maxBytes: number): Promise<Buffer> {
  if (size > maxBytes) {
    stream.destroy()
    throw new FileStoreError(`The file has ${size} bytes, and at most ${maxBytes} are read`)
  }
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch (error) {
    throw new FileStoreError('The file could not be read to its end', { cause: error })
  }
  return Buffer.concat(chunks)
}
