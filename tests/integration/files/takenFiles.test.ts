import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GET, PATCH, POST } from '../../../src/app/(payload)/api/[...slug]/route'
import type { Site } from '../../../src/payload-types'
import { createDocument, createImageFile, createSite, createUser, startCms, uniqueName } from '../../support/cms'

const HANDLERS = { GET, PATCH, POST }
const PASSWORD = 'a-long-enough-password'
const HEIC = readFileSync(resolve(import.meta.dirname, '../../support/photo.heic'))

let cms: Payload
let own: Site
let other: Site
let editor: string

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  const { email } = await createUser(cms, 'siteEditor', own)
  editor = `JWT ${(await cms.login({ collection: 'users', data: { email, password: PASSWORD } })).token}`
})
afterEach(() => void vi.restoreAllMocks())

async function call(method: keyof typeof HANDLERS, path: string, body?: FormData | object, authorization = editor) {
  const url = new URL(`/api/${path}`, 'http://dealer.localhost')
  const isForm = body instanceof FormData
  const headers = { ...(authorization && { authorization }), ...(!isForm && { 'Content-Type': 'application/json' }) }
  const request = new Request(url, {
    method,
    headers,
    body: isForm || !body ? body : JSON.stringify(body),
  } as RequestInit)
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const response = await HANDLERS[method](request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  const json = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, text, doc: json.doc, error: errorOf(json) }
}

function errorOf({
  errors = [],
}: {
  errors?: { field?: string; message: string; data?: { errors?: { path: string }[] } }[]
}) {
  const [error] = errors
  return error && { field: error.field ?? error.data?.errors?.[0]?.path, message: error.message }
}

interface Sent {
  data?: object
  file?: string | { bytes: Uint8Array; name: string; type: string }
}

function toForm({ data, file }: Sent): FormData {
  const form = new FormData()
  if (data) form.set('_payload', JSON.stringify(data))
  if (typeof file === 'string') form.set('file', file)
  else if (file) form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  return form
}

const toFile = ({ data: bytes, mimetype: type, name }: Awaited<ReturnType<typeof createImageFile>>) => ({
  ...{ bytes, name, type },
})
const media = (site: Site) => ({ alt: 'A red ute', site: site.id })

describe('a text in place of a file', () => {
  const TEXTS = [
    '{"filename":"../../etc/passwd"}',
    '{"filename":"/etc/passwd","clientUploadContext":{}}',
    '{"filename":"/etc/none-of-this"}',
    '{"filename":"..%2f..%2fetc%2fpasswd"}',
    'passwd',
    '[]',
    '""',
  ]

  it.each(['media', 'feedFiles'])('says nothing of what is stored in %s, and stores nothing', async (collection) => {
    const foreign = await createDocument(cms, collection, other.id)
    const mine = await createDocument(cms, collection, own.id)
    const before = await cms.count({ collection: collection as 'media' })
    const texts = [...TEXTS, JSON.stringify({ filename: foreign.filename, mimeType: 'text/csv', size: 1 })]
    const refused = { status: 400, error: { field: 'file', message: 'Send the file itself, not its name.' } }
    for (const file of texts)
      for (const [method, path] of [
        ['POST', collection],
        ['PATCH', `${collection}/${mine.id}`],
        ['PATCH', `${collection}?where[id][equals]=${mine.id}`],
        ['POST', `${collection}/access/${mine.id}`],
      ] as const) {
        const { status, error } = await call(method, path, toForm({ data: media(own), file }))
        expect({ method, path, file, status, error }).toEqual({ method, path, file, ...refused })
      }
    expect(await cms.count({ collection: collection as 'media' })).toEqual(before)
    expect(await cms.findByID({ collection: collection as 'media', id: mine.id })).toMatchObject({
      filename: mine.filename,
    })
  })

  it('is refused where no file belongs too', async () => {
    const { status, error } = await call('POST', 'pages', toForm({ data: { title: 'A' }, file: TEXTS[0]! }))
    expect([status, error?.field]).toEqual([400, 'file'])
  })
})

