import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { removePostgres, startPostgres } from '../../../src/scripts/postgres/embeddedPostgres.mjs'

const run = promisify(execFile)
const folders: string[] = []
function createFolder() {
  const folder = join(mkdtempSync(join(tmpdir(), 'forecourt-postgres-')), 'postgres')
  folders.push(folder)
  return folder
}

// The tests share a stopped cluster, since creating one takes two seconds.
let folder = createFolder()

afterAll(async () => {
  for (const created of folders) {
    await removePostgres(created)
    rmSync(join(created, '..'), { recursive: true, force: true, maxRetries: 5 })
  }
})

const start = (database?: string) => startPostgres({ folder, database, durable: false })
const readConnection = () => JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8'))
const readPostmasterPid = () =>
  Number(readFileSync(join(readConnection().home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts Postgres in another process, which is then killed by SIGKILL. */
async function startAndKill() {
  const module = new URL('../../../src/scripts/postgres/embeddedPostgres.mjs', import.meta.url).href
  const script = `const { startPostgres } = await import(${JSON.stringify(module)})
    await startPostgres({ folder: ${JSON.stringify(folder)}, durable: false })
    process.kill(process.pid, 'SIGKILL')`
  await run(process.execPath, ['--input-type=module', '-e', script]).catch(() => {})
}

test('starts from an empty folder, keeps its data, port and password, and leaves no process', async () => {
  const first = await start()
  await query(first.url, "create table words (word text); insert into words values ('still here')")
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')

  const second = await start()
  expect(second).toMatchObject({ url: first.url, reused: false })
  expect(await query(second.url, 'select word from words')).toEqual([{ word: 'still here' }])
  await second.stop()
})

test('requires its password, which only this account can read, and listens on this machine only', async () => {
  const { url, port, stop } = await start()
  await expect(query(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password authentication failed/,
  )
  expect(statSync(join(folder, 'connection.json')).mode & 0o777).toBe(0o600)
  expect(await query(url, "select current_setting('listen_addresses') as a, current_setting('port') as p")).toEqual([
    { a: '127.0.0.1', p: String(port) },
  ])
  await stop()
})

test('sorts and compares text the same on every system, and has the extensions for search', async () => {
  const { url, stop } = await start()
  expect(
    await query(url, "select datlocprovider as p, datlocale as l from pg_database where datname = 'forecourt'"),
  ).toEqual([{ p: 'b', l: 'C.UTF-8' }])
  expect(await query(url, "select lower('ÄÉ') as lower")).toEqual([{ lower: 'äé' }])
  await query(url, 'create extension pg_trgm; create extension unaccent')
  await stop()
})

test('joins a running server and leaves it to the process that started it', async () => {
  const first = await start()
  const second = await start('another')
  expect(second).toMatchObject({ reused: true, port: first.port })
  await second.stop()
  expect(await query(second.url, 'select 1 as answer')).toEqual([{ answer: 1 }])
  await first.stop()
})

test('joins a server whose starter was killed, and then stops it', async () => {
  await startAndKill()
  const next = await start()
  expect(next.reused).toBe(true)
  await next.stop()
  await expect(query(next.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('recovers after Postgres was killed, with all committed data', async () => {
  const first = await startPostgres({ folder })
  await query(first.url, 'create table kept (word text)')
  process.kill(readPostmasterPid(), 'SIGKILL')
  const second = await start()
  expect(await query(second.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }])
  await second.stop()
})

test('ignores a stale process id that another process uses', async () => {
  const first = await start()
  const { home } = readConnection()
  await first.stop()
  writeFileSync(join(home, 'cluster/postmaster.pid'), `${process.ppid}\n${home}/cluster\n1700000000\n1\n\n127.0.0.1\n`)
  const second = await start()
  expect(second.reused).toBe(false)
  await second.stop()
})

test('moves to another port if its own is in use', async () => {
  const first = await start()
  await first.stop()
  const squatter = createServer((socket) => socket.destroy())
  await new Promise<void>((ready) => squatter.listen(first.port, '127.0.0.1', ready))
  const second = await start()
  expect(second.port).not.toBe(first.port)
  await second.stop()
  await new Promise((closed) => squatter.close(closed))
})

test('one cluster is created by two concurrent starts', async () => {
  folder = createFolder()
  const both = await Promise.all([start(), start()])
  expect(both.map(({ reused }) => reused).sort()).toEqual([false, true])
  await Promise.all(both.map(({ stop }) => stop()))
})
