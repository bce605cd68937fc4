import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFileStore } from '../../../src/providers/fileStore/createFileStore'
import { readWhole } from '../../../src/providers/fileStore/port'
import { createDocument, createSite } from '../../support/cms'
import { createS3 } from '../../support/s3'

const run = promisify(execFile)
let s3: Awaited<ReturnType<typeof createS3>>
let dataFolder: string
let cms: Payload
let documents: Record<string, { filename: string }>

beforeAll(async () => {
  s3 = await createS3()
  dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-data-'))
  vi.stubEnv('FORECOURT_DATA', dataFolder)
  // The collections read it when they are loaded.
  vi.resetModules()
  const { default: config } = await import('../../../payload.config')
  const { getPayload } = await import('payload')
  cms = await getPayload({ config })
  const { id } = await createSite(cms)
  documents = Object.fromEntries(
    await Promise.all(
      ['media', 'uploads', 'feedFiles'].map(async (collection) => [
        collection,
        await createDocument(cms, collection, id),
      ]),
    ),
  )
})
afterAll(async () => {
  await s3.remove()
  rmSync(dataFolder, { recursive: true, force: true })
})

async function moveFiles(environment: Record<string, string>, ...args: string[]) {
  const { stdout } = await run(
    process.execPath,
    ['--no-warnings', '--import', 'tsx', 'src/scripts/filesToS3.ts', ...args],
    {
      env: { ...process.env, ...environment, FORECOURT_DATA: dataFolder, NODE_OPTIONS: '' },
    },
  )
  return stdout
}

it('the files of an installation move to a bucket, again and again, until the data folder is empty', async () => {
  const [picture, upload] = [documents.media!.filename, documents.uploads!.filename]
  const keys = ['media', 'private', 'feed-files'].flatMap((folder) =>
    readdirSync(join(dataFolder, folder)).map((name) => `${folder}/${name}`),
  )
  expect(keys).toHaveLength(4)
  // Belongs to no document.
  writeFileSync(join(dataFolder, 'private', 'stray.pdf'), 'stray')
  rmSync(join(dataFolder, 'private', upload))
  expect(await moveFiles(s3.environment)).toMatch(
    new RegExp(
      `missing: private/${upload}\\n4 files: 3 copied \\(.*\\), 0 already in uploads, 1 missing here and there, 0 deleted`,
    ),
  )
  writeFileSync(join(dataFolder, 'private', upload), 'found again')
  writeFileSync(join(dataFolder, 'media', picture), 'changed')
  const later = new Date(Date.now() + 10_000)
  utimesSync(join(dataFolder, 'feed-files', documents.feedFiles!.filename), later, later)
  expect(await moveFiles(s3.environment)).toMatch(/^4 files: 3 copied \(.*\), 1 already in uploads, 0 missing/)
  expect(s3.listKeys()).toEqual(keys.sort())

  const store = createFileStore(s3.environment)
  const stored = await store.open('media', picture)
  expect(stored).toMatchObject({ type: 'image/png', size: 7 })
  expect((await readWhole(stored!, 100)).toString()).toBe('changed')
  expect(readFileSync(join(dataFolder, 'media', picture), 'utf8')).toBe('changed')

  expect(await moveFiles(s3.environment, '--delete-local')).toMatch(/, 4 deleted from/)
  expect(['media', 'private', 'feed-files'].flatMap((folder) => readdirSync(join(dataFolder, folder)))).toEqual([
    'stray.pdf',
  ])
  expect(await moveFiles(s3.environment, '--delete-local')).toMatch(
    /^4 files: 0 copied .*4 already .*0 missing.* 0 deleted/,
  )
})

it('says what to do without a bucket, and keeps every file while it is away', async () => {
  const name = 'kept.csv'
  await cms.create({
    collection: 'feedFiles',
    data: { site: (await createSite(cms)).id } as never,
    file: { data: Buffer.from('stocknum\n1\n'), mimetype: 'text/csv', name, size: 11 },
  })
  await expect(moveFiles({})).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Set S3_BUCKET/) })
  const away = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:9' }
  await expect(moveFiles(away, '--delete-local')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not responding\. Run the command again/),
  })
  expect(existsSync(join(dataFolder, 'feed-files', name))).toBe(true)
})
