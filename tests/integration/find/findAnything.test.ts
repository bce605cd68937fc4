import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../collections/access/roles'
import { GET } from '../../../src/app/api/find/route'
import type { FoundGroup, FoundItem } from '../../../src/domain/find/findWords'
import type { Site } from '../../../src/payload-types'
import { type Actor, createDocument, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let own: Site
let other: Site
const tokens = new Map<string, string>()
let editor: Actor
let ownPage: number

/** A word of every kind of document, on both sites. */
const WORD = 'quokka'

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  other = await createSite(cms)
  const users: [name: string, role: Role, ...sites: Site[]][] = [
    ['editor', 'siteEditor', own],
    ['author', 'siteAuthor', own],
    ['leads', 'leadsOnly', own],
    ['group', 'groupManager', own, other],
    ['super', 'superAdmin'],
  ]
  for (const [name, role, ...sites] of users) {
    const user = await createUser(cms, role, ...sites)
    if (name === 'editor') editor = user
    const { token } = await cms.login({
      collection: 'users',
      data: { email: user.email, password: 'a-long-enough-password' },
    })
    tokens.set(name, token ?? '')
  }
  for (const site of [own, other]) {
    const of = site === own ? 'own' : 'other'
    const intro = `Is the ${WORD} of ${of} in?`
    const layout = [{ blockType: 'stockList', heading: 'Cars', display: 'grid', limit: 8, sort: 'newest', intro }]
    const page = await createDocument(cms, 'pages', site.id, { title: `Page of ${of}`, layout, _status: 'draft' })
    if (site === own) ownPage = page.id
    await createDocument(cms, 'offers', site.id, { title: `Offer ${WORD} of ${of}` })
    await createDocument(cms, 'menus', site.id, {
      items: [
        { name: 'Cars', url: '/cars' },
        { name: `Menu ${WORD} of ${of}`, url: '/finance', dropdownItems: [] },
      ],
    })
    await createDocument(cms, 'cars', site.id, { name: `Car ${WORD} of ${of}` })
    await createDocument(cms, 'leads', site.id, { name: 'Ada', last_name: `${WORD} of ${of}` })
    await createDocument(cms, 'locations', site.id, { name: `Location ${WORD} of ${of}` })
    await createDocument(cms, 'media', site.id, { alt: `Picture ${WORD} of ${of}` })
    await cms.update({
      collection: 'sites',
      id: site.id,
      data: { announcement: { text: `Bar ${WORD} of ${of}` } } as never,
    })
  }
}, 120_000)

async function find(as: string, q: string, site?: number): Promise<FoundGroup[]> {
  const headers = { Authorization: `JWT ${tokens.get(as)}`, ...(site ? { cookie: `payload-tenant=${site}` } : {}) }
  const response = await GET(new Request(`http://localhost:3000/api/find?${new URLSearchParams({ q })}`, { headers }))
  expect(response.status).toBe(200)
  return ((await response.json()) as { groups: FoundGroup[] }).groups
}

const kindsOf = (groups: FoundGroup[]) => groups.map(({ kind }) => kind)
const allItems = (groups: FoundGroup[]): FoundItem[] => groups.flatMap(({ items }) => items)

describe('find anything', () => {
  it('finds an editor’s pages by words in blocks, offers, menus, settings, cars, leads, locations and media', async () => {
    const groups = await find('editor', WORD)
    expect(kindsOf(groups)).toEqual(['content', 'offers', 'menus', 'settings', 'cars', 'leads', 'locations', 'media'])
    const [content, , menus, settings] = groups
    expect(content!.items).toEqual([
      {
        title: 'Page of own',
        detail: `Draft: Is the ${WORD} of own in?`,
        site: null,
        href: `/admin/collections/pages/${ownPage}?field=layout.0.intro`,
      },
    ])
    expect(menus!.items[0]).toMatchObject({
      title: 'Header menu',
      href: expect.stringMatching(/field=items\.1\.name$/),
    })
    expect(settings!.items[0]).toMatchObject({
      title: 'Announcement bar: Text',
      href: expect.stringMatching(/field=announcement\.text$/),
    })
  })

  it('finds saved sections by their names', async () => {
    const { id } = await createDocument(cms, 'sections', own.id, { title: 'Numbat banner' })
    const items = allItems(await find('editor', 'numbat'))
    expect(items).toMatchObject([
      { title: 'Numbat banner', href: expect.stringContaining(`/admin/collections/sections/${id}`) },
    ])
    expect(await find('leads', 'numbat')).toEqual([])
  })

  it.each(['editor', 'author', 'leads'])('shows an %s nothing of another site', async (name) => {
    for (const item of allItems(await find(name, WORD))) expect(JSON.stringify(item)).not.toContain('of other')
    expect(await find(name, `${WORD} other`), 'even if its cookie selects that site').toEqual([])
    expect(allItems(await find(name, WORD, other.id))).toEqual([])
  })

  it('finds leads for leads staff and content for authors, and neither the other’s', async () => {
    expect(kindsOf(await find('leads', WORD))).not.toEqual(expect.arrayContaining(['content']))
    expect(kindsOf(await find('leads', WORD))).toContain('leads')
    const author = kindsOf(await find('author', WORD))
    expect(author).toContain('content')
    expect(author).not.toContain('leads')
    expect(author).not.toContain('settings')
  })

  it('names the site for who works on several, and keeps to the selected one', async () => {
    const both = (await find('group', WORD)).find(({ kind }) => kind === 'content')
    expect(both!.items.map(({ site }) => site).sort()).toEqual([own.name, other.name].sort())
    const one = allItems(await find('super', WORD, other.id))
    expect(one.length).toBeGreaterThan(4)
    for (const item of one) expect(JSON.stringify(item)).not.toContain('of own')
  })

  it('never finds fields that a form does not show', async () => {
    const { unlisted_key: key } = await cms.findByID({ collection: 'pages', id: ownPage, draft: true })
    expect(key).toBeTruthy()
    expect(await find('editor', String(key))).toEqual([])
    // A name of a field in the stored blocks.
    expect(kindsOf(await find('editor', 'blockType'))).not.toContain('content')
  })

  it('takes signs of patterns as they are', async () => {
    for (const q of ['%', '_', '"\\', "' or 1=1"]) expect(kindsOf(await find('editor', q))).not.toContain('content')
  })

  it('without words shows what the user saved last, and nobody else’s', async () => {
    await cms.update({
      collection: 'pages',
      id: ownPage,
      data: { title: 'Page of own, changed' },
      draft: true,
      overrideAccess: false,
      user: editor,
    })
    expect(await find('editor', '')).toMatchObject([
      { kind: 'recent', items: [{ title: 'Page of own, changed', href: `/admin/collections/pages/${ownPage}` }] },
    ])
    expect(await find('author', '')).toEqual([])
  })

  it('refuses strangers, and queries that are too long', async () => {
    expect((await GET(new Request('http://localhost:3000/api/find?q=a'))).status).toBe(401)
    const headers = { Authorization: `JWT ${tokens.get('editor')}` }
    const long = await GET(new Request(`http://localhost:3000/api/find?q=${'a'.repeat(101)}`, { headers }))
    expect(long.status).toBe(400)
    expect(await long.json()).toMatchObject({ errors: [{ field: 'q' }] })
  })
})
