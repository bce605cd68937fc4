import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { DELETE, GET, PATCH, POST } from '../../../src/app/(payload)/api/[...slug]/route'
import { createSite, createUser, startCms, uniqueName } from '../../support/cms'

interface Staff {
  id: number
  authorization: string
}

let cms: Payload
let page: number
let editor: Staff
let colleague: Staff
let author: Staff
let stranger: Staff
let leads: Staff
let superAdmin: Staff

beforeAll(async () => {
  cms = await startCms()
  const [site, otherSite] = [await createSite(cms), await createSite(cms)]
  const logIn = async (...args: Parameters<typeof createUser>): Promise<Staff> => {
    const { id, email } = await createUser(...args)
    const { token } = await cms.login({ collection: 'users', data: { email, password: 'a-long-enough-password' } })
    return { id, authorization: `JWT ${token}` }
  }
  editor = await logIn(cms, 'siteEditor', site)
  colleague = await logIn(cms, 'siteEditor', site)
  author = await logIn(cms, 'siteAuthor', site)
  stranger = await logIn(cms, 'siteEditor', otherSite)
  leads = await logIn(cms, 'leadsOnly', site)
  superAdmin = await logIn(cms, 'superAdmin')
  const data = { site: site.id, title: 'A page', path: `/${uniqueName('page')}`, _status: 'published' }
  page = (await cms.create({ collection: 'pages', data: data as never })).id
})

const HANDLERS = { GET, POST, PATCH, DELETE }

async function call(method: keyof typeof HANDLERS, path: string, { authorization }: Staff, body?: object) {
  const url = new URL(`/api/${path}`, 'http://dealer.localhost')
  const init = { method, headers: { authorization, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const params = Promise.resolve({ slug: url.pathname.slice('/api/'.length).split('/') })
  const response = await HANDLERS[method](new Request(url, init), { params })
  return { status: response.status, body: await response.json() }
}

async function lockPage(owner: Staff): Promise<number> {
  await cms.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
  const lock = await cms.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'pages', value: page }, user: { relationTo: 'users', value: owner.id } },
  })
  return lock.id
}
const lockOwner = async (id: number) =>
  (await cms.findByID({ collection: 'payload-locked-documents', id, depth: 0 })).user.value

describe('locks of documents', () => {
  it('of what a role cannot read at all are left out of its list', async () => {
    await lockPage(editor)
    const { body, status } = await call('GET', 'payload-locked-documents?depth=0', leads)
    expect([status, body.docs]).toEqual([200, []])
  })

  it('are not made for a document that is gone, also by who may change all', async () => {
    const { status } = await call('POST', 'edit-sessions/pages/2000000000', superAdmin, {
      ...{ id: uniqueName('form'), loadedAt: new Date().toISOString(), timeZone: 'Australia/Sydney' },
    })
    expect(status).toBe(403)
  })

  it('are visible to staff of the site, and to nobody else', async () => {
    const id = await lockPage(editor)
    const seen = async (staff: Staff) => {
      const { body } = await call('GET', 'payload-locked-documents?depth=0', staff)
      return [body.docs.length, body.totalDocs, (await call('GET', `payload-locked-documents/${id}`, staff)).status]
    }
    expect(await seen(colleague)).toEqual([1, 1, 200])
    expect(await seen(stranger)).toEqual([0, 0, 404])
  })

  it('are counted for staff of the site only, whatever the query asks', async () => {
    await lockPage(editor)
    const count = async (staff: Staff, where: string) => {
      const { body } = await call('GET', `payload-locked-documents/count?${where}`, staff)
      const { body: paged } = await call('GET', `payload-locked-documents?depth=0&limit=1&page=1&${where}`, staff)
      return [body.totalDocs, paged.totalDocs]
    }
    for (const where of [`where[user.value][equals]=${editor.id}`, `where[document.value][equals]=${page}`, '']) {
      expect(await count(colleague, where)).toEqual([1, 1])
      expect(await count(stranger, where)).toEqual([0, 0])
    }
  })

  it('are taken over by whoever may edit the document, in their own name', async () => {
    const id = await lockPage(editor)
    const path = `payload-locked-documents/${id}`
    const inAnotherName = { user: { relationTo: 'users', value: stranger.id } }
    expect((await call('PATCH', path, stranger, inAnotherName)).status).toBe(403)
    expect(await lockOwner(id)).toBe(editor.id)
    expect((await call('PATCH', path, colleague, inAnotherName)).status).toBe(200)
    expect(await lockOwner(id)).toBe(colleague.id)
    // Who may only write drafts does so of what is live too.
    expect((await call('PATCH', path, author, inAnotherName)).status).toBe(200)
    expect(await lockOwner(id)).toBe(author.id)
  })

  it('are deleted by their owner only, and not created by request', async () => {
    const id = await lockPage(editor)
    const path = `payload-locked-documents/${id}`
    expect((await call('DELETE', path, stranger)).status).toBe(403)
    expect((await call('DELETE', path, colleague)).status).toBe(403)
    expect((await call('DELETE', path, editor)).status).toBe(200)
    const lock = { document: { relationTo: 'pages', value: page }, user: { relationTo: 'users', value: stranger.id } }
    expect((await call('POST', 'payload-locked-documents', stranger, lock)).status).toBe(403)
  })
})

describe('preferences', () => {
  it('are read, changed and deleted by their owner only', async () => {
    const key = uniqueName('key')
    expect((await call('POST', `payload-preferences/${key}`, editor, { value: { columns: 3 } })).status).toBe(200)
    const { docs } = await cms.find({ collection: 'payload-preferences', where: { key: { equals: key } } })
    const path = `payload-preferences?where[key][equals]=${key}`
    expect((await call('GET', path, stranger)).body.docs).toEqual([])
    expect((await call('GET', path, editor)).body.docs).toHaveLength(1)
    expect((await call('DELETE', path, stranger)).body.docs).toEqual([])
    expect((await call('DELETE', `payload-preferences/${key}`, stranger)).status).toBe(404)
    await call('PATCH', path, stranger, { value: { columns: 9 } })
    expect((await cms.findByID({ collection: 'payload-preferences', id: docs[0]!.id })).value).toEqual({ columns: 3 })
    expect((await call('DELETE', `payload-preferences/${key}`, editor)).status).toBe(200)
    expect((await call('DELETE', `payload-preferences/${key}`, editor)).status).toBe(404)
  })

  it('are short', async () => {
    const path = `payload-preferences/${uniqueName('key')}`
    expect((await call('POST', path, editor, { value: { columns: 'x'.repeat(20_000) } })).status).toBe(413)
  })

  it('are not stored in another person’s name', async () => {
    const key = uniqueName('key')
    const user = { relationTo: 'users', value: editor.id }
    await call('POST', 'payload-preferences', stranger, { key, user, value: {} })
    const { docs } = await cms.find({ collection: 'payload-preferences', depth: 0, where: { key: { equals: key } } })
    expect(docs.map((doc) => doc.user.value)).not.toContain(editor.id)
  })
})