describe('where a file is', () => {
  it.each(['media', 'feedFiles'])('is not taken from a request about %s', async (collection) => {
    const foreign = await createDocument(cms, collection, other.id)
    const before = await cms.count({ collection: collection as 'media' })
    const named = { ...media(own), filename: foreign.filename }
    for (const url of [`/api/${collection}/file/x`, 'https://dealer.test/x.csv', '/', 'file:///etc/passwd']) {
      const { status, error } = await call('POST', collection, { ...named, url })
      expect([status, error?.field]).toEqual([400, 'file'])
    }
    expect((await call('POST', collection, named)).status).toBe(400)
    expect(await cms.count({ collection: collection as 'media' })).toEqual(before)
  })

  it('and what it is like stay as they are when a request says otherwise', async () => {
    const foreign = await createDocument(cms, 'media', other.id)
    const { id } = await createDocument(cms, 'media', own.id)
    const read = async () => {
      const { alt, updatedAt, ...rest } = await cms.findByID({ collection: 'media', id, depth: 0 })
      return rest
    }
    const before = await read()
    const forged = {
      ...{ filename: foreign.filename, url: '/x', thumbnailURL: 'https://evil.test/x.png', prefix: '../' },
      ...{ mimeType: 'text/html', filesize: 1, width: 1, height: 1 },
      sizes: { thumb: { filename: foreign.filename, url: '/x', mimeType: 'text/html' } },
    }
    for (const body of [{ alt: 'B', ...forged }, toForm({ data: { alt: 'C', ...forged } })])
      expect((await call('PATCH', `media/${id}`, body)).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  it('is not asked for by an address', async () => {
    expect((await call('GET', 'media/paste-url?src=http://127.0.0.1/')).status).toBe(400)
    expect((await call('GET', 'media/paste-url?src=http://127.0.0.1/', undefined, '')).status).toBe(403)
  })
})

describe('a file that is sent', () => {
  const broken = { bytes: Buffer.from('no photo'), name: 'IMG_1.HEIC', type: 'image/heic' }

  it('is taken in, also from an iPhone', async () => {
    const photo = { bytes: HEIC, name: 'IMG_2.HEIC', type: '' }
    const { status, doc } = await call('POST', 'media', toForm({ data: media(own), file: photo }))
    expect([status, doc?.mimeType, doc?.width]).toEqual([201, 'image/jpeg', 64])
    const next = toFile(await createImageFile())
    const replaced = await call('PATCH', `media/${doc.id}`, toForm({ data: { alt: 'A blue ute' }, file: next }))
    expect([replaced.status, replaced.doc?.alt, replaced.doc?.width]).toEqual([200, 'A blue ute', 40])
    const edits =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const pixels = 'uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=15'
    const cropped = await call('PATCH', `media/${doc.id}?${edits}&${pixels}`, toForm({ data: {} }))
    expect([cropped.status, cropped.doc?.width]).toEqual([200, 20])
  })

  it('is looked at only with the right to its document, and outside a transaction', async () => {
    const foreign = await createDocument(cms, 'media', other.id)
    const begin = vi.spyOn(cms.db, 'beginTransaction')
    const sent = [
      await call('POST', 'media', toForm({ data: media(other), file: broken })),
      await call('PATCH', `media/${foreign.id}`, toForm({ data: {}, file: broken })),
    ]
    expect(sent.map(({ status }) => status)).toEqual([403, 403])
    const { status, error } = await call('POST', 'media', toForm({ data: media(own), file: broken }))
    expect([status, error]).toEqual([
      400,
      { field: 'file', message: 'IMG_1.HEIC: The photo cannot be read. Export it as JPEG, and upload that.' },
    ])
    expect(begin).not.toHaveBeenCalled()
  })

  it('goes with one document', async () => {
    const { id } = await createDocument(cms, 'media', own.id)
    const file = toFile(await createImageFile())
    const { status, error } = await call('PATCH', `media?where[id][equals]=${id}`, toForm({ data: {}, file }))
    expect([status, error?.field]).toEqual([400, 'file'])
  })

  it('is refused when it says that it has more than 100 million pixels', async () => {
    const { data } = await createImageFile()
    const bytes = await sharp(data).jpeg().toBuffer()
    const sizeAt = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5
    bytes.writeUInt16BE(12_000, sizeAt)
    bytes.writeUInt16BE(9_000, sizeAt + 2)
    const file = { bytes, name: 'huge.jpg', type: 'image/jpeg' }
    const { status, error } = await call('POST', 'media', toForm({ data: media(own), file }))
    expect([status, error?.message]).toEqual([
      400,
      'huge.jpg has more than 100 million pixels. Make it smaller, and upload that.',
    ])
  })

  it('gets a 503 when many pictures wait', async () => {
    const { forecourtUploads: takeTurn } = globalThis as unknown as {
      forecourtUploads: (key: string) => Promise<() => void>
    }
    const turns = Array.from({ length: 12 }, () => takeTurn('pictures'))
    const form = toForm({ data: media(own), file: toFile(await createImageFile()) })
    const { status, headers } = await call('POST', 'media', form)
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    for (const turn of turns) (await turn)()
    expect(
      (await call('POST', 'media', toForm({ data: media(own), file: toFile(await createImageFile()) }))).status,
    ).toBe(201)
  })
})

describe('a file that is asked for', () => {
  it('is sent only if a document has it', async () => {
    const { filename, id } = await createDocument(cms, 'media', own.id)
    const { sizes } = await cms.findByID({ collection: 'media', id })
    const path = (name: unknown) => `media/file/${encodeURIComponent(String(name))}`
    expect((await call('GET', path(filename), undefined, '')).status).toBe(200)
    expect(sizes?.thumb?.filename).toEqual(expect.any(String))
    expect((await call('GET', path(sizes?.thumb?.filename), undefined, '')).status).toBe(200)
    await cms.db.pool.query('delete from media where id = $1', [id])
    expect((await call('GET', path(filename), undefined, '')).status).toBe(404)
  })

  const names = [
    ...['...', '.x', '../x', '..\\x', '/etc/passwd', 'a/../../x', '..%2f..%2fetc%2fpasswd', '%2e%2e', '....//x'],
    ...[
      '\\x',
      'a\u0001b',
      'x'.repeat(5000),
      `${'é'.repeat(200)}.png`,
      ' ',
      '%00',
      'none.png',
      'media',
      uniqueName('no'),
    ],
  ]
  it.each(names)('by the name %j is not found', async (name) => {
    for (const collection of ['media', 'feedFiles', 'uploads'])
      for (const authorization of ['', editor]) {
        const { status } = await call('GET', `${collection}/file/${encodeURIComponent(name)}`, undefined, authorization)
        expect([400, 403, 404]).toContain(status)
      }
  })
})
