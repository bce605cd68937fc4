import { createDiskStore } from '../../providers/fileStore/disk'
import type { FileStore, StoredFile } from '../../providers/fileStore/port'
import type { Database } from '../../server/database/database'
import { forEachAtOnce } from './forEachAtOnce'
import { listStoredFiles, type ReferencedFile } from './listStoredFiles'

export interface CopyCounts {
  /** files that documents refer to */
  files: number
  copied: number
  /** bytes copied */
  bytes: number
  /** already in the bucket */
  unchanged: number
  /** neither in the data folder nor in the bucket */
  missing: number
  /** deleted from the data folder */
  deleted: number
}

interface CopyOptions {
  database: Database
  dataFolder: string
  bucket: FileStore
  /** deletes each file of the data folder once the bucket has it */
  deleteLocal: boolean
  onMissing: (file: ReferencedFile) => void
  onProgress: (counts: CopyCounts) => void
}

const MAX_AT_ONCE = 8
const PROGRESS_FILES = 500

/**
 * Copies the files of all documents from the data folder to the bucket. Those that the bucket has are left out, so that it can be
 * repeated, and continued after an interruption.
 * @throws {FileStoreError} if the bucket does not respond after several attempts
 */
export async function copyToS3(options: CopyOptions): Promise<CopyCounts> {
  const { database, dataFolder, bucket, deleteLocal, onMissing, onProgress } = options
  const disk = createDiskStore(dataFolder)
  const counts: CopyCounts = { files: 0, copied: 0, bytes: 0, unchanged: 0, missing: 0, deleted: 0 }
  await forEachAtOnce(listStoredFiles(database), MAX_AT_ONCE, async (file) => {
    const { folder, name, type } = file
    const [local, remote] = await Promise.all([disk.find(folder, name), bucket.find(folder, name)])
    if (local && !isCopyOf(remote, local)) {
      const opened = await disk.open(folder, name)
      if (opened) await bucket.write(folder, name, opened.stream, type)
      counts.copied += 1
      counts.bytes += local.size
    } else if (remote) {
      counts.unchanged += 1
    } else {
      counts.missing += 1
      onMissing(file)
    }
    if (local && deleteLocal && (await bucket.find(folder, name))?.size === local.size) {
      await disk.delete(folder, name)
      counts.deleted += 1
    }
    counts.files += 1
    if (counts.files % PROGRESS_FILES === 0) onProgress(counts)
  })
  return counts
}

/** As rsync decides it: the same size, and not older. */
const isCopyOf = (remote: StoredFile | null, local: StoredFile) =>
  // S3 tells times in seconds.
  remote?.size === local.size && remote.modifiedAt.getTime() >= Math.floor(local.modifiedAt.getTime() / 1000) * 1000
