/** The folder of each collection of uploaded files: a subfolder of the data folder, or the prefix of its keys in a bucket. */
export const UPLOAD_FOLDERS = { media: 'media', uploads: 'private', feedFiles: 'feed-files' } as const

/** Bytes of a file that staff upload. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

export type UploadFolder = (typeof UPLOAD_FOLDERS)[keyof typeof UPLOAD_FOLDERS]

/** The folder of a collection; null if it has no files. */
export function findUploadFolder(collection: string): UploadFolder | null {
  return Object.hasOwn(UPLOAD_FOLDERS, collection) ? UPLOAD_FOLDERS[collection as keyof typeof UPLOAD_FOLDERS] : null
}
