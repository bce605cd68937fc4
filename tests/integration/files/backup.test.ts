import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { migrations } from '../../../src/migrations'
import { createFileStore } from '../../../src/providers/fileStore/createFileStore'
import { readWhole } from '../../../src/providers/fileStore/port'
import { checkTarget } from '../../../src/scripts/backup/checkTarget'
import { EXCLUDED_TABLES } from '../../../src/scripts/backup/excludedTables'
import { requireKnownMigrations } from '../../../src/scripts/backup/loadDatabase'
import { readManifest } from '../../../src/scripts/backup/manifest'
import { saveDatabase } from '../../../src/scripts/backup/saveDatabase'
import { saveFiles } from '../../../src/scripts/backup/saveFiles'
import { verifyBackup } from '../../../src/scripts/backup/verifyBackup'
import { inTransaction } from '../../../src/server/database/database'
import { COLLECTIONS_WITH_DATA, createDocument, createSite, createUser, uniqueName } from '../../support/cms'
import { runScript } from '../../support/commands'
import { createS3 } from '../../support/s3'

/** Rows of the large table, of which each has 1 KB. */
const LARGE_ROWS = 150_000
const ROW_BYTES = 1000

/** A command that held the large table in memory would need 150 MB more than the 150 MB, or with S3 300 MB, that it has. */
const MAX_MEMORY_MB = { backup: 250, restoreToS3: 400 }

const folders = ['data', 'restored', 'backups'].map((name) => mkdtempSync(join(tmpdir(), `forecourt-${name}-`)))
const [dataFolder, restoredFolder, backups] = folders as [string, string, string]
const pools: pg.Pool[] = []
let s3: Awaited<ReturnType<typeof createS3>>
let cms: Payload
let source: pg.Pool
let staffEmail: string

function open(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  pools.push(pool)
  return pool
}

