import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { atMost, type BenchRow, figure, percentile } from './benchRow'

export interface DiskBenchOptions {
  /** a running production server with the demo, without a slash at the end */
  base: string
  /** the folder that the server was built into */
  distFolder: string
  /** unknown addresses requested */
  addresses?: number
}

/** Kinds of address that strangers make up; each request gets a name of its own. */
const KINDS = ['', '/cars', '/blog', '/models', '/search', '/special-offers', '/our-location', '/a/b/c']

/** What a server stores in its build's folder for addresses where nothing is, and how long it takes to say so. */
export async function benchDisk({ base, distFolder, addresses = 1000 }: DiskBenchOptions): Promise<BenchRow[]> {
  const run = Date.now()
  const request = async (name: string, index: number) => {
    const path = `${KINDS[index % KINDS.length]}/${name}-${run}-${index}`
    const started = performance.now()
    const response = await fetch(base + path)
    await response.arrayBuffer()
    if (response.status !== 404) throw new Error(`${path} answered ${response.status}, not 404`)
    return performance.now() - started
  }
  // What every page of the site reads is stored once.
  for (const index of KINDS.keys()) await request('first', index)

  const before = await measure(distFolder)
  const times: number[] = []
  for (let index = 0; index < addresses; index += 1) times.push(await request('unknown', index))
  const after = await measure(distFolder)
  const label = `${addresses.toLocaleString('en-AU')} unknown addresses`
  return [
    atMost(`${label}: stored on disk`, (after.bytes - before.bytes) / 1000, 'KB', 0),
    atMost(`${label}: files and folders`, after.inodes - before.inodes, '', 0),
    figure('An unknown address, p50', percentile(times, 0.5), 'ms'),
    figure('The same, p95', percentile(times, 0.95), 'ms'),
  ]
}

/** Bytes of the files, and files and folders, that a server writes below its build. */
async function measure(distFolder: string): Promise<{ bytes: number; inodes: number }> {
  let bytes = 0
  let inodes = 0
  for (const folder of ['server', 'cache']) {
    const items = await readdir(join(distFolder, folder), { recursive: true, withFileTypes: true })
    inodes += items.length
    for (const item of items)
      if (item.isFile()) bytes += (await stat(join(item.parentPath ?? item.path, item.name))).size
  }
  return { bytes, inodes }
}
