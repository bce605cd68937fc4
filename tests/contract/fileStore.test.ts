import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createFileStore, readS3Settings } from '../../src/providers/fileStore/createFileStore'
import { type FileStore, FileStoreError, isFileName, readWhole } from '../../src/providers/fileStore/port'
import { createS3Store, type S3Limits } from '../../src/providers/fileStore/s3'
import { createS3 } from '../support/s3'

const MAX = 50_000_000
let s3: Awaited<ReturnType<typeof createS3>>
let dataFolder: string

beforeAll(async () => {
  s3 = await createS3()
  dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-files-'))
})
afterAll(async () => {
  await s3.remove()
  rmSync(dataFolder, { recursive: true, force: true })
})

const readText = async (store: FileStore, ...args: Parameters<FileStore['open']>) => {
  const file = await store.open(...args)
  return file && (await readWhole(file, MAX)).toString()
}

describe.each(['disk', 's3'] as const)('files in %s', (kind) => {
  let store: FileStore
  beforeAll(() => {
    store = createFileStore(kind === 'disk' ? { FORECOURT_DATA: dataFolder } : s3.environment)
  })

  it('are written, replaced, found, read and deleted', async () => {
    expect(store.kind).toBe(kind)
    const name = 'Büro (1) & co+é?#%20.txt'
    expect(await store.find('private', name)).toBeNull()
    expect(await store.open('private', name)).toBeNull()
    await store.write('private', name, Buffer.from('first'), 'text/plain')
    const first = await store.find('private', name)
    expect(first).toMatchObject({ size: 5, modifiedAt: expect.any(Date) })
    expect(Math.abs(first!.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
    await store.write('private', name, Buffer.from('the second'), 'text/plain')
    expect(await readText(store, 'private', name)).toBe('the second')
    expect((await store.find('private', name))?.etag).not.toBe(first!.etag)
    await store.delete('private', name)
    expect(await store.find('private', name)).toBeNull()
    await store.delete('private', name)
  })

  it('are separate in each folder', async () => {
    await store.write('private', 'same.txt', Buffer.from('private'), 'text/plain')
    expect(await store.find('media', 'same.txt')).toBeNull()
  })

  it('are read in parts', async () => {
    await store.write('media', 'digits.txt', Buffer.from('0123456789'), 'text/plain')
    expect(await readText(store, 'media', 'digits.txt', { start: 2, end: 4 })).toBe('234')
    const part = await store.open('media', 'digits.txt', { start: 9, end: 9 })
    expect(part?.size).toBe(10)
    part?.stream.destroy()
  })

  it.each([0, 20_000_000])('of %i bytes come from streams', async (bytes) => {
    const chunk = Buffer.alloc(1_000_000, 7)
    const chunks = Array.from({ length: bytes / chunk.length }, () => chunk)
    await store.write('feed-files', 'stock.csv', Readable.from(chunks), 'text/csv')
    const file = await store.open('feed-files', 'stock.csv')
    expect(file?.size).toBe(bytes)
    expect((await readWhole(file!, MAX)).equals(Buffer.concat(chunks))).toBe(true)
  })

  it('of which a stream breaks are not written', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('The disk is full')
      })(),
    )
    await expect(store.write('private', 'broken.txt', broken, 'text/plain')).rejects.toBeInstanceOf(FileStoreError)
    expect(await store.find('private', 'broken.txt')).toBeNull()
    if (kind === 'disk')
      expect(readdirSync(join(dataFolder, 'private'))).not.toContainEqual(expect.stringContaining('.part'))
  })

  it.each(['../private/same.txt', '..\\private\\same.txt', 'a/b.txt', '..', '.', '', 'a\0b', 'x'.repeat(256)])(
    'never have the name %j',
    async (name) => {
      expect(isFileName(name)).toBe(false)
      expect(await store.find('media', name)).toBeNull()
      expect(await store.open('media', name)).toBeNull()
      await store.delete('media', name)
      await expect(store.write('media', name, Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(FileStoreError)
      expect(await readText(store, 'private', 'same.txt')).toBe('private')
    },
  )

  it('are not read into memory if they are larger than expected', async () => {
    await store.write('media', 'large.txt', Buffer.alloc(11), 'text/plain')
    await expect(readWhole((await store.open('media', 'large.txt'))!, 10)).rejects.toThrow('11 bytes')
  })
})

describe('the settings of S3', () => {
  it.each([
    [{}, null],
    [{ S3_BUCKET: 'b' }, { bucket: 'b', region: 'ap-southeast-2', pathStyle: false }],
    [
      { S3_BUCKET: 'b', S3_ENDPOINT: 'http://store:9000' },
      { endpoint: 'http://store:9000', pathStyle: true },
    ],
    [{ S3_BUCKET: 'b', S3_ENDPOINT: 'https://store', S3_PATH_STYLE: '0' }, { pathStyle: false }],
    [
      { S3_BUCKET: 'b', S3_PATH_STYLE: '1', S3_REGION: 'us-east-1' },
      { region: 'us-east-1', pathStyle: true },
    ],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, { credentials: undefined }],
    [
      { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
      { credentials: { accessKeyId: 'k', secretAccessKey: 's' } },
    ],
  ])('%j', (environment, expected) => {
    const settings = readS3Settings(environment)
    if (expected === null) expect(settings).toBeNull()
    else expect(settings).toMatchObject(expected)
  })
})

describe('S3 that does not work', () => {
  const limits: S3Limits = { connectMs: 300, idleMs: 300, totalMs: 1000, attempts: 1, pauseMs: 300 }
  const settings = (changes: object = {}) => ({ ...readS3Settings(s3.environment)!, ...changes })

  it.each([
    ['a wrong key', { credentials: { accessKeyId: 'wrong', secretAccessKey: 'wrong' } }, /responded 403/],
    ['a bucket that does not exist', { bucket: 'none' }, /responded 404 \(NoSuchBucket\)/],
    ['nothing at the address', { endpoint: 'http://127.0.0.1:9' }, /is not responding/],
  ])('%s is an error, not a missing file', async (_case, changes, message) => {
    const store = createS3Store(settings(changes), limits)
    for (const call of [
      () => store.open('media', 'a.txt'),
      () => store.write('media', 'a.txt', Buffer.from('a'), 'text/plain'),
    ]) {
      const error = await call().then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(FileStoreError)
      expect((error as Error).message).toMatch(message)
    }
  })

  it('holds nobody up: silence is an error in time, and further calls fail at once until it responds', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    const store = createS3Store(settings({ endpoint: `http://127.0.0.1:${port}` }), limits)
    const measure = async (call: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await expect(call()).rejects.toBeInstanceOf(FileStoreError)
      return performance.now() - startedAt
    }
    const first = await measure(() => store.find('media', 'a.txt'))
    expect(first).toBeGreaterThan(200)
    expect(first).toBeLessThan(2000)
    for (const call of [
      () => store.find('media', 'a.txt'),
      () => store.open('media', 'a.txt'),
      () => store.write('media', 'a.txt', Buffer.from('a'), 'text/plain'),
      () => store.delete('media', 'a.txt'),
    ])
      expect(await measure(call)).toBeLessThan(50)
  })

  it('is used again after a pause', async () => {
    const store = createS3Store(settings(), limits)
    await store.write('media', 'again.txt', Buffer.from('again'), 'text/plain')
    await s3.stop()
    await expect(store.find('media', 'again.txt')).rejects.toBeInstanceOf(FileStoreError)
    await s3.start()
    await expect.poll(() => readText(store, 'media', 'again.txt').catch(() => 'away')).toBe('again')
  })
})