/** A new database without tables. */
async function createDatabase() {
  const name = uniqueName('restored').replace('-', '_') + Date.now()
  await open(inject('postgresUrl')).query(`create database ${name}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { name, url: url.href, pool: open(url.href) }
}

async function startCms(url: string, folder: string) {
  vi.stubEnv('FORECOURT_DATA', folder)
  vi.stubEnv('DATABASE_URL', url)
  // The collections and the database's pool read them when they are loaded.
  vi.resetModules()
  const { default: config } = await import('../../../payload.config')
  const { getPayload } = await import('payload')
  vi.unstubAllEnvs()
  return getPayload({ config, key: url })
}

const backUp = async (environment: Record<string, string> = {}) => {
  const result = await runScript('backup', ['--to', backups], { FORECOURT_DATA: dataFolder, ...environment })
  return { ...result, folder: /^(\/.*) \(/m.exec(result.stdout)?.[1] ?? '' }
}
const restore = (folder: string, url: string, args: string[] = [], environment: Record<string, string> = {}) =>
  runScript('restore', [folder, ...args], { DATABASE_URL: url, FORECOURT_DATA: restoredFolder, ...environment })

/** Name, columns, number of rows and a checksum of their content, for each table. */
async function describeTables(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; columns: string }>(`
    select table_name as name, string_agg(column_name || ' ' || udt_name, ', ' order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`)
  return Promise.all(
    rows.map(async (table) => {
      const { rows: found } = await pool.query(
        `select count(*) as rows, sum(hashtextextended(to_jsonb(t)::text, 0)) as checksum from "${table.name}" t`,
      )
      return { ...table, ...found[0] } as { name: string; columns: string; rows: string; checksum: string | null }
    }),
  )
}

/** Definitions of indexes and constraints, and the values of enumerations. */
async function describeSchema(pool: pg.Pool) {
  const { rows } = await pool.query<{ definition: string }>(`
    select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select typname || ' ' || string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum
      join pg_type on pg_type.oid = enumtypid group by typname
    union all select attrelid::regclass || ' ' || attname || ' ' || attidentity::text || ' ' || attnotnull || ' ' ||
      coalesce(pg_get_expr(adbin, adrelid), '') from pg_attribute
      join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by 1`)
  return rows.map(({ definition }) => definition)
}

const readSequences = async (pool: pg.Pool) =>
  (
    await pool.query(`select sequencename, last_value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`)
  ).rows

/** Path and content of the uploads in a data folder. */
const readFiles = (folder: string) =>
  ['media', 'private', 'feed-files'].flatMap((place) =>
    readdirSync(join(folder, place))
      .sort()
      .map((name) => [`${place}/${name}`, readFileSync(join(folder, place, name), 'base64')]),
  )

beforeAll(async () => {
  s3 = await createS3()
  cms = await startCms(process.env.DATABASE_URL!, dataFolder)
  source = open(process.env.DATABASE_URL!)
  const site = await createSite(cms)
  // A value that a later migration added to an enum: a restore runs all migrations and loads the data in one transaction.
  const facets = [{ attribute: 'weekly_price', label: 'Weekly budget', kind: 'range' }]
  await cms.update({ collection: 'sites', id: site.id, data: { stockRules: { facets } } as never })
  const staff = await createUser(cms, 'siteEditor', site)
  staffEmail = (staff as unknown as { email: string }).email
  for (const collection of COLLECTIONS_WITH_DATA) await createDocument(cms, collection, site.id)
  await createDocument(cms, 'cars', site.id, { description: 'Tab\t, line\nbreak, \\N, \\., "quotes" and \u{1F697}' })
  await cms.login({ collection: 'users', data: { email: staffEmail, password: 'a-long-enough-password' } })
  await source.query(
    `insert into analytics_events (site_id, event_id, details)
      select $1, n % 20, jsonb_build_object('n', n, 'text', repeat('x', ${ROW_BYTES})) from generate_series(1, ${LARGE_ROWS}) n`,
    [site.id],
  )
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await s3.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it('a backup that is interrupted in the middle of a table ends at once', async () => {
  const interruption = new AbortController()
  const folder = mkdtempSync(join(backups, 'interrupted-'))
  const large = join(folder, 'database', 'analytics_events.copy.gz')
  const watch = setInterval(() => existsSync(large) && interruption.abort(), 5)
  const options = {
    pool: open(process.env.DATABASE_URL!),
    folder,
    signal: interruption.signal,
    onProgress: () => undefined,
  }
  await expect(saveDatabase(options, join(folder, 'names.jsonl'))).rejects.toThrow(/abort/)
  clearInterval(watch)
  expect(readdirSync(join(folder, 'database'))).not.toContain('users.copy.gz')
})

it('a backup that is made while rows are written shows one moment, and is restored to S3 within a bounded memory', async () => {
  const { rows: sites } = await source.query('select min(id) as id from sites')
  let isDone = false
  let written = 0
  // Each transaction writes to the first table that is copied and to one of the last.
  const writing = (async () => {
    while (!isDone) {
      const client = await source.connect()
      await client.query('begin')
      await client.query(`insert into account_events (user_id, kind) select min(id), 'pair' from users`)
      await client.query(
        `insert into users_sites (_order, _parent_id, id, site_id) select 9, min(id), $2, $1 from users`,
        [sites[0].id, `pair-${written}`],
      )
      await client.query('commit')
      client.release()
      written += 1
    }
  })()
  const backup = await backUp()
  isDone = true
  await writing
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  expect(written).toBeGreaterThan(100)
  expect(backup.peakMb).toBeLessThan(MAX_MEMORY_MB.backup)

  const target = await createDatabase()
  const restored = await restore(backup.folder, target.url, [], s3.environment)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.peakMb).toBeLessThan(MAX_MEMORY_MB.restoreToS3)
  const { rows: pairs } = await target.pool.query(`
    select (select count(*) from account_events where kind = 'pair') as events,
      (select count(*) from users_sites where _order = 9) as sites, (select count(*) from analytics_events) as large`)
  expect(pairs).toEqual([{ events: pairs[0].sites, sites: expect.any(String), large: String(LARGE_ROWS) }])

  const files = readFiles(dataFolder)
  expect(s3.listKeys()).toEqual(files.map(([name]) => name).sort())
  const store = createFileStore(s3.environment)
  for (const [path, content] of files) {
    const [folder, name] = path!.split('/') as ['media', string]
    const stored = await store.open(folder, name)
    expect((await readWhole(stored!, 1e6)).toString('base64')).toBe(content)
    if (folder === 'media' && name.endsWith('.png')) expect(stored!.type).toBe('image/png')
  }
  await source.query(`delete from analytics_events`)
  await source.query('vacuum full analytics_events')
  await target.pool.query('truncate analytics_events')
})

describe('a restored database', () => {
  let folder: string
  let target: Awaited<ReturnType<typeof createDatabase>>
  let tables: Awaited<ReturnType<typeof describeTables>>

  beforeAll(async () => {
    const backup = await backUp()
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    folder = backup.folder
    target = await createDatabase()
    expect(await restore(folder, target.url)).toMatchObject({ code: 0, stderr: '' })
    tables = await describeTables(target.pool)
  })

  it('has every row, sequence, index and file of the one that was backed up', async () => {
    const isExcluded = ({ name }: { name: string }) => Object.hasOwn(EXCLUDED_TABLES, name)
    const before = await describeTables(source)
    expect(before.filter(({ rows }) => rows !== '0').length).toBeGreaterThan(40)
    expect(before.find(({ name }) => name === 'users_sessions')!.rows).not.toBe('0')
    expect(tables.filter((table) => !isExcluded(table))).toEqual(before.filter((table) => !isExcluded(table)))
    expect(tables.filter(isExcluded).map(({ name, rows }) => `${name}: ${rows}`)).toEqual(
      Object.keys(EXCLUDED_TABLES)
        .sort()
        .map((name) => `${name}: 0`),
    )
    expect(await describeSchema(target.pool)).toEqual(await describeSchema(source))
    expect(await readSequences(target.pool)).toEqual(await readSequences(source))
    expect(readFiles(restoredFolder)).toEqual(readFiles(dataFolder))
  })

  it('comes from a folder that nobody else may read, and that can be checked without a database', async () => {
    const modes = ['.', 'manifest.json', 'database/users.copy.gz'].map((path) =>
      (statSync(join(folder, path)).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['700', '600', '600'])
    expect(await runScript('restore', [folder, '--check'], { DATABASE_URL: undefined })).toMatchObject({ code: 0 })
    writeFileSync(join(folder, 'files', 'stranger.pdf'), 'x')
    const check = await runScript('restore', [folder, '--check'], { DATABASE_URL: undefined })
    expect([check.code, check.stderr]).toEqual([1, expect.stringContaining(join('files', 'stranger.pdf'))])
    rmSync(join(folder, 'files', 'stranger.pdf'))
  })

  it('replaces another only by its name', async () => {
    const { name, url, pool } = await createDatabase()
    await pool.query(`create type enum_leads_status as enum ('old'); create table leads (status enum_leads_status);
      insert into leads values ('old'); create schema graphile_worker; create table graphile_worker.old_jobs ()`)
    const check = (replace?: string) => checkTarget(drizzle({ client: pool }), replace)
    await expect(check()).rejects.toThrow(
      `The database ${name} is not empty: it has rows in leads. Set DATABASE_URL to an empty database, or delete its content with --replace ${name}.`,
    )
    await expect(check('another')).rejects.toThrow(
      `--replace names the database another, but DATABASE_URL leads to ${name}.`,
    )
    expect(await restore(folder, url, ['--replace', name])).toMatchObject({ code: 0, stderr: '' })
    expect(await describeTables(pool)).toEqual(tables)
    expect((await pool.query(`select to_regnamespace('graphile_worker') as schema`)).rows).toEqual([{ schema: null }])
  })

  it('is read as before by a server, on which staff sign in and save', async () => {
    const find = async (payload: Payload) => ({
      cars: (await payload.find({ collection: 'cars', sort: 'id', depth: 2 })).docs,
      pages: (await payload.find({ collection: 'pages', sort: 'id', depth: 2 })).docs,
    })
    const restored = await startCms(target.url, restoredFolder)
    const found = await find(restored)
    expect(found.cars.length).toBeGreaterThan(1)
    expect(found).toEqual(await find(cms))
    const { rows } = await source.query('select max(id) as id from cars')
    const car = await createDocument(restored, 'cars', (found.cars[0]!.site as { id: number }).id)
    expect(car.id).toBeGreaterThan(rows[0].id)
    const login = { email: staffEmail, password: 'a-long-enough-password' }
    expect((await restored.login({ collection: 'users', data: login })).user).toMatchObject({ email: staffEmail })

    await expect(checkTarget(drizzle({ client: target.pool }), target.name)).rejects.toThrow(
      `Servers use ${target.name} (forecourt web). Stop all web servers and workers`,
    )
  })
})

it('a backup of an older version gets the migrations since, and one of a newer version is refused', async () => {
  const older = migrations.slice(0, -2)
  const { url, pool } = await createDatabase()
  const payload = { logger: console }
  for (const { name, up } of older) {
    await inTransaction(pool, (database) => up({ db: database, payload } as never))
    await pool.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
  }
  await pool.query(`insert into sites (name, slug, updated_at, created_at) values ('Old', 'old', now(), now())`)
  const backup = await backUp({ DATABASE_URL: url })
  expect(backup).toMatchObject({ code: 0, stderr: '' })

  const target = await createDatabase()
  expect(await restore(backup.folder, target.url)).toMatchObject({ code: 0, stderr: '' })
  const { rows } = await target.pool.query('select name, batch from payload_migrations order by id')
  expect(rows).toEqual(
    migrations.map(({ name }) => ({ name, batch: older.some((old) => old.name === name) ? '1' : '2' })),
  )
  expect((await target.pool.query('select slug from sites')).rows).toEqual([{ slug: 'old' }])
  expect(await describeSchema(target.pool)).toEqual(await describeSchema(source))

  changeManifest(backup.folder, (manifest) => manifest.migrations.push('20990101_000000_unknown'))
  const manifest = await readManifest(backup.folder)
  expect(() => requireKnownMigrations(manifest)).toThrow(
    'This backup was made by a newer version of Forecourt, with the migration 20990101_000000_unknown. Restore it with that version.',
  )
})

it('a damaged or unfinished backup is refused before anything is written, and a failed load leaves the database as it was', async () => {
  const { folder } = await backUp()
  const target = await createDatabase()
  const table = 'database/cars.copy.gz'
  const picture = `files/media/${readdirSync(join(folder, 'files', 'media'))[0]}`
  /** The message of a check while a file is changed; without `change` it is missing. */
  const checkChanged = async (file: string, change?: (content: Buffer) => Buffer) => {
    const path = join(folder, file)
    const content = readFileSync(path)
    rmSync(path)
    if (change) writeFileSync(path, change(content))
    const check = async () => verifyBackup(folder, await readManifest(folder), () => {})
    const message = await check().then(
      () => 'no error',
      (error: Error) => error.message,
    )
    writeFileSync(path, content)
    return message
  }
  const isNotWhatWasWritten = (file: string) =>
    `This backup is damaged: ${file} is not what was written. Use another copy or an earlier backup.`
  const flipLastBit = (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.of(content.at(-1)! ^ 1)])
  for (const file of [table, picture, 'files.jsonl']) {
    expect(await checkChanged(file, flipLastBit)).toBe(isNotWhatWasWritten(file))
    expect(await checkChanged(file)).toBe(isNotWhatWasWritten(file))
  }
  expect(await checkChanged('manifest.json', (content) => content.subarray(0, -100))).toBe(
    isNotWhatWasWritten('manifest.json'),
  )
  expect(await checkChanged('manifest.json')).toBe(`${folder} is not a finished backup: it has no manifest.json.`)
  expect(await checkChanged(table, (content) => content)).toBe('no error')

  writeFileSync(join(folder, table), readFileSync(join(folder, table)).subarray(0, -20))
  expect(await restore(folder, target.url)).toMatchObject({ code: 1, stderr: `${isNotWhatWasWritten(table)}\n` })
  // A checksum that was changed too shows when the rows are loaded.
  changeManifest(folder, ({ tables }) =>
    Object.assign(tables.find(({ name }) => name === 'cars')!, hashOf(join(folder, table))),
  )
  expect((await restore(folder, target.url)).stderr).toMatch(/unexpected end of file/)
  const other = { PAYLOAD_SECRET: 'another-secret-for-this-test-0000000' }
  expect((await restore(folder, target.url, [], other)).stderr).toMatch(
    /^PAYLOAD_SECRET is not that of the servers .* add --other-secret/,
  )
  expect(await describeTables(target.pool)).toEqual([])
})

it('a backup says which files the store does not have, and leaves nothing behind when it fails', async () => {
  const [picture] = (await cms.find({ collection: 'media' })).docs
  const path = join(dataFolder, 'media', picture!.filename!)
  const content = readFileSync(path)
  rmSync(path)
  const backup = await backUp()
  expect(backup).toMatchObject({ code: 2, stderr: expect.stringMatching(/^The backup is complete except for 1 files/) })
  expect(backup.stdout).toContain(`  missing: media/${picture!.filename}`)
  writeFileSync(path, content)

  const before = readdirSync(backups)
  const away = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:9' }
  expect(await backUp(away)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not responding.*Check the data folder or the bucket/),
  })
  expect(await backUp({ DATABASE_URL: (await createDatabase()).url })).toMatchObject({
    code: 1,
    stderr: 'This database has no tables of Forecourt. Check DATABASE_URL.\n',
  })
  expect(readdirSync(backups)).toEqual(before)
})

it('a file that was deleted with its document since the backup began is not missing', async () => {
  const [picture] = (await cms.find({ collection: 'media' })).docs
  const folder = mkdtempSync(join(backups, 'files-'))
  const names = [picture!.filename!, 'deleted.png'].map((name) => ({ folder: 'media', name, type: 'image/png' }))
  const fileNames = join(folder, 'names.jsonl')
  writeFileSync(fileNames, [...names, names[0]].map((file) => `${JSON.stringify(file)}\n`).join(''))
  const onMissing = vi.fn<() => void>()
  const options = { database: drizzle({ client: source }), signal: new AbortController().signal, onProgress: () => {} }
  const store = createFileStore({ FORECOURT_DATA: dataFolder })
  expect(await saveFiles({ ...options, store, folder, fileNames, onMissing })).toMatchObject({ count: 1, missing: 0 })
  expect(onMissing).not.toHaveBeenCalled()
})

function hashOf(path: string) {
  const content = readFileSync(path)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

function changeManifest(
  folder: string,
  change: (manifest: { migrations: string[]; tables: { name: string }[] }) => unknown,
) {
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  change(manifest)
  writeFileSync(path, JSON.stringify(manifest))
}
