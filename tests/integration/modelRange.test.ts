import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { updateSetting } from '../../collections/settings/sites/updateSetting'
import { importModels } from '../../collections/stock/models/importModels'
import type { Group, Site } from '../../src/payload-types'
import { type Actor, createSite, createUser, startCms, uniqueName } from '../support/cms'

let cms: Payload
let site: Site
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  await cms.create({ collection: 'makes', data: { site: site.id, name: 'Toyota', slug: 'toyota' } })
})

/** Calls an endpoint as a staff member. */
async function callEndpoint(
  endpoint: { handler: (req: PayloadRequest) => Response | Promise<Response> },
  user: Actor,
  { body, query = {}, params = {} }: { body: unknown; query?: Record<string, string>; params?: Record<string, string> },
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const req = {
    payload: cms,
    user,
    context: {},
    headers: new Headers(),
    searchParams: new URLSearchParams(query),
    routeParams: params,
    text: async () => text,
    json: async () => JSON.parse(text),
    t: (key: string) => key,
    i18n: { t: (key: string) => key, language: 'en' },
  } as unknown as PayloadRequest
  const response = await endpoint.handler(req)
  return { status: response.status, body: await response.json() }
}

const runImport = (body: unknown, user = editor, dryRun = false) =>
  callEndpoint(importModels, user, { body, query: { site: String(site.id), dryRun: String(dryRun) } })

const listModels = async () =>
  (await cms.find({ collection: 'models', depth: 0, where: { site: { equals: site.id } }, sort: 'id' })).docs

describe('[MOD-04] models from a file', () => {
  const csv = [
    'make,name,manufacturer_body,disclaimer,variant_name,variant_price',
    'Toyota,HiLux,Ute,The maker says so.,WorkMate,34990',
    'Toyota,HiLux,Ute,,SR5,63260',
    'Tesla,Model Y,SUV,,,',
  ].join('\n')

  it('are reported by a dry run', async () => {
    const { body } = await runImport(csv, editor, true)
    expect(body).toMatchObject({ added: 1, changed: 0, refused: 1 })
    expect(body.problems).toEqual([{ line: 4, field: 'make', message: 'Make not found: Tesla.' }])
    expect(await listModels()).toEqual([])
  })

  it('are created, and updated by the next file without losing staff input', async () => {
    expect((await runImport(csv)).body).toMatchObject({ added: 1, refused: 1 })
    const [added] = await listModels()
    expect(added).toMatchObject({ slug: 'toyota-hilux', disclaimer: 'The maker says so.' })
    expect(added?.model_variants?.map(({ name, dap_min_price }) => [name, dap_min_price])).toEqual([
      ['WorkMate', 34_990],
      ['SR5', 63_260],
    ])
    await cms.update({ collection: 'models', id: added!.id, data: { disclaimer: 'We say so.', fuel: 'Diesel' } })
    const renewed = [{ make: 'toyota', name: 'HiLux', disclaimer: 'The maker says more.', status: 'new' }]
    expect((await runImport(renewed)).body).toMatchObject({ added: 0, changed: 1 })
    expect((await listModels())[0]).toMatchObject({
      status: 'new',
      fuel: 'Diesel',
      disclaimer: 'We say so.',
      original_disclaimer: 'The maker says more.',
    })
  })

  it('with a new address create a redirect from the old one, and no chains', async () => {
    await runImport([{ make: 'Toyota', name: 'HiLux', new_slug: 'hilux' }])
    const [model] = await listModels()
    expect(model?.slug).toBe('hilux')
    await cms.update({ collection: 'models', id: model!.id, data: { slug: 'hilux-2027' } })
    const { docs } = await cms.find({ collection: 'redirects', where: { site: { equals: site.id } }, sort: 'from' })
    expect(docs.map(({ from, to }) => [from, to?.url])).toEqual([
      ['/models/hilux', '/models/hilux-2027'],
      ['/models/toyota-hilux', '/models/hilux-2027'],
    ])
    await cms.update({ collection: 'models', id: model!.id, data: { slug: 'hilux' } })
    const back = await cms.find({ collection: 'redirects', where: { site: { equals: site.id } }, sort: 'from' })
    expect(back.docs.map(({ from, to }) => [from, to?.url])).toEqual([
      ['/models/hilux-2027', '/models/hilux'],
      ['/models/toyota-hilux', '/models/hilux'],
    ])
  })

  it('can be imported only by editors of the site', async () => {
    const stranger = await createUser(cms, 'siteEditor', await createSite(cms))
    expect((await runImport(csv, stranger)).status).toBe(403)
    expect((await runImport('not,a,model\n1,2,3')).body.errors[0].message).toBe('Missing columns: make, name.')
    expect((await runImport('[{')).status).toBe(422)
  })
})

