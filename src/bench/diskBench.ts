import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BenchRow, figure, figureWithMax, percentile } from './benchRow'

export interface DiskBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  /** the server's build folder */
  distFolder: string
  /** number of unknown URLs to request */
  urls: number
}

/** Path prefixes of the unknown URLs. Each request adds a unique name. */
const PREFIXES = ['', '/cars', '/blog', '/models', '/search', '/special-offers', '/our-location', '/a/b/c']

/** Disk space that a server uses in its build folder for unknown URLs, and its response time. */
export async function benchDisk({ base, distFolder, urls }: DiskBenchOptions): Promise<BenchRow[]> {
  const run = Date.now()
  const request = async (name: string, index: number) => {
    const path = `${PREFIXES[index % PREFIXES.length]}/${name}-${run}-${index}`
    const started = performance.now()
    const response = await fetch(base + path)
    await response.arrayBuffer()
    if (response.status !== 404) throw new Error(`${path} returned ${response.status}, not 404`)
    return performance.now() - started
  }
  // Warms up: reads shared by all pages are stored once.
  for (const index of PREFIXES.keys()) await request('first', index)

  const before = await measure(distFolder)
  const times: number[] = []
  for (let index = 0; index < urls; index += 1) times.push(await request('unknown', index))
  const after = await measure(distFolder)
  const label = `${urls.toLocaleString('en-AU')} unknown URLs`
  return [
    figureWithMax(`${label}: disk space`, (after.bytes - before.bytes) / 1000, 'KB', 0),
    figureWithMax(`${label}: files and folders`, after.inodes - before.inodes, '', 0),
    figure('Response time, p50', percentile(times, 0.5), 'ms'),
    figure('Response time, p95', percentile(times, 0.95), 'ms'),
  ]
}

/** Size in bytes, and number of files and folders, that a server writes into its build folder. */
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
