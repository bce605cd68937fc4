import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { UploadFolder } from '../../domain/uploadFolders'
import { type FileStore, FileStoreError, isFileName, type StoredFile } from './port'

/** Bytes read at once. */
const CHUNK_BYTES = 256 * 1024

const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Keeps files in the data folder of this machine. */
export function createDiskStore(dataFolder: string): FileStore {
  const root = resolve(dataFolder)
  const getPath = (folder: UploadFolder, name: string) => join(root, folder, name)

  return {
    kind: 'disk',
    async find(folder, name) {
      if (!isFileName(name)) return null
      const stats = await nullIfMissing(stat(getPath(folder, name)))
      return stats?.isFile() ? toStoredFile(stats) : null
    },
    async open(folder, name, range) {
      if (!isFileName(name)) return null
      const handle = await nullIfMissing(open(getPath(folder, name)))
      if (!handle) return null
      const stats = await handle.stat()
      if (!stats.isFile()) return close(handle)
      return { ...toStoredFile(stats), stream: handle.createReadStream({ ...range, highWaterMark: CHUNK_BYTES }) }
    },
    async write(folder, name, content) {
      if (!isFileName(name)) throw new FileStoreError(`Not a file name: ${name}`)
      const path = getPath(folder, name)
      await mkdir(join(root, folder), { recursive: true })
      // In the same folder, so that the file appears under its name at once and whole.
      const draft = join(root, folder, `${randomUUID()}.part`)
      try {
        await pipeline(Buffer.isBuffer(content) ? [content] : content, createWriteStream(draft))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw new FileStoreError('The file could not be written to the data folder', { cause: error })
      }
    },
    async delete(folder, name) {
      if (isFileName(name)) await rm(getPath(folder, name), { force: true })
    },
  }
}

const toStoredFile = ({ size, mtime, mtimeMs }: Stats): StoredFile => ({
  size,
  modifiedAt: mtime,
  etag: `${mtimeMs}-${size}`,
  type: null,
})

async function close(handle: FileHandle): Promise<null> {
  await handle.close()
  return null
}

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (MISSING_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw new FileStoreError('The data folder cannot be read', { cause: error })
  }
}
