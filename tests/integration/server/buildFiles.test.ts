import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config'
import { findBuildFile } from '../../../src/server/database/buildFiles'
import { createBuildFileSender, registerBuildFiles } from '../../../src/server/sendBuildFile.mjs'
import { shareBuildFiles } from '../../../src/server/shareBuildFiles'

let payload: Payload
const folders: string[] = []

const send = createBuildFileSender()
const server = createServer(
  (request, response) => void send(request, response, decodeURIComponent(request.url!.slice(1))),
)

beforeAll(async () => {
  payload = await getPayload({ config })
  registerBuildFiles((path) => findBuildFile(payload.db.drizzle, path))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

/** A build's folder of static files. */
async function createBuild(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'build-files-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const share = (folder: string) => shareBuildFiles(payload.db.pool, folder)

async function read(path: string, headers: Record<string, string> = {}) {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity', ...headers } })
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

test('a browser that knows Brotli gets the file as it is stored', async () => {
  const script = 'console.log("two")'
  await share(await createBuild({ 'two.js': script, 'two.js.br': brotliCompressSync(script) }))
  const answer = await read('two.js', { 'Accept-Encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.body.toString()).toBe(script)
  const plain = await read('two.js')
  expect([plain.headers.get('content-encoding'), plain.body.toString()]).toEqual([null, script])
})

test.each(['unknown.js', '', '..', '%2e%2e/api/health', 'a.js%00', 'api/health', `${'a'.repeat(400)}.js`, 'a b.js'])(
  '%j is a 404 that nobody keeps',
  async (path) => {
    const answer = await read(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

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
