import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createImageCache } from '../../src/data/images/imageCache'
import { createDiskStore } from '../../src/providers/fileStore/disk'
import { deleteUnfinishedFiles } from '../../src/providers/fileSystem/unfinishedFiles'
import { writeFileAtomic } from '../../src/providers/fileSystem/writeFileAtomic.mjs'
import { createMailer } from '../../src/providers/mail/mailer'
import { getDiskSpace, isDiskLow, listDiskProblems } from '../../src/server/diskSpace'
import { runHealthChecks } from '../../src/server/health'

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
  for (const name of ['old.eml', 'old.eml.1234abcd.tmp', 'old.part', 'new.eml.1234abcd.tmp', 'new.part'])
    writeFileSync(join(folder, name), '')
  for (const name of ['old.eml', 'old.eml.1234abcd.tmp', 'old.part']) utimesSync(join(folder, name), before, before)
  expect(await deleteUnfinishedFiles(folder, now)).toBe(2)
  expect(listFiles(folder).sort()).toEqual(['new.eml.1234abcd.tmp', 'new.part', 'old.eml'])
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
