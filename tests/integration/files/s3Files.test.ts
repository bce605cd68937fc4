import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../../src/payload-types'
import { createDocument, createImageFile, createSite, createUser, uniqueName } from '../../support/cms'
import { createS3 } from '../../support/s3'

const PASSWORD = 'a-long-enough-password'
const KEY_OF_B = 'server b'

/** A web server with a data folder of its own, as loaded from the same environment otherwise. */
async function loadServer(dataFolder: string, key: string) {
  vi.resetModules()
  vi.stubEnv('FORECOURT_DATA', dataFolder)
  const { default: config } = await import('../../../payload.config')
  const cms = await getPayload({ config, key })
  return {
    cms,
    request: (path: string, init: RequestInit = {}) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: key,
        request: new Request(`http://dealer.test/api${path}`, init),
      }),
  }
}
type Server = Awaited<ReturnType<typeof loadServer>>

let s3: Awaited<ReturnType<typeof createS3>>
const folders: string[] = []
let a: Server
let b: Server
let cms: Payload
let site: Site
let other: Site
/** the name of a file that stays */
let probe: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  s3 = await createS3()
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value)
  for (let count = 0; count < 2; count += 1) folders.push(mkdtempSync(join(tmpdir(), 'forecourt-data-')))
  b = await loadServer(folders[1]!, KEY_OF_B)
  a = await loadServer(folders[0]!, 'default')
  cms = a.cms
  const host = `${uniqueName('dealer')}.test`
  site = await createSite(cms)
  site = await cms.update({ collection: 'sites', id: site.id, data: { domains: [{ host }] } })
  other = await createSite(cms)
  for (const [name, role, on] of [
    ['editor', 'siteEditor', site],
    ['author', 'siteAuthor', site],
    ['leads', 'leadsOnly', site],
    ['neighbour', 'siteEditor', other],
    ['super', 'superAdmin', site],
  ] as const) {
    const user = await createUser(cms, role, on)
    tokens[name] =
      (await cms.login({ collection: 'users', data: { email: user.email, password: PASSWORD } })).token ?? ''
  }
})
beforeAll(async () => {
  probe = String((await createDocument(cms, 'media', site.id)).filename)
})
afterAll(async () => {
  await s3.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // A test that stops it leaves it so.
  await s3.stop()
  await s3.start()
  for (const server of [a, b]) await waitUntilUsed(server)
})

/** A server waits for some seconds before it tries a silent bucket again. */
const waitUntilUsed = ({ request }: Server) =>
  expect.poll(async () => (await request(fileUrl('media', probe))).status, { timeout: 20_000 }).toBe(200)

const as = (name: string, headers: Record<string, string> = {}) => ({
  headers: { ...headers, Authorization: `JWT ${tokens[name]}` },
})
const fileUrl = (collection: string, name: unknown) => `/${collection}/file/${encodeURIComponent(String(name))}`
const UPLOADS = [
  ['media', 'media', 'image/png'],
  ['uploads', 'private', 'application/pdf'],
  ['feedFiles', 'feed-files', 'text/csv'],
] as const

