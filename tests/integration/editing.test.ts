import config from '@payload-config'
import { sql } from 'drizzle-orm'
import { type CollectionSlug, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { EDIT_SESSION } from '../../src/domain/editSession'
import type { Site } from '../../src/payload-types'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../support/cms'

interface Editor {
  user: Actor
  call: (method: string, path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>
}

let cms: Payload
let site: Site
let alex: Editor
let bea: Editor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  alex = await logIn('Alex')
  bea = await logIn('Bea')
})

async function logIn(name: string, role: 'siteEditor' | 'leadsOnly' = 'siteEditor', ofSite = site): Promise<Editor> {
  const user = await createUser(cms, role, ofSite)
  await cms.update({ collection: 'users', id: user.id, data: { name } })
  const { token } = await cms.login({
    collection: 'users',
    data: { email: user.email!, password: 'a-long-enough-password' },
  })
  return {
    user,
    call: async (method, path, body) => {
      const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
      const request = new Request(`http://localhost:3000/api${path}`, { method, headers, body: JSON.stringify(body) })
      const response = await handleEndpoints({ config, request })
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : {} }
    },
  }
}

const getMessage = (body: Record<string, unknown>) => (body.errors as { message: string }[] | undefined)?.[0]?.message

/** Opens a form of the admin with the document's latest version. */
async function openForm(editor: Editor, collection: string, id: number) {
  const { body } = await editor.call('GET', `/${collection}/${id}?draft=true&depth=0`)
  const session = { id: uniqueName('form'), loadedAt: body.updatedAt as string, timeZone: 'Australia/Melbourne' }
  const save = (data: object, query = '') =>
    editor.call('PATCH', `/${collection}/${id}${query}`, { ...data, [EDIT_SESSION]: session })
  return {
    save,
    autosave: (data: object) => save(data, '?draft=true&autosave=true'),
    renew: () => editor.call('POST', `/edit-sessions/${collection}/${id}`, session),
    close: () => editor.call('DELETE', `/edit-sessions/${collection}/${id}`),
  }
}

const readTitle = async (id: number) => (await cms.findByID({ collection: 'pages', id, draft: true })).title

async function findLock(collection: string, id: number) {
  const { docs } = await cms.find({
    collection: 'payload-locked-documents',
    depth: 0,
    where: { 'document.relationTo': { equals: collection as CollectionSlug }, 'document.value': { equals: id } },
  })
  return docs.map(({ user }) => user.value)
}

/** Ages the lock of a document, as if its browser had disconnected. */
async function expireLock(collection: string, id: number) {
  await cms.db.updateMany({
    collection: 'payload-locked-documents',
    data: { updatedAt: new Date(Date.now() - 151_000).toISOString() },
    where: { 'document.relationTo': { equals: collection }, 'document.value': { equals: id } },
  })
}

it('a lock names who holds it to colleagues, who may not read the account', async () => {
  const { id } = await createDocument(cms, 'pages', site.id)
  await (await openForm(alex, 'pages', id)).renew()
  const where = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`
  const { body } = await bea.call('GET', `/payload-locked-documents?depth=1&${where}`)
  expect((body.docs as { user: { value: unknown } }[])[0]?.user.value).toEqual({ id: alex.user.id, email: 'Alex' })
})

it('a lock of a page that nobody has published is seen by colleagues', async () => {
  const created = await alex.call('POST', '/pages?draft=true&autosave=true', { site: site.id })
  const { id } = created.body.doc as { id: number }
  const form = await openForm(alex, 'pages', id)
  await form.autosave({ title: 'Open day', path: `/${uniqueName('open-day')}` })
  await form.renew()
  const where = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`
  const { body } = await bea.call('GET', `/payload-locked-documents?depth=1&${where}`)
  expect((body.docs as object[]).length).toBe(1)
})

it.each([
  ['pages', 'title', ['Changed', 'Changed again']],
  ['posts', 'title', ['Changed', 'Changed again']],
  ['layouts', 'kind', ['search', 'model']],
] as const)(
  'what is opened in %s after a change was taken back can be changed',
  async (slug, field, [changed, changedAgain]) => {
    const data = slug === 'layouts' ? { kind: 'location' } : {}
    const { id } = await createDocument(cms, slug, site.id, { ...data, _status: 'published' })
    const { body: before } = await alex.call('GET', `/${slug}/${id}?depth=0`)
    const alexsForm = await openForm(alex, slug, id)
    expect((await alexsForm.autosave({ [field]: changed })).status).toBe(200)
    expect((await alexsForm.autosave({ [field]: before[field] ?? null })).status).toBe(200)
    await alexsForm.close()
    const { body: after } = await bea.call('GET', `/${slug}/${id}?draft=true&depth=0`)
    expect(after._status).toBe('published')
    for (const editor of [bea, alex]) {
      const form = await openForm(editor, slug, id)
      expect((await form.renew()).body.newerVersion).toBeNull()
      expect((await form.autosave({ [field]: changedAgain })).status).toBe(200)
      expect((await form.autosave({ [field]: before[field] ?? null })).status).toBe(200)
      await form.close()
    }
  },
)

