import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireRoom } from '../../collections/files/requireRoom'
import { createImageCache } from '../../src/data/images/imageCache'
import { createDiskStore } from '../../src/providers/fileStore/disk'
import { deleteUnfinishedFiles } from '../../src/providers/fileSystem/unfinishedFiles'
import { writeFileAtomic } from '../../src/providers/fileSystem/writeFileAtomic.mjs'
import { createMailer } from '../../src/providers/mail/mailer'
import { writePrivately } from '../../src/scripts/dataFolder.mjs'
import { getDiskSpace, hasRoomFor, isDiskLow, listDiskProblems } from '../../src/server/diskSpace'
import { runHealthChecks } from '../../src/server/health'
import { createPageCache } from '../../src/server/pageCache.mjs'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
  vi.unstubAllEnvs()
})

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-full-disk-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0 &&
  ends.push(() => spawnSync('umount', ['--lazy', folder]))

/** Only an administrator of Linux may mount a small disk. */
const canMount = mount(createFolder()) !== false
for (const end of ends.splice(0).reverse()) end()

/** A disk of one megabyte. */
function createSmallDisk() {
  const folder = createFolder()
  expect(mount(folder)).not.toBe(false)
  return folder
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe.skipIf(!canMount)('on a full disk', () => {
  it('a file that is written by way of a temporary one leaves nothing', async () => {
    const folder = createSmallDisk()
    await expect(writeFileAtomic(join(folder, 'page.html'), Buffer.alloc(2 * MEGABYTE))).rejects.toThrow('ENOSPC')
    expect(listFiles(folder)).toEqual([])
  })

  it('an email fails and leaves nothing, so that its job is tried again', async () => {
    const folder = createSmallDisk()
    const mailer = createMailer({ FORECOURT_DATA: folder })
    const mail = { from: 'a@forecourt.test', to: 'b@forecourt.test', text: 'x'.repeat(2 * MEGABYTE) }
    await expect(mailer.send(mail, 'lead-1')).rejects.toThrow('ENOSPC')
    expect(listFiles(folder)).toEqual([])
  })

  it('an upload is refused as by a file store that is away, and leaves nothing', async () => {
    const folder = createSmallDisk()
    const writing = createDiskStore(folder).write('media', 'car.jpg', Buffer.alloc(2 * MEGABYTE), 'image/jpeg')
    await expect(writing).rejects.toMatchObject({ name: 'FileStoreError', cause: { code: 'ENOSPC' } })
    expect(listFiles(folder)).toEqual([])
  })

  it('a picture that cannot be cached is shown nevertheless', async () => {
    const folder = createSmallDisk()
    const cache = createImageCache(folder)
    await cache.set('a picture', Buffer.alloc(2 * MEGABYTE))
    expect(await cache.get('a picture')).toBeNull()
    expect(listFiles(folder)).toEqual([])
  })

  it('health says so', async () => {
    const folder = createSmallDisk()
    vi.stubEnv('FORECOURT_DATA', folder)
    expect((await getDiskSpace()).find(({ folder }) => folder === 'data')?.isLow).toBe(false)
    writeFileSync(join(folder, 'full'), Buffer.alloc(0.95 * MEGABYTE))
    expect((await getDiskSpace()).find(({ folder }) => folder === 'data')?.isLow).toBe(true)
  })
})

it('a page of which one file cannot be written is not shown with that of the page before', async () => {
  const folder = createFolder()
  const cache = new (createPageCache())({
    ...{ fs: nodeFs, flushToDisk: true, serverDistDir: folder },
    ...{ revalidatedTags: [], maxMemoryCacheSize: 0, _requestHeaders: {} },
  } as never)
  const context = { kind: 'APP_PAGE', isFallback: false, cacheControl: { revalidate: false } } as never
  const page = (text: string) =>
    ({ kind: 'APP_PAGE', html: text, rscData: Buffer.from(text), headers: {}, status: 200 }) as never
  const key = '/route-cache/APP_PAGE/ba8c/$/harbour.localhost/about-us'
  await cache.set(key, page('before'), context)
  expect(await cache.get(key, context)).toMatchObject({ value: { html: 'before' } })
  const data = join(folder, `${key}.rsc`)
  const before = readFileSync(data)
  // The write of this file fails.
  rmSync(data)
  mkdirSync(data)
  await expect(cache.set(key, page('after'), context)).rejects.toThrow()
  rmSync(data, { recursive: true, force: true })
  writeFileSync(data, before)
  expect(await cache.get(key, context)).toBeNull()
})

it('an upload for which there is no room is refused before any of it is written', async () => {
  const upload = (free: number, operation = 'create', size = 10 * MEGABYTE) => {
    const stats = async () => ({ bavail: free / 4096, bsize: 4096, blocks: (100 * GIGABYTE) / 4096 })
    const hook = requireRoom('data/media', (folder, bytes) => hasRoomFor(folder, bytes, stats))
    return hook({ args: {}, operation, req: { file: { size } } } as never)
  }
  await expect(upload(59 * MEGABYTE)).rejects.toMatchObject({ name: 'FileStoreError' })
  await expect(upload(59 * MEGABYTE, 'update')).rejects.toMatchObject({ name: 'FileStoreError' })
  await expect(upload(61 * MEGABYTE)).resolves.toEqual({})
  await expect(upload(0, 'read')).resolves.toEqual({})
  expect(await hasRoomFor(join(createFolder(), 'not-yet'), 1)).toBe(true)
})

it.runIf(process.platform === 'linux')('a full disk leaves the file with the only copy of a password', () => {
  const file = join(createFolder(), 'connection.json')
  writePrivately(file, { password: 'kept' })
  // Every write to this device says that the disk is full.
  symlinkSync('/dev/full', `${file}.${process.pid}.tmp`)
  expect(() => writePrivately(file, { password: 'lost' })).toThrow('ENOSPC')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ password: 'kept' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['connection.json'])
})

