import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATCH, POST } from '../../../src/app/(payload)/api/[...slug]/route'
import type { Post, Site } from '../../../src/payload-types'
import { createDocument, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let site: Site
let authorization: string

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  const user = await createUser(cms, 'siteEditor', site)
  const login = await cms.login({
    collection: 'users',
    data: { email: user.email, password: 'a-long-enough-password' },
  })
  authorization = `JWT ${login.token}`
})

const createPost = () => createDocument(cms, 'posts', site.id, { _status: 'published' }) as unknown as Promise<Post>

async function call(handler: typeof PATCH, path: string, data: object = {}) {
  const url = new URL(path, 'http://dealer.localhost')
  const slug = url.pathname.slice('/api/'.length).split('/')
  const headers = { authorization, 'Content-Type': 'application/json' }
  const request = new Request(url, { method: handler === POST ? 'POST' : 'PATCH', headers, body: JSON.stringify(data) })
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  return { status: response.status, text: await response.text() }
}

const withLink = (url: unknown) => {
  const text = { type: 'text', text: 'Read on', version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'custom', newTab: false, url }
  const block = { format: '', indent: 0, version: 1, direction: null }
  const link = { ...block, type: 'link', version: 3, id: 'a'.repeat(24), fields, children: [text] }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [link] }] } }
}

/** The document and all its versions, as stored. */
async function readStored(id: number): Promise<string> {
  const draft = await cms.findByID({ collection: 'posts', id, depth: 0, draft: true })
  const versions = await cms.findVersions({ collection: 'posts', depth: 0, where: { parent: { equals: id } } })
  return JSON.stringify([draft, versions.docs])
}

const WRITES = [
  ['publishing', '', { _status: 'published' }],
  ['a draft', '?draft=true', {}],
  ['an autosave', '?draft=true&autosave=true', {}],
] as const

describe('malformed rich text', () => {
  it.each(WRITES)('in %s is a 400 that names the field', async (_, query, data) => {
    const { id } = await createPost()
    for (const content of [
      ...['text', [], { root: 1 }, { root: { children: 'x' } }, { root: { type: 'root', children: [null] } }],
      withLink({ a: 1 }),
    ]) {
      const { status, text } = await call(PATCH, `/api/posts/${id}${query}`, { ...data, content })
      expect({ content, status }).toEqual({ content, status: 400 })
      expect(text).toContain('"path":"content"')
    }
  })
})

describe('javascript: and data: links in rich text', () => {
  it.each(WRITES.slice(0, 2))('in %s are a 400 that names the field', async (_, query, data) => {
    const { id } = await createPost()
    const { status, text } = await call(PATCH, `/api/posts/${id}${query}`, {
      ...data,
      content: withLink('javascript:a'),
    })
    expect(status).toBe(400)
    expect(text).toContain('"path":"content"')
    expect(await readStored(id)).not.toContain('javascript:')
  })

  it.each(WRITES.slice(0, 2))('in %s are refused in every node, by whatever scheme', async (_, query, data) => {
    const { id } = await createPost()
    const topLevel = withLink('/finance')
    Object.assign(topLevel.root.children[0]!.children[0]!, { url: 'javascript:alert(1)' })
    const block = { format: '', indent: 0, version: 1, direction: null }
    const upload = { ...block, type: 'upload', relationTo: 'media', value: 1, fields: { url: 'data:text/html,x' } }
    const withUpload = { root: { ...block, type: 'root', children: [upload] } }
    const links = ['feed:javascript:a', 'view-source:javascript:a', '//evil.test', '/\\evil.test'].map(withLink)
    const contents = [topLevel, withUpload, ...links]
    for (const content of contents) {
      const { status, text } = await call(PATCH, `/api/posts/${id}${query}`, { ...data, content })
      expect([status, text]).toEqual([400, expect.stringContaining('"path":"content"')])
    }
    expect(await readStored(id)).not.toMatch(/javascript:|data:text|evil/)
  })

  it('are left out of an autosave, which keeps their texts', async () => {
    const { id } = await createPost()
    const content = withLink(' java\tscript:alert(1)')
    expect((await call(PATCH, `/api/posts/${id}?draft=true&autosave=true`, { content })).status).toBe(200)
    const stored = await readStored(id)
    expect(stored).toContain('Read on')
    expect(stored).not.toMatch(/script:/)
  })

  it.each(['', '?draft=true'])('do not come back with an old version (restored by "%s")', async (query) => {
    const { id } = await createPost()
    await cms.db.pool.query(`update _posts_v set version_content = $1 where parent_id = $2`, [
      JSON.stringify(withLink('javascript:alert(1)')),
      id,
    ])
    const { docs } = await cms.findVersions({ collection: 'posts', depth: 0, where: { parent: { equals: id } } })
    expect((await call(POST, `/api/posts/versions/${docs[0]?.id}${query}`)).status).toBe(400)
    const post = await cms.findByID({ collection: 'posts', id, depth: 0 })
    expect(JSON.stringify(post)).not.toContain('javascript:')
  })

  it('are refused in a link field too, in a draft as well', async () => {
    const { id } = await createDocument(cms, 'menus', site.id, {})
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test'])
      for (const query of ['', '?draft=true']) {
        const data = { items: [{ name: 'Finance', url }] }
        const { status, text } = await call(PATCH, `/api/menus/${id}${query}`, data)
        expect([status, text]).toEqual([400, expect.stringContaining('"path":"items.0.url"')])
      }
  })

  it('a link that is not finished can be saved as a draft', async () => {
    const { id } = await createPost()
    const content = withLink('dealer')
    expect((await call(PATCH, `/api/posts/${id}?draft=true`, { content })).status).toBe(200)
  })
})
