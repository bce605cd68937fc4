import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
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
