import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readManifest, writeManifest } from '../../../src/scripts/backup/manifest'
import { verifyBackup } from '../../../src/scripts/backup/verifyBackup'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-'))
  await writeBackup()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}

/** A backup with one table and one picture. @param files lines of the list of files */
async function writeBackup(files?: object[]) {
  const picture = { folder: 'media', name: 'car.jpg', type: 'image/jpeg', ...write('files/media/car.jpg', 'a picture') }
  const listed = files ?? [picture]
  rmSync(join(folder, 'manifest.json'), { force: true })
  await writeManifest(folder, {
    createdAt: '2026-11-24T16:30:00.000Z',
    postgres: '18.1',
    migrations: ['20261122_121233_initial'],
    payloadSecret: '0123456789abcdef',
    tables: [{ name: 'cars', columns: ['id'], rows: 1, ...write('database/cars.copy.gz', 'rows') }],
    excluded: {},
    sequences: {},
    files: {
      count: listed.length,
      bytes: 9,
      missing: 0,
      list: write('files.jsonl', listed.map((file) => `${JSON.stringify(file)}\n`).join('')),
    },
  })
}

const verify = async () => verifyBackup(folder, await readManifest(folder), () => {})
const reject = (message: string) => expect(verify()).rejects.toThrow(message)

it('a backup is as it was written', async () => {
  expect(await verify()).toBeNull()
})

it('files that do not belong are named, wherever they are', async () => {
  const names = ['notes.txt', 'database/users.copy.gz', 'files/media/virus.exe', 'files/other/deep/er.txt', '.hidden']
  for (const name of names) write(name, 'x')
  const found = await verify()
  for (const name of names) expect(found).toContain(name)
})

it('of many only ten are named, and the others counted', async () => {
  for (let index = 0; index < 15; index += 1) write(`files/media/extra-${index}.jpg`, 'x')
  expect(await verify()).toContain('and 5 more.')
})

it('links do not belong, not even to the right file', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'forecourt-elsewhere-'))
  try {
    symlinkSync('/etc/passwd', join(folder, 'files/media/passwd'))
    expect(await verify()).toContain('files/media/passwd')
    rmSync(join(folder, 'files/media/passwd'))
    writeFileSync(join(elsewhere, 'car.jpg'), readFileSync(join(folder, 'files/media/car.jpg')))
    rmSync(join(folder, 'files/media'), { recursive: true })
    symlinkSync(elsewhere, join(folder, 'files/media'))
    await reject('damaged')
    rmSync(join(folder, 'files/media'))
    mkdirSync(join(folder, 'files/media'))
    symlinkSync(join(elsewhere, 'car.jpg'), join(folder, 'files/media/car.jpg'))
    await reject('files/media/car.jpg')
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
})

it.each([
  ['missing', () => rmSync(join(folder, 'files/media/car.jpg'))],
  ['of another size', () => write('files/media/car.jpg', 'a longer picture')],
  ['of another content', () => write('files/media/car.jpg', 'a Picture')],
  [
    'a folder',
    () => {
      rmSync(join(folder, 'files/media/car.jpg'))
      mkdirSync(join(folder, 'files/media/car.jpg'))
    },
  ],
])('a file that is %s is named', async (_kind, change) => {
  change()
  await reject('files/media/car.jpg')
})

it.each(['../../etc/passwd', '..', 'a/b.jpg', 'a\\b.jpg', ''])('a list with the name %j is damaged', async (name) => {
  await writeBackup([{ folder: 'media', name, type: 'image/jpeg', bytes: 1, sha256: '0'.repeat(64) }])
  await reject('files.jsonl')
})