describe('[SITE-02] [SITE-03] settings of a site', () => {
  let other: Site
  let group: Group
  let manager: Actor

  beforeAll(async () => {
    other = await createSite(cms)
    group = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } })
    for (const { id } of [site, other]) await cms.update({ collection: 'sites', id, data: { group: group.id } })
    manager = await createUser(cms, 'groupManager', site, other)
  })

  const change = (user: Actor, on: Site, body: object) =>
    callEndpoint(updateSetting, user, { body, params: { id: String(on.id) } })
  const now = (of: Site) => cms.findByID({ collection: 'sites', id: of.id, depth: 0 })

  it('can be set and reset by its editors, and not by others', async () => {
    const path = 'wording.enquireNow'
    expect((await change(editor, site, { path, action: 'set', value: 'Ask us' })).status).toBe(200)
    expect((await now(site)).wording.enquireNow).toBe('Ask us')
    expect((await now(site)).wording.noPrice).toBe('Enquire for price.')
    expect((await change(editor, site, { path, action: 'reset' })).status).toBe(200)
    expect((await now(site)).wording.enquireNow).toBe('Enquire Now')
    expect((await change(editor, other, { path, action: 'reset' })).status).toBe(404)
    expect((await change(await createUser(cms, 'siteAuthor', site), site, { path, action: 'reset' })).status).toBe(403)
    expect((await change(editor, site, { path, action: 'set', value: true })).status).toBe(400)
    expect((await change(editor, site, { path: 'users.role', action: 'reset' })).status).toBe(400)
  })

  it('shared with the group apply to its other sites, except for those with their own', async () => {
    const [chat, price] = ['flags.chat', 'wording.noPrice']
    const before = (await now(other)).flags?.chat
    await change(manager, site, { path: chat, action: 'set', value: !before })
    await change(manager, site, { path: price, action: 'set', value: 'Ring us.' })
    await change(manager, other, { path: price, action: 'set', value: 'POA' })
    expect((await change(editor, site, { path: chat, action: 'share' })).status).toBe(403)
    for (const path of [chat, price]) expect((await change(manager, site, { path, action: 'share' })).status).toBe(200)
    expect((await now(other)).flags?.chat).toBe(!before)
    expect((await now(other)).wording.noPrice).toBe('POA')
    await change(manager, other, { path: price, action: 'reset' })
    expect((await now(other)).wording.noPrice).toBe('Ring us.')
    await change(manager, site, { path: chat, action: 'unshare' })
    expect((await now(other)).flags?.chat).toBe(before)
  })

  it('a group is visible only to users of its sites', async () => {
    const findGroups = (user: Actor) => cms.find({ collection: 'groups', overrideAccess: false, user })
    expect((await findGroups(manager)).docs.map(({ id }) => id)).toEqual([group.id])
    await expect(findGroups(await createUser(cms, 'siteEditor', await createSite(cms)))).rejects.toThrow('not allowed')
    await expect(findGroups(await createUser(cms, 'leadsOnly', site))).rejects.toThrow('not allowed')
  })
})
