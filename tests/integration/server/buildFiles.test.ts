import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config'
import { GET } from '../../../src/app/api/build-files/[...path]/route'
import { shareBuildFiles } from '../../../src/server/shareBuildFiles'

let payload: Payload
const folders: string[] = []

beforeAll(async () => {
  payload = await getPayload({ config })
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A build's folder of static files. */
async function createBuild(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'build-files-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const share = (folder: string) => shareBuildFiles(payload.db.pool, folder)

async function read(path: string) {
  const request = new Request(`http://localhost/api/build-files/${path}`)
  const response = await GET(request, { params: Promise.resolve({ path: path.split('/') }) })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

test('a server sends a file of another build', async () => {
  const script = 'console.log("one")'
  const font = Buffer.from([0, 1, 2, 255])
  const folder = await createBuild({
    'a.js': script,
    'a.js.br': brotliCompressSync(script),
    'a.js.gz': 'unused',
    'a.woff2': font,
  })
  expect(await share(folder)).toBe(2)

  const answer = await read('a.js')
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(script)
  expect(answer.headers.get('content-type')).toBe('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await read('a.woff2')).body).toEqual(font)
  expect((await read('a.woff2')).headers.get('content-type')).toBe('font/woff2')
})

test('an unknown file is a 404 that nobody keeps', async () => {
  const answer = await read('unknown.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('two servers of one build start at the same time, and a restart writes nothing', async () => {
  const folder = await createBuild({ 'b.js': 'b', 'c.js': 'c' })
  const added = await Promise.all([share(folder), share(folder)])
  expect(added.sort()).toEqual([0, 2])
  expect(await share(folder)).toBe(0)
})

test('files stay for seven days after a build replaced them, and for as long as a rollback uses them', async () => {
  const first = await createBuild({ 'first.js': '1', 'both.js': '1' })
  const second = await createBuild({ 'second.js': '2', 'both.js': '1' })
  await share(first)
  await share(second)
  const age = (days: number) =>
    payload.db.pool.query(
      'update build_files set replaced_at = replaced_at - make_interval(days => $1) where replaced_at is not null',
      [days],
    )
  await age(6)
  await share(second)
  expect((await read('first.js')).status).toBe(200)

  // Back to the first build: its files count as new again.
  await share(first)
  await age(2)
  await share(second)
  expect((await read('first.js')).status).toBe(200)

  await age(8)
  await share(second)
  expect((await read('first.js')).status).toBe(404)
  expect((await read('both.js')).status).toBe(200)
})
