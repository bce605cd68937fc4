import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as startRun } from '../../../src/app/api/stock-feeds/[id]/runs/route'
import { POST as preview } from '../../../src/app/api/stock-feeds/preview/route'
import type { Site } from '../../../src/payload-types'
import { decryptText } from '../../../src/server/encryptedText'
import { createDocument, createFeedFile, createSite, startCms } from '../../support/cms'

const PASSWORD = 'a-long-enough-password'
let cms: Payload
let harbour: Site
let bluegum: Site
const tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  harbour = await createSite(cms, 'harbour')
  bluegum = await createSite(cms, 'bluegum')
  for (const [name, role, site] of [
    ['editor', 'siteEditor', harbour],
    ['author', 'siteAuthor', harbour],
    ['stranger', 'siteEditor', bluegum],
  ] as const) {
    const email = `${name}@feeds.test`
    await cms.create({
      collection: 'users',
      data: { name, role, email, password: PASSWORD, sites: [{ site: site.id }] },
    })
    tokens[name] = (await cms.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? ''
  }
})

const request = (path: string, as: string | null, body?: unknown) =>
  new Request(`http://localhost:3000/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(as ? { Authorization: `JWT ${tokens[as]}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const getJson = async (path: string, as: string) =>
  (await handleEndpoints({ config, request: request(path, as) })).json() as Promise<Record<string, unknown>>
const run = (id: number | string, as: string | null, body: unknown = { dryRun: true }) =>
  startRun(request(`/stock-feeds/${id}/runs`, as, body), { params: Promise.resolve({ id: String(id) }) })

const createUrlFeed = (overrides: object = {}) =>
  createDocument(cms, 'stockFeeds', harbour.id, {
    url: 'https://feeds.example.com/a.csv',
    username: 'me',
    newPassword: 's3cret-feed',
    ...overrides,
  })
const readStoredPassword = async (id: number) =>
  (await cms.db.pool.query('SELECT sealed_password FROM stock_feeds WHERE id = $1', [id])).rows[0].sealed_password

describe('the password of a feed', () => {
  it('is encrypted, and never returned in the admin or REST', async () => {
    const { id } = await createUrlFeed()
    expect(decryptText(await readStoredPassword(id))).toBe('s3cret-feed')
    const feed = await getJson(`/stockFeeds/${id}`, 'editor')
    expect(feed).toMatchObject({ id, username: 'me', passwordKept: true })
    expect(JSON.stringify(feed)).not.toMatch(/s3cret-feed|sealed/i)
    expect(
      JSON.stringify(await cms.find({ collection: 'stockFeeds', overrideAccess: false, user: null }).catch(() => '')),
    ).not.toMatch(/s3cret/)
  })

  it('is kept when other fields are saved, and removed with the login or for another server', async () => {
    const { id } = await createUrlFeed()
    const save = (data: object) => cms.update({ collection: 'stockFeeds', id, data })
    await save({ name: 'Renamed', url: 'https://feeds.example.com/b.csv' })
    expect(decryptText(await readStoredPassword(id))).toBe('s3cret-feed')
    await save({ url: 'https://elsewhere.example.com/b.csv' })
    expect(await readStoredPassword(id)).toBeNull()
    await save({ newPassword: 'another' })
    expect(decryptText(await readStoredPassword(id))).toBe('another')
    await save({ username: '' })
    expect(await readStoredPassword(id)).toBeNull()
  })

  it('cannot be set in encrypted form', async () => {
    const { id } = await createUrlFeed()
    const before = await readStoredPassword(id)
    const user = (await cms.find({ collection: 'users', where: { email: { equals: 'editor@feeds.test' } } })).docs[0]
    const data = { sealedPassword: 'mine', passwordKept: false }
    await cms.update({
      collection: 'stockFeeds',
      id,
      data,
      overrideAccess: false,
      user: { ...user!, collection: 'users' },
    })
    expect(await readStoredPassword(id)).toBe(before)
  })
})

describe('a schedule', () => {
  it('sets when the feed is due, in the site’s time zone, and keeps it on other saves', async () => {
    const { id } = await createUrlFeed({ schedule: { kind: 'daily', dailyAt: '5.30am' } })
    const feed = await cms.findByID({ collection: 'stockFeeds', id })
    expect(feed.schedule.dailyAt).toBe('05:30')
    const formatTime = new Intl.DateTimeFormat('en-AU', {
      timeZone: harbour.timeZone,
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    expect(formatTime.format(new Date(feed.nextRunAt!))).toBe('05:30')
    expect((await cms.update({ collection: 'stockFeeds', id, data: { name: 'Other' } })).nextRunAt).toBe(feed.nextRunAt)
    expect(
      (await cms.update({ collection: 'stockFeeds', id, data: { schedule: { kind: 'off' } } })).nextRunAt,
    ).toBeNull()
  })
})

describe('staff input', () => {
  it.each([
    ['a path out of the folder', { source: 'file', filePath: '../bluegum/stock.csv' }, 'filePath'],
    ['a whole path', { source: 'file', filePath: '/etc/passwd' }, 'filePath'],
    ['an address without https', { url: 'http://feeds.example.com/a.csv' }, 'url'],
    ['a guard above all', { guardPercent: 101 }, 'guardPercent'],
    ['no file', { source: 'upload' }, 'upload'],
    ['a mapping that is none', { mapping: ['price'] }, 'mapping'],
  ])('is rejected with its field: %s', async (_, data, field) => {
    const failure = createDocument(cms, 'stockFeeds', harbour.id, data)
    await expect(failure).rejects.toMatchObject({ data: { errors: [expect.objectContaining({ path: field })] } })
  })
})

describe('a run', () => {
  it('can be started by editors of the site only, one at a time', async () => {
    const { id } = await createUrlFeed()
    expect((await run(id, null)).status).toBe(401)
    expect((await run(id, 'author')).status).toBe(403)
    expect((await run(id, 'stranger')).status).toBe(404)
    expect((await run('x', 'editor')).status).toBe(404)
    expect((await run(id, 'editor', {})).status).toBe(400)
    const started = await run(id, 'editor')
    expect(started.status).toBe(201)
    const document = await getJson(`/feedRuns/${(await started.json()).id}`, 'author')
    expect(document).toMatchObject({ status: 'waiting', dryRun: true, startedBy: 'person', startedByName: 'editor' })
    const second = await run(id, 'editor')
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual({
      errors: [{ field: 'id', message: expect.stringContaining('Another import') }],
    })
    expect(await getJson(`/feedRuns/${document.id}`, 'stranger')).toHaveProperty('errors')
  })
})

describe('an uploaded feed', () => {
  const upload = async (name: string, content: string, mimetype: string) => {
    const data = Buffer.from(content)
    const file = { data, mimetype, name, size: data.length }
    return cms.create({ collection: 'feedFiles', data: { site: harbour.id }, file })
  }

  it.each([
    ['stock.csv', 'stocknum,make\nA1,Kia', 'text/csv'],
    ['excel.csv', 'stocknum,make\nA1,Kia', 'application/vnd.ms-excel'],
    ['stock.tsv', 'stocknum\tmake\nA1\tKia', 'text/tab-separated-values'],
    ['stock.txt', 'stocknum|make\nA1|Kia', 'text/plain'],
    ['stock.xml', '<?xml version="1.0"?><s><v><stocknum>A1</stocknum><make>Kia</make></v></s>', 'text/xml'],
    ['other.xml', '<s><v><stocknum>A1</stocknum><make>Kia</make></v></s>', 'application/xml'],
    ['stock.json', '[{"stocknum":"A1","make":"Kia"}]', 'application/json'],
    ['stock.ndjson', '{"stocknum":"A1","make":"Kia"}\n{"stocknum":"A2"}', 'application/x-ndjson'],
  ])('can be %s', async (name, content, mimetype) => {
    const file = await upload(name, content, mimetype)
    const body = { site: harbour.id, source: 'upload', upload: file.id }
    const response = await preview(request('/stock-feeds/preview', 'editor', body))
    expect(await response.json()).toMatchObject({ suggested: { stocknum: 'stocknum', make: 'make' } })
  })

  it('cannot be a page, script or image', async () => {
    await expect(upload('page.html', '<html><script>1</script></html>', 'text/html')).rejects.toThrow()
    await expect(upload('run.exe', 'MZ', 'application/x-msdownload')).rejects.toThrow('run.exe is not a feed file')
    const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await expect(upload('stock.xlsx', 'PK\u0003\u0004', workbook)).rejects.toThrow('an Excel workbook. Export it')
  })

  it('can be read by staff of its site only', async () => {
    const { filename } = await upload('private.csv', 'stocknum,make\nA1,Kia', 'text/csv')
    const status = async (as: string | null) =>
      (await handleEndpoints({ config, request: request(`/feedFiles/file/${filename}`, as) })).status
    expect(await status('editor')).toBe(200)
    expect([403, 404]).toContain(await status('stranger'))
    expect([403, 404]).toContain(await status(null))
  })
})

describe('a preview', () => {
  const buildInput = (site: Site, upload: number) => ({ site: site.id, source: 'upload', upload })

  it('has columns, first rows and their mapping, for editors of the site only', async () => {
    const csv = 'Stock No,Manufacturer,model,Wheels\nA1,Kia,Rio,4\n'
    const file = await cms.create({
      collection: 'feedFiles',
      data: { site: harbour.id },
      file: await createFeedFile('p.csv', csv),
    })
    const response = await preview(request('/stock-feeds/preview', 'editor', buildInput(harbour, file.id)))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      format: 'csv',
      columns: ['Stock No', 'Manufacturer', 'model', 'Wheels'],
      rows: [{ 'Stock No': 'A1', Manufacturer: 'Kia', model: 'Rio', Wheels: '4' }],
      suggested: { stocknum: 'Stock No', make: 'Manufacturer', model: 'model' },
    })
    const withYards = { ...buildInput(harbour, file.id), mapping: { location: 'Wheels' } }
    expect(await (await preview(request('/stock-feeds/preview', 'editor', withYards))).json()).toMatchObject({
      warnings: [expect.stringMatching(/^In the first 1 rows: 1 car has a yard code of no location: 4 \(A1\)\./)],
    })
    const status = async (as: string | null, body: unknown) =>
      (await preview(request('/stock-feeds/preview', as, body))).status
    expect(await status(null, buildInput(harbour, file.id))).toBe(401)
    expect(await status('author', buildInput(harbour, file.id))).toBe(403)
    expect(await status('stranger', buildInput(harbour, file.id))).toBe(404)
    // another site's file by its id, with the user's own site
    expect(await status('stranger', buildInput(bluegum, file.id))).toBe(422)
    expect(await status('editor', { site: harbour.id })).toBe(400)
    // The form of a new feed has no site: the file's is taken.
    expect(await status('editor', { source: 'upload', upload: file.id })).toBe(200)
    expect(await status('stranger', { source: 'upload', upload: file.id })).toBe(400)
  })
})