describe('files in a bucket', () => {
  it.each(UPLOADS)('of %s, stored by one server, are read through another', async (collection, prefix, type) => {
    const document = await createDocument(cms, collection, site.id)
    expect(s3.listKeys()).toContain(`${prefix}/${document.filename}`)
    for (const folder of folders) expect(readdirSync(folder)).toEqual([])
    const response = await b.request(fileUrl(collection, document.filename), as('editor'))
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-type': type,
    })
    expect(bytes.length).toBe(document.filesize)
    expect(String(document.url)).toMatch(/^\/api\//)
  })

  it('can be read in parts, and are not sent again to those who have them', async () => {
    const { filename } = await createDocument(cms, 'feedFiles', site.id)
    const url = fileUrl('feedFiles', filename)
    const whole = await b.request(url, as('editor'))
    const text = await whole.text()
    const read = async (range: string) => {
      const response = await b.request(url, as('editor', { Range: range }))
      const { status, headers } = response
      return [status, headers.get('content-range'), headers.get('content-length'), await response.text()]
    }
    const size = text.length
    expect(await read('bytes=2-5')).toEqual([206, `bytes 2-5/${size}`, '4', text.slice(2, 6)])
    expect(await read('bytes=-3')).toEqual([206, `bytes ${size - 3}-${size - 1}/${size}`, '3', text.slice(-3)])
    expect(await read('bytes=0-')).toEqual([206, `bytes 0-${size - 1}/${size}`, String(size), text])
    expect(await read(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, null, ''])
    const etag = whole.headers.get('etag')!
    const again = await b.request(url, as('editor', { 'If-None-Match': etag }))
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('of shoppers are downloaded, never opened or kept', async () => {
    const { filename } = await createDocument(cms, 'uploads', site.id)
    const { headers } = await b.request(fileUrl('uploads', filename), as('leads'))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    ['uploads', 'a stranger', {}],
    ['uploads', 'staff of another site', as('neighbour')],
    ['uploads', 'authors', as('author')],
    ['feedFiles', 'a stranger', {}],
    ['feedFiles', 'staff of another site', as('neighbour')],
  ])('of %s are denied to %s', async (collection, _who, init) => {
    const { filename } = await createDocument(cms, collection, site.id)
    for (const server of [a, b]) expect((await server.request(fileUrl(collection, filename), init)).status).toBe(403)
  })

  it('that are private cannot be reached as pictures', async () => {
    const { filename } = await createDocument(cms, 'uploads', site.id)
    for (const name of [`../private/${filename}`, `..\\private\\${filename}`, `x/../../private/${filename}`, '..', '.'])
      expect([403, 404]).toContain((await b.request(fileUrl('media', name))).status)
    expect((await b.request(fileUrl('media', filename))).status).toBe(404)
  })

  it('have their sizes, which are rendered again when a picture is cropped', async () => {
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A car', site: site.id }))
    form.set('file', new File([new Uint8Array(picture)], 'showroom.jpg', { type: 'image/jpeg' }))
    const created = await (await a.request('/media', { ...as('editor'), method: 'POST', body: form })).json()
    expect(created.doc).toMatchObject({ filename: 'showroom.jpg', width: 800, height: 600 })
    const thumb = created.doc.sizes.thumb.filename
    expect(s3.listKeys()).toEqual(expect.arrayContaining(['media/showroom.jpg', `media/${thumb}`]))
    const edits = new URLSearchParams({
      'uploadEdits[crop][x]': '0',
      'uploadEdits[crop][y]': '0',
      'uploadEdits[crop][width]': '50',
      'uploadEdits[crop][height]': '100',
      'uploadEdits[crop][unit]': '%',
      'uploadEdits[widthInPixels]': '400',
      'uploadEdits[heightInPixels]': '600',
    })
    const response = await b.request(`/media/${created.doc.id}?${edits}`, {
      headers: { ...as('editor').headers, 'Content-Type': 'application/json' },
      method: 'PATCH',
      body: JSON.stringify({ alt: 'Half a car' }),
    })
    const { doc } = await response.json()
    expect(doc).toMatchObject({ filename: 'showroom.jpg', width: 400, height: 600, alt: 'Half a car' })
    const file = await a.request(fileUrl('media', 'showroom.jpg'))
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ width: 400, height: 600 })
    const ofThumb = await sharp(
      await (await a.request(fileUrl('media', doc.sizes.thumb.filename))).arrayBuffer(),
    ).metadata()
    expect(ofThumb.width! / ofThumb.height!).toBeCloseTo(400 / 600, 1)
    expect(s3.listKeys()).not.toContain(`media/${thumb}`)
  })

  it.each(['media', 'feedFiles'])(
    'of %s are not taken by their name, by staff of another site or a stranger',
    async (collection) => {
      const { filename } = await createDocument(cms, collection, site.id)
      const stored = s3.listKeys()
      const before = await cms.count({ collection: collection as 'media' })
      const data = { site: other.id, alt: 'A car' }
      const named = { filename, mimeType: 'text/csv', size: 10, clientUploadContext: { prefix: '' } }
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', JSON.stringify(named))
      const text = await a.request(`/${collection}`, { ...as('neighbour'), method: 'POST', body: form })
      expect([text.status, (await text.json()).errors]).toEqual([
        400,
        [{ field: 'file', message: 'Send the file itself, not its name.' }],
      ])
      for (const url of [
        `/api/${collection}/file/${filename}`,
        `${s3.environment.S3_ENDPOINT}/uploads/media/${filename}`,
      ]) {
        const address = await a.request(`/${collection}`, {
          headers: { ...as('neighbour').headers, 'Content-Type': 'application/json' },
          method: 'POST',
          body: JSON.stringify({ ...data, filename, url }),
        })
        expect(address.status).toBe(400)
      }
      expect(s3.listKeys()).toEqual(stored)
      expect(await cms.count({ collection: collection as 'media' })).toEqual(before)
    },
  )

  it('are not sent without a document', async () => {
    const { id, filename } = await createDocument(cms, 'media', site.id)
    await cms.db.pool.query('delete from media where id = $1', [id])
    expect(s3.listKeys()).toContain(`media/${filename}`)
    expect((await b.request(fileUrl('media', filename))).status).toBe(404)
  })

  it('are replaced with their document’s, and the old ones deleted', async () => {
    const document = await createDocument(cms, 'media', site.id)
    const file = await createImageFile()
    await b.cms.update({ collection: 'media', id: document.id, data: { alt: 'Another' }, file })
    expect(s3.listKeys()).toContain(`media/${file.name}`)
    expect(s3.listKeys()).not.toContain(`media/${document.filename}`)
    await b.cms.update({ collection: 'media', id: document.id, data: { alt: 'The same' } })
    expect(s3.listKeys()).toContain(`media/${file.name}`)
  })

  it('are stored and deleted even if the request selects no file name', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ site: site.id }))
    form.set('file', new File(['stocknum\n1\n'], 'selected.csv', { type: 'text/csv' }))
    const created = await a.request('/feedFiles?select[createdAt]=true', {
      ...as('editor'),
      method: 'POST',
      body: form,
    })
    const { doc } = await created.json()
    expect(doc.filename).toBeUndefined()
    expect(s3.listKeys()).toContain('feed-files/selected.csv')
    await a.request(`/feedFiles/${doc.id}?select[createdAt]=true`, { ...as('editor'), method: 'DELETE' })
    expect(s3.listKeys()).not.toContain('feed-files/selected.csv')
  })

  it.each(UPLOADS)('of %s are deleted with their documents', async (collection, prefix) => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => createDocument(cms, collection, site.id)))
    const keyOf = (document: typeof first) => `${prefix}/${document!.filename}`
    await b.cms.delete({ collection, id: first!.id })
    expect(s3.listKeys()).not.toContain(keyOf(first))
    expect(s3.listKeys()).toEqual(expect.arrayContaining([keyOf(second), keyOf(third)]))
    await b.cms.delete({ collection, where: { id: { in: [second!.id, third!.id] } } })
    expect(s3.listKeys().filter((key) => [second, third].map(keyOf).includes(key))).toEqual([])
  })

  it('are resized for pages, and follow a change within a minute', async () => {
    const { deliverImage } = await import('../../../src/data/images/deliverImage')
    const { filename } = await createDocument(cms, 'media', site.id)
    const deliver = (name: unknown) =>
      deliverImage(
        { source: { kind: 'path', path: `/api/media/file/${name}` }, width: 640, quality: 75, crop: null },
        'image/webp',
        { siteId: async () => null, isStaff: async () => false, sender: '203.0.113.7' },
      )
    const first = await deliver(filename)
    expect(first).toMatchObject({ kind: 'image' })
    expect(await deliver('none.png')).toEqual({ kind: 'unknown' })
    await s3.stop()
    expect(await deliver(filename)).toEqual(first)
    expect(await deliver('other.png')).toEqual({ kind: 'unavailable' })
    vi.useFakeTimers({ now: Date.now(), toFake: ['performance'] })
    try {
      vi.advanceTimersByTime(61_000)
      expect(await deliver(filename)).toEqual(first)
    } finally {
      vi.useRealTimers()
    }
  })

  it('feed imports', async () => {
    const { openSource, readSourceRules } = await import('../../../src/feeds/sources/openSource')
    const { filename } = await createDocument(cms, 'feedFiles', site.id)
    const read = async (uploadName: string) => {
      const chunks: Buffer[] = []
      const source = await openSource({ source: 'upload', uploadName }, readSourceRules(), site.slug)
      for await (const chunk of source) chunks.push(chunk)
      return Buffer.concat(chunks).toString()
    }
    expect(await read(String(filename))).toBe('stocknum,make,model\nA1,Kia,Rio\n')
    await expect(read('none.csv')).rejects.toThrow('The uploaded file was not found')
    await s3.stop()
    await expect(read(String(filename))).rejects.toThrow('The uploaded file cannot be read right now')
  })

  it('are part of a person’s export, which fails rather than lack them', async () => {
    const { POST } = await import('../../../src/app/api/privacy-desk/export/route')
    const { ensureJobTables } = await import('../../../src/server/jobs/jobTables')
    await ensureJobTables(cms.db.pool)
    const email = `${uniqueName('ada')}@example.test`
    const lead = await createDocument(cms, 'leads', site.id, { email })
    const { id, filename } = await createDocument(cms, 'uploads', site.id, { lead: lead.id })
    const exportPerson = () =>
      POST(
        new Request('http://admin.test/api/privacy-desk/export', {
          method: 'POST',
          headers: { ...as('editor').headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ site: site.id, person: `email:${email}`, reason: 'email' }),
        }),
      )
    const files = unzipSync(new Uint8Array(await (await exportPerson()).arrayBuffer()))
    expect(strFromU8(files[`files/${id}-${filename}`]!)).toContain('%PDF')
    const countLog = async () => (await cms.count({ collection: 'privacyLog' })).totalDocs
    const before = await countLog()
    await s3.stop()
    const failed = await exportPerson()
    expect([failed.status, (await failed.json()).errors[0].message]).toEqual([503, expect.stringMatching(/try again/i)])
    expect(await countLog()).toBe(before)
  })
})

