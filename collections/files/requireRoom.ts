import type { CollectionBeforeOperationHook } from 'payload'
import { hasRoomFor } from '../../src/server/diskSpace'
import { FileStoreError } from '../../src/server/fileStore'

/**
 * Refuses a file for which the disk of a folder has no room: a 503. Payload alone responds with 400 in the middle of the write, and
 * leaves the part that it wrote, also over the file before.
 */
export const requireRoom =
  (folder: string, hasRoom = hasRoomFor): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const isWrite = operation === 'create' || operation === 'update'
    if (isWrite && req.file && !(await hasRoom(folder, req.file.size)))
      throw new FileStoreError('The disk of the data folder is full')
    return args
  }
