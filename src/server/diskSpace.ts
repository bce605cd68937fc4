import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readVariable } from './environment'

const GIGABYTE = 1024 ** 3

/** The space of the disk that holds a folder of this process, in bytes. */
export interface DiskSpace {
  folder: 'data' | 'build'
  /** that this account may still write */
  free: number
  size: number
  isLow: boolean
}

/** The numbers of `statfs` that are read. */
type ReadStats = (path: string) => Promise<{ bavail: number; bsize: number; blocks: number }>

/**
 * Low below a gigabyte or 5 %. A small disk, such as one in memory, is low below a tenth; on a large one 10 GB are enough.
 * @param free @param size bytes
 */
export const isDiskLow = (free: number, size: number): boolean =>
  free < Math.max(Math.min(GIGABYTE, size / 10), Math.min(10 * GIGABYTE, size / 20))

/** Bytes that a file leaves free, or a hundredth of a small disk, so that what is small can still be written. */
const RESERVE = 50 * 1024 ** 2

/** True if a file of `bytes` fits on the disk of a folder and leaves some room; also if the system does not tell. */
export async function hasRoomFor(folder: string, bytes: number, readStats: ReadStats = statfs): Promise<boolean> {
  const stats = await readStats(folder).catch((error: NodeJS.ErrnoException) =>
    // A folder is made with its first file.
    error.code === 'ENOENT' ? readStats(dirname(folder)).catch(() => null) : null,
  )
  if (!stats) return true
  return stats.bavail * stats.bsize - bytes >= Math.min(RESERVE, (stats.blocks * stats.bsize) / 100)
}

/** The disks of the data folder, with uploads, pictures and emails, and of the build's cache, with pages. What cannot be read is left out. */
export async function getDiskSpace(readStats: ReadStats = statfs): Promise<DiskSpace[]> {
  const folders = {
    data: resolve(process.env.FORECOURT_DATA || '.data'),
    // A volume of its own in a container.
    build: resolve(readVariable('NEXT_DIST_DIR'), 'cache'),
  }
  const spaces = await Promise.all(
    (['data', 'build'] as const).map(async (folder) => {
      const stats = await readStats(folders[folder]).catch(() => null)
      if (!stats) return []
      const [free, size] = [stats.bavail * stats.bsize, stats.blocks * stats.bsize]
      return [{ folder, free, size, isLow: isDiskLow(free, size) }]
    }),
  )
  return spaces.flat()
}

const FOLDER_NAMES = { data: 'data folder', build: 'cache of pages' }

const formatGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(bytes < 10 * GIGABYTE ? 1 : 0)} GB`

/** What is wrong with the disks, as sentences that say what to do. */
export async function listDiskProblems(readStats?: ReadStats): Promise<string[]> {
  return (await getDiskSpace(readStats))
    .filter(({ isLow }) => isLow)
    .map(
      ({ folder, free, size }) =>
        `The disk of the ${FOLDER_NAMES[folder]} is nearly full, ${formatGigabytes(free)} of ${formatGigabytes(size)} are free: delete files or add space`,
    )
}