it('a form of the latest version can be saved, however much later the last save is', async () => {
  const { id } = await createDocument(cms, 'pages', site.id, { _status: 'published' })
  const form = await openForm(alex, 'pages', id)
  await form.save({ title: 'By Alex', _status: 'published' })
  await form.close()
  const old = await openForm(bea, 'pages', id)
  await cms.db.drizzle.execute(sql`
    update payload_kv set data = data || '{"savedAt":"2100-01-01T00:00:00.000Z"}' where key = ${`lastSave:pages:${id}`}`)
  expect((await old.renew()).body.newerVersion).toBeNull()
  expect((await old.autosave({ title: 'By Bea' })).status).toBe(200)
  await old.close()
})

describe('a save over a newer version', () => {
  it.each(['pages', 'posts', 'layouts', 'locations', 'menus'])(
    'is rejected in %s, and names the other user',
    async (slug) => {
      const { id } = await createDocument(cms, slug, site.id)
      const [beasForm, alexsForm] = [await openForm(bea, slug, id), await openForm(alex, slug, id)]
      expect((await alexsForm.save({})).status).toBe(200)
      const rejected = await beasForm.save({})
      expect(rejected.status).toBe(409)
      expect(getMessage(rejected.body)).toMatch(
        /^Alex saved just now: see what changed\. Your changes are not saved\.$/,
      )
      expect((await (await openForm(bea, slug, id)).save({})).status).toBe(200)
    },
  )

  it('is rejected for autosaves and for publishing', async () => {
    const { id } = await createDocument(cms, 'pages', site.id, { title: 'As it was', _status: 'published' })
    const [beasForm, alexsForm] = [await openForm(bea, 'pages', id), await openForm(alex, 'pages', id)]
    expect((await alexsForm.autosave({ title: 'By Alex' })).status).toBe(200)
    expect((await beasForm.autosave({ title: 'By Bea' })).status).toBe(409)
    expect((await beasForm.save({ title: 'By Bea', _status: 'published' })).status).toBe(409)
    expect(await readTitle(id)).toBe('By Alex')
  })

  it('is accepted for later saves of the same form, whatever responses it has received', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const form = await openForm(alex, 'pages', id)
    for (const title of ['One', 'Two']) expect((await form.autosave({ title })).status).toBe(200)
    expect((await form.save({ title: 'Three', _status: 'published' })).status).toBe(200)
    expect((await form.autosave({ title: 'Four' })).status).toBe(200)
    expect(await readTitle(id)).toBe('Four')
  })

  it('is rejected in a second tab of the same user', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const [first, second] = [await openForm(alex, 'pages', id), await openForm(alex, 'pages', id)]
    await first.autosave({ title: 'One' })
    const rejected = await second.autosave({ title: 'Other' })
    expect(rejected.status).toBe(409)
    expect(getMessage(rejected.body)).toMatch(/^You saved in another window just now: see what changed\./)
  })

  it('is rejected after a REST client, a bulk edit or a restored version', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const refuses = async (change: () => Promise<{ status: number }>) => {
      const form = await openForm(alex, 'pages', id)
      expect((await change()).status).toBe(200)
      expect((await form.autosave({ title: 'Stale' })).status).toBe(409)
    }
    await refuses(() => bea.call('PATCH', `/pages/${id}`, { title: 'REST' }))
    await refuses(() => bea.call('PATCH', `/pages?where[id][equals]=${id}`, { title: 'Bulk' }))
    const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: id } }, limit: 1 })
    await refuses(() => bea.call('POST', `/pages/versions/${docs[0]!.id}`))
  })

  it('is accepted without an edit session, as sent by REST clients', async () => {
    const { id, updatedAt } = await createDocument(cms, 'pages', site.id)
    await alex.call('PATCH', `/pages/${id}`, { title: 'By Alex' })
    expect((await bea.call('PATCH', `/pages/${id}`, { title: 'By Bea', updatedAt })).status).toBe(200)
    expect(await readTitle(id)).toBe('By Bea')
  })

  it('is accepted after scheduled publishing and after scripts, which do not change staff input', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const form = await openForm(alex, 'pages', id)
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: bea.user.id },
      },
    })
    await cms.jobs.run({ allQueues: true })
    await cms.update({ collection: 'pages', id, data: { title: 'By a script' } })
    expect((await cms.findByID({ collection: 'pages', id }))._status).toBe('published')
    expect((await form.autosave({ title: 'By Alex' })).status).toBe(200)
  })

  it('succeeds once among concurrent saves', async () => {
    const { id } = await createDocument(cms, 'menus', site.id, { key: 'footer' })
    const forms = await Promise.all(Array.from({ length: 4 }, () => openForm(alex, 'menus', id)))
    const statuses = (await Promise.all(forms.map((form) => form.save({})))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
  })

  it('has its last save deleted with the document', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    await (await openForm(alex, 'pages', id)).autosave({ title: 'Gone soon' })
    const rows = async () =>
      (await cms.db.pool.query(`select 1 from payload_kv where key = $1`, [`lastSave:pages:${id}`])).rowCount
    expect(await rows()).toBe(1)
    await cms.delete({ collection: 'pages', id })
    expect(await rows()).toBe(0)
  })
})