describe('while the bucket is away', () => {
  const unavailable = { errors: [{ message: expect.stringMatching(/Please try again in a minute/) }] }

  it('files are a 503, also for those who may not read them', async () => {
    const { filename } = await createDocument(cms, 'media', site.id)
    const upload = await createDocument(cms, 'uploads', site.id)
    await s3.stop()
    for (const range of [undefined, 'bytes=0-5']) {
      const response = await b.request(fileUrl('media', filename), { headers: range ? { Range: range } : {} })
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(await response.json()).toMatchObject(unavailable)
    }
    expect((await b.request(fileUrl('uploads', upload.filename))).status).toBe(403)
  })

  it('staff are told to try again, and no document without a file is left', async () => {
    await s3.stop()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'A car', site: site.id }))
    const { data, name } = await createImageFile()
    form.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
    const response = await a.request('/media', { ...as('editor'), method: 'POST', body: form })
    expect([response.status, await response.json()]).toEqual([503, unavailable])
    const { totalDocs } = await cms.count({ collection: 'media', where: { filename: { equals: name } } })
    expect(totalDocs).toBe(0)
  })

  it('a document stays until its file can be deleted, so that no file is forgotten', async () => {
    const documents = [await createDocument(cms, 'media', site.id), await createDocument(cms, 'media', site.id)]
    const ids = documents.map(({ id }) => id)
    const count = async () => (await cms.count({ collection: 'media', where: { id: { in: ids } } })).totalDocs
    await s3.stop()
    const byId = await a.request(`/media/${ids[0]}`, { ...as('editor'), method: 'DELETE' })
    expect([byId.status, await byId.json()]).toEqual([503, unavailable])
    const byCondition = await a.request(`/media?where[id][in]=${ids}`, { ...as('editor'), method: 'DELETE' })
    expect([byCondition.status, await byCondition.json()]).toEqual([503, unavailable])
    expect(await count()).toBe(2)
    await s3.start()
    await waitUntilUsed(a)
    const again = await a.request(`/media?where[id][in]=${ids}`, { ...as('editor'), method: 'DELETE' })
    expect(again.status).toBe(200)
    expect(await count()).toBe(0)
    expect(s3.listKeys().filter((key) => documents.some(({ filename }) => key.endsWith(String(filename))))).toEqual([])
  })

  it('a shopper’s file is a 503, and the enquiry is stored with the file sent before, or without one', async () => {
    const { POST: sendFile } = await import('../../../src/app/api/enquiry-files/route')
    const { POST: sendEnquiry } = await import('../../../src/app/api/enquiries/route')
    const { ensureJobTables } = await import('../../../src/server/jobs/jobTables')
    await ensureJobTables(cms.db.pool)
    const host = site.domains![0]!.host
    const post = async (
      path: string,
      handler: typeof sendFile,
      body: BodyInit,
      headers: Record<string, string> = {},
    ) => {
      const request = new Request(`http://${host}/api/${path}`, { method: 'POST', headers: { host, ...headers }, body })
      const response = await handler(request)
      return { status: response.status, body: await response.json() }
    }
    const file = () => post('enquiry-files?name=cv.txt', sendFile, 'My experience with cars')
    const sent = await file()
    expect(sent).toEqual({ status: 201, body: { proof: expect.any(String) } })
    await s3.stop()
    expect(await file()).toMatchObject({
      status: 503,
      body: {
        errors: [{ field: 'file', message: 'Could not save the file. Try again, or send the form without it.' }],
      },
    })
    for (const files of [[sent.body.proof], []]) {
      const enquiry = { kind: 'careers', name: 'Ada', email: 'ada@shopper.test', phone: '0491 570 006', files }
      const details = { position: 'Workshop' }
      const stored = await post('enquiries', sendEnquiry, JSON.stringify({ ...enquiry, details, message: 'Hello' }), {
        'Content-Type': 'application/json',
        'Idempotency-Key': uniqueName('submission-key'),
      })
      expect(stored).toMatchObject({ status: 201, body: { lead_id: expect.any(Number) } })
      const uploads = await cms.find({ collection: 'uploads', where: { lead: { equals: stored.body.lead_id } } })
      expect(uploads.docs.map(({ sent_as }) => sent_as)).toEqual(files.length > 0 ? ['cv.txt'] : [])
    }
  })

  it('files of an erased lead stay for the clean-up, which deletes them later', async () => {
    const { deleteOrphanFiles } = await import('../../../src/data/enquiry/orphanFiles')
    const { id, filename } = await createDocument(cms, 'uploads', site.id)
    await cms.db.pool.query(`update uploads set created_at = now() - interval '3 days' where id = $1`, [id])
    await s3.stop()
    await expect(deleteOrphanFiles(cms, new Date())).rejects.toThrow()
    expect(await cms.findByID({ collection: 'uploads', id })).toMatchObject({ filename })
    await s3.start()
    await waitUntilUsed(a)
    expect(await deleteOrphanFiles(cms, new Date())).toBe(1)
    expect(s3.listKeys()).not.toContain(`private/${filename}`)
  })
})

it('nothing but resized pictures was written to the data folders', () => {
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual(['images'])
  for (const [, prefix] of UPLOADS) for (const folder of folders) expect(existsSync(join(folder, prefix))).toBe(false)
})