it('a file that cannot get its name leaves no temporary one', async () => {
  const folder = createFolder()
  mkdirSync(join(folder, 'taken'))
  await expect(writeFileAtomic(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(listFiles(folder)).toEqual([])
})

it('the clean-up deletes temporary files of writers that were killed, and nothing else', async () => {
  const folder = createFolder()
  const now = new Date()
  const before = new Date(now.getTime() - 2 * 24 * 3_600_000)
  const old = ['old.eml.1234abcd.tmp', '123e4567-e89b-12d3-a456-426614174000.part']
  const own = ['old.eml', 'notes.tmp', 'cv.part']
  const recent = ['new.eml.1234abcd.tmp', '123e4567-e89b-12d3-a456-426614174001.part']
  for (const name of [...old, ...own, ...recent]) writeFileSync(join(folder, name), '')
  for (const name of [...old, ...own]) utimesSync(join(folder, name), before, before)
  expect(await deleteUnfinishedFiles(folder, now)).toBe(2)
  expect(listFiles(folder).sort()).toEqual([...own, ...recent].sort())
  expect(await deleteUnfinishedFiles(join(folder, 'missing'), now)).toBe(0)
})

describe('free space', () => {
  it.each([
    [500 * GIGABYTE, 30 * GIGABYTE, false],
    [500 * GIGABYTE, 9 * GIGABYTE, true],
    [50 * GIGABYTE, 3 * GIGABYTE, false],
    [50 * GIGABYTE, 2 * GIGABYTE, true],
    [10 * GIGABYTE, 0.9 * GIGABYTE, true],
    // In memory.
    [64 * MEGABYTE, 10 * MEGABYTE, false],
    [64 * MEGABYTE, 5 * MEGABYTE, true],
  ])('of a disk of %d bytes, %d are low: %s', (size, free, isLow) => {
    expect(isDiskLow(free, size)).toBe(isLow)
  })

  it('that is low makes the server degraded, and it keeps its traffic', async () => {
    const nearlyFull = async () => ({ bavail: 100, bsize: 4 * MEGABYTE, blocks: 5000 })
    const health = await runHealthChecks(
      [],
      async () => null,
      () => listDiskProblems(nearlyFull),
    )
    expect(health).toMatchObject({
      status: 'degraded',
      problems: [
        'The disk of the data folder is nearly full, 0.4 GB of 20 GB are free: delete files or add space',
        'The disk of the cache of pages is nearly full, 0.4 GB of 20 GB are free: delete files or add space',
      ],
    })
  })

  it('that cannot be read says nothing', async () => {
    expect(await listDiskProblems(() => Promise.reject(new Error('ENOSYS')))).toEqual([])
  })
})