describe('the lock of an open form', () => {
  it('survives autosaves, saves and publishing, and ends when the form closes', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const form = await openForm(alex, 'pages', id)
    expect(await form.renew()).toEqual({ status: 200, body: { newerVersion: null, editor: null, hasDraft: true } })
    expect(await findLock('pages', id)).toEqual([alex.user.id])
    await form.autosave({ title: 'One' })
    expect(await findLock('pages', id)).toEqual([alex.user.id])
    await form.save({ _status: 'published' })
    expect(await findLock('pages', id)).toEqual([alex.user.id])
    await form.close()
    expect(await findLock('pages', id)).toEqual([])
  })

  it('cannot be taken, renewed or released by another editor, whose request is rejected with the owner’s name', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const [beasForm, alexsForm] = [await openForm(bea, 'pages', id), await openForm(alex, 'pages', id)]
    await alexsForm.renew()
    await beasForm.renew()
    await beasForm.close()
    expect(await findLock('pages', id)).toEqual([alex.user.id])
    const rejected = await beasForm.autosave({ title: 'By Bea' })
    expect(rejected.status).toBe(423)
    expect(getMessage(rejected.body)).toMatch(/^Alex is editing this now\./)
    const stranger = await logIn('Cat', 'siteEditor', await createSite(cms))
    expect(await stranger.call('PATCH', `/pages/${id}`, { title: 'By Cat' })).toMatchObject({ status: 403 })
    await cms.update({ collection: 'pages', id, data: { title: 'By a hook' }, user: bea.user })
    expect(await findLock('pages', id)).toEqual([alex.user.id])
  })

  it('is not given as the reason to a form that shows an older version, which a take-over would not help', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const [beasForm, alexsForm] = [await openForm(bea, 'pages', id), await openForm(alex, 'pages', id)]
    await alexsForm.renew()
    await alexsForm.autosave({ title: 'By Alex' })
    const rejected = await beasForm.save({ title: 'By Bea' }, '?draft=true&autosave=true')
    expect(rejected.status).toBe(409)
    expect(getMessage(rejected.body)).toMatch(/^Alex saved just now: see what changed\./)
    expect(await findLock('pages', id)).toEqual([alex.user.id])
  })

  it('expires when its browser disconnects', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    await (await openForm(alex, 'pages', id)).renew()
    await expireLock('pages', id)
    const beasForm = await openForm(bea, 'pages', id)
    expect((await beasForm.autosave({ title: 'By Bea' })).status).toBe(200)
    await beasForm.renew()
    expect(await findLock('pages', id)).toContain(bea.user.id)
  })

  it('names who took over to the form that had it', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const form = await openForm(alex, 'pages', id)
    expect((await form.renew()).body.editor).toBeNull()
    await form.close()
    await (await openForm(bea, 'pages', id)).renew()
    expect((await form.renew()).body.editor).toBe('Bea')
  })

  it('reports a newer version without saving', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const form = await openForm(alex, 'pages', id)
    await bea.call('PATCH', `/pages/${id}`, { title: 'By Bea' })
    const newer = (await form.renew()).body.newerVersion as { title: string; notice: string; changes: string }
    expect(newer.title).toBe('Bea saved just now')
    expect(newer.notice).toMatch(/^Bea saved a newer version at /)
    // Bea's version, compared with the one that Alex's form shows.
    const { docs } = await cms.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    })
    expect(docs).toHaveLength(2)
    expect(newer.changes).toBe(`/admin/collections/pages/${id}/versions/${docs[0]!.id}?versionFrom=${docs[1]!.id}`)
  })

  it('is available only to users who may change the document', async () => {
    const { id } = await createDocument(cms, 'pages', site.id)
    const outsiders = [await logIn('Cat', 'siteEditor', await createSite(cms)), await logIn('Dan', 'leadsOnly')]
    for (const stranger of outsiders) {
      const session = { id: 'form', loadedAt: new Date().toISOString(), timeZone: 'UTC' }
      expect((await stranger.call('POST', `/edit-sessions/pages/${id}`, session)).status).toBe(403)
      expect((await stranger.call('DELETE', `/edit-sessions/pages/${id}`)).status).toBe(403)
    }
    expect(await findLock('pages', id)).toEqual([])
    expect((await alex.call('POST', `/edit-sessions/pages/${id}`, { id: 'form' })).status).toBe(400)
    expect((await alex.call('POST', `/edit-sessions/nothing/${id}`, {})).status).toBe(400)
    const anonymous = new Request(`http://localhost:3000/api/edit-sessions/pages/${id}`, { method: 'DELETE' })
    expect((await handleEndpoints({ config, request: anonymous })).status).toBe(401)
  })
})
