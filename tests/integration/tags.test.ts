import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { listSiteTags } from '../../src/data/site/siteTags'
import { cacheTags } from '../../src/domain/cacheTags'
import type { Site, Tag } from '../../src/payload-types'
import { addToRelease } from '../../src/releases/holdDocument'
import { publishRelease } from '../../src/releases/publishRelease'
import { readCacheChanges } from '../../src/server/database/cacheChanges'
import { toDatabase } from '../../src/server/database/database'
import { runPageRead } from '../../src/server/database/pageReads'
import { decryptText } from '../../src/server/encryptedText'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../support/cms'

let cms: Payload
let site: Site
let sister: Site
let editor: Actor
let manager: Actor
let groupManager: Actor

beforeAll(async () => {
  cms = await startCms()
  const group = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } as never })
  ;[site, sister] = [await createSite(cms), await createSite(cms)]
  for (const { id } of [site, sister]) await cms.update({ collection: 'sites', id, data: { group: group.id } })
  editor = await createUser(cms, 'siteEditor', site)
  manager = await createUser(cms, 'groupManager', site)
  groupManager = await createUser(cms, 'groupManager', site, sister)
})

const create = (user: Actor, data: object) =>
  cms.create({
    collection: 'tags',
    data: { site: site.id, title: 'Tag', kind: 'ga4', ga4: { measurementId: 'G-ABC1234567' }, ...data } as never,
    depth: 0,
    overrideAccess: false,
    user,
  }) as Promise<Tag>

const problems = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason as { data?: { errors: { path: string; message: string }[] } },
  )
  return error?.data?.errors.map(({ path, message }) => `${path} | ${message}`) ?? []
}

describe('a marketing tag', () => {
  it('is live at once, with the usual purpose of its kind', async () => {
    expect(await create(editor, {})).toMatchObject({ _status: 'published', purpose: 'analytics', load: 'ready' })
    expect((await create(editor, { purpose: 'marketing' })).purpose).toBe('marketing')
  })

  it.each([
    [{ ga4: { measurementId: 'UA-1' } }, /^ga4.measurementId \| Measurement ID: enter the ID/],
    [{ ga4: {} }, /^ga4.measurementId \| Measurement ID: enter it/],
    [{ kind: 'gtm', gtm: { containerId: 'GTM-ABC1234' }, hosts: ['https://x.example'] }, /^hosts \| Hosts: https/],
    [
      { kind: 'chat', chat: { scriptUrl: 'http://chat.example.com/a.js' } },
      /^chat.scriptUrl \| Script address: .*Only https/,
    ],
    [{ paths: ['finance'] }, /^paths \| Paths: finance/],
    [{ start: '2027-01-02T00:00:00Z', expiry: '2027-01-01T00:00:00Z' }, /^expiry \| The end must be after the start/],
    [{ kind: 'callTracking' }, /^swaps \| Numbers: add one/],
    [
      { kind: 'callTracking', swaps: [{ shown: 'us', tracking: '1300 555 010' }] },
      /^swaps.0.shown \| Number of the site: /,
    ],
  ])('%j is refused with field and fix', async (data, message) => {
    const [first = ''] = await problems(create(manager, data))
    expect(first).toMatch(message)
  })

  it('of the kind custom, or declared necessary, is for super admins', async () => {
    const custom = { kind: 'custom', custom: { scriptUrl: 'https://scripts.example.com/a.js' } }
    expect(await problems(create(groupManager, custom))).toEqual([
      expect.stringMatching(/^kind \| Kind: only super admins/),
    ])
    expect(await problems(create(editor, { purpose: 'necessary' }))).toEqual([expect.stringMatching(/^purpose \| /)])
    const superAdmin = await createUser(cms, 'superAdmin')
    const { id } = await create(superAdmin, { ...custom, purpose: 'necessary' })
    const options = { collection: 'tags', id, overrideAccess: false, user: groupManager } as const
    await expect(cms.update({ ...options, data: { title: 'Mine' } })).rejects.toMatchObject({ status: 403 })
    await expect(cms.delete(options)).rejects.toMatchObject({ status: 403 })
  })

  it('with a script of a free address is made by group managers, and kept by editors', async () => {
    const chat = { kind: 'chat', chat: { scriptUrl: 'https://chat.example.com/a.js' } }
    const refused = [expect.stringMatching(/^chat.scriptUrl \| Script address: .*only group managers/)]
    expect(await problems(create(editor, chat))).toEqual(refused)
    const { id } = await create(manager, chat)
    const options = { collection: 'tags', id, overrideAccess: false, user: editor } as const
    await cms.update({ ...options, data: { title: 'Chat on weekdays' } })
    const other = cms.update({ ...options, data: { chat: { scriptUrl: 'https://evil.example.com/a.js' } } as never })
    expect(await problems(other)).toEqual(refused)
    await create(editor, { kind: 'callTracking', swaps: [{ shown: '03 5550 0177', tracking: '1300 555 010' }] })
  })

  describe('with a script that its owner decides', () => {
    const container = (containerId = 'GTM-ABC1234', hosts = ['cdn.example.com']) => ({
      ...{ kind: 'gtm', gtm: { containerId }, hosts },
    })
    const ofContainer = [expect.stringMatching(/^gtm.containerId \| Container ID: .*only group managers/)]
    const ofHosts = [expect.stringMatching(/^hosts \| Hosts: .*only group managers/)]
    const asEditor = (id: number) => ({ collection: 'tags', id, overrideAccess: false, user: editor }) as const
    const find = (id: number, draft = false) => cms.findByID({ collection: 'tags', id, depth: 0, draft })

    it('is no editor’s to add: neither a container nor hosts, live or as a draft', async () => {
      for (const _status of ['published', 'draft']) {
        expect(await problems(create(editor, { ...container(), _status }))).toEqual(ofContainer)
        const tracked = { kind: 'callTracking', swaps: [{ shown: '03 5550 0177', tracking: '1300 555 010' }], _status }
        expect(await problems(create(editor, { ...tracked, hosts: ['*.evil.example'] }))).toEqual(ofHosts)
      }
      const outsider = await createUser(cms, 'groupManager', sister)
      await expect(create(outsider, container())).rejects.toThrow()
    })

    it('is no editor’s to change, also by another kind, a list or a draft', async () => {
      const { id } = await create(manager, container())
      const { id: plain } = await create(editor, { hosts: ['*.evil.example'], gtm: { containerId: 'GTM-EVIL123' } })
      for (const draft of [false, true]) {
        const change = (data: object) => cms.update({ ...asEditor(id), draft, data: data as never })
        expect(await problems(change({ gtm: { containerId: 'GTM-EVIL123' } }))).toEqual(ofContainer)
        expect(await problems(change({ hosts: ['cdn.example.com', '*.evil.example'] }))).toEqual(ofHosts)
        expect(await problems(cms.update({ ...asEditor(plain), draft, data: { kind: 'gtm' } }))).toEqual(ofContainer)
      }
      const { docs, errors } = await cms.update({
        ...{ collection: 'tags', overrideAccess: false, user: editor, where: { id: { in: [id, plain] } } },
        data: { hosts: ['*.evil.example'], kind: 'gtm' } as never,
      })
      expect([docs, errors.length]).toEqual([[], 2])
      expect(await find(id)).toMatchObject(container())
    })

    it('is kept by an editor who changes the rest or takes it off', async () => {
      const { id } = await create(manager, container('GTM-ABC1234', ['CDN.example.com', 'b.example.com']))
      await cms.update({ ...asEditor(id), data: { purpose: 'analytics', load: 'idle', hosts: ['cdn.example.com'] } })
      expect(await find(id)).toMatchObject({ purpose: 'analytics', _status: 'published', hosts: ['cdn.example.com'] })
      await cms.update({ ...asEditor(id), data: { expiry: '2020-01-01T00:00:00Z' } })
      await cms.update({ ...asEditor(id), data: { _status: 'draft' } })
      expect((await find(id))._status).toBe('draft')
    })

    it('is not made live by an editor’s release, and is by a manager’s', async () => {
      const { id } = await create(manager, { ...container(), _status: 'draft' })
      const held = { collection: 'tags' as const, id, values: null, release: null, name: uniqueName('Release') }
      const release = await addToRelease(cms, editor, held)
      const refused = publishRelease(cms, editor, release.id, new Date())
      await expect(refused).rejects.toThrow(/Container ID: .*only group managers/)
      expect((await find(id))._status).toBe('draft')
      await publishRelease(cms, manager, release.id, new Date())
      expect((await find(id))._status).toBe('published')
    })

    it('is made live by a manager only: an editor publishes no draft, copy, older version or trashed tag with another', async () => {
      const { id: drafted } = await create(manager, { ...container(), _status: 'draft' })
      await cms.update({ ...asEditor(drafted), draft: true, data: { title: 'Renamed' } })
      expect(await problems(cms.update({ ...asEditor(drafted), data: { _status: 'published' } }))).toEqual(ofContainer)
      await cms.update({ ...asEditor(drafted), user: manager, data: { _status: 'published' } })
      expect((await find(drafted))._status).toBe('published')

      // Live has another container and host than the draft of the manager.
      const draft = { gtm: { containerId: 'GTM-NEXT123' }, hosts: ['next.example.com'] }
      await cms.update({ ...asEditor(drafted), user: manager, draft: true, data: draft as never })
      expect(await problems(cms.update({ ...asEditor(drafted), data: { _status: 'published' } }))).toEqual(ofContainer)
      await cms.update({ ...asEditor(drafted), user: manager, data: { _status: 'published' } })

      const { docs: versions } = await cms.findVersions({
        ...{ collection: 'tags', depth: 0, where: { parent: { equals: drafted } } },
      })
      const older = versions.find(({ version }) => version.gtm?.containerId === 'GTM-ABC1234')
      const restore = cms.restoreVersion({ ...asEditor(drafted), id: older?.id as never })
      expect(await problems(restore)).toEqual(ofContainer)

      const copy = cms.create({
        ...{ collection: 'tags', data: {} as never, duplicateFromID: drafted, overrideAccess: false, user: editor },
      })
      expect(await problems(copy)).toEqual(ofContainer)

      await cms.update({ ...asEditor(drafted), user: manager, data: { deletedAt: new Date().toISOString() } })
      const back = { deletedAt: null, _status: 'published' } as never
      expect(await problems(cms.update({ ...asEditor(drafted), trash: true, data: back }))).toEqual(ofContainer)
      await cms.update({ ...asEditor(drafted), trash: true, data: { deletedAt: null, _status: 'draft' } as never })
      expect((await find(drafted))._status).toBe('draft')
    })
  })

  it('is shared with a group by a manager of all its sites only', async () => {
    for (const user of [editor, manager])
      expect(await problems(create(user, { shared: true }))).toEqual([expect.stringMatching(/^shared \| On all sites/)])
    const { id } = await create(groupManager, { shared: true })
    const options = { collection: 'tags', id, overrideAccess: false, user: editor } as const
    await expect(cms.update({ ...options, data: { title: 'Mine' } })).rejects.toMatchObject({ status: 403 })
  })

  it('keeps the access token of a pixel encrypted, and drops it with the pixel', async () => {
    const pixel = (pixelId: string, more = {}) => ({ kind: 'metaPixel', metaPixel: { pixelId, ...more } })
    const { id, metaPixel } = await create(editor, pixel('123456789012345', { newAccessToken: 'EAAB-secret' }))
    expect(metaPixel).toMatchObject({ accessTokenKept: true })
    expect(JSON.stringify(metaPixel)).not.toContain('secret')
    const stored = async () => {
      const { rows } = await toDatabase(cms.db.pool as never).execute(
        sql`select meta_pixel_sealed_access_token as sealed from tags where id = ${id}`,
      )
      return (rows[0] as { sealed: string | null }).sealed
    }
    expect(decryptText((await stored()) ?? '')).toBe('EAAB-secret')
    const options = { collection: 'tags', id, overrideAccess: false, user: editor } as const
    await cms.update({ ...options, data: { title: 'Renamed' } })
    expect(decryptText((await stored()) ?? '')).toBe('EAAB-secret')
    await cms.update({ ...options, data: { metaPixel: { pixelId: '999999999999999' } } as never })
    expect(await stored()).toBeNull()
  })

  it('expires the pages of its site, and of its group while it is shared', async () => {
    const changes = async (work: () => Promise<unknown>) => {
      const { snapshot } = await readCacheChanges(cms.db.drizzle, null)
      await work()
      return [...(await readCacheChanges(cms.db.drizzle, snapshot)).tags].sort()
    }
    const both = [site, sister].map(({ id }) => cacheTags.site(id)).sort()
    let id = 0
    expect(await changes(async () => ({ id } = await createDocument(cms, 'tags', site.id)))).toEqual([
      cacheTags.site(site.id),
    ])
    const share = (shared: boolean) => cms.update({ collection: 'tags', id, data: { shared } })
    expect(await changes(() => share(true))).toEqual(both)
    expect(await changes(() => share(false))).toEqual(both)
    expect(await changes(() => cms.update({ collection: 'tags', id, data: { title: 'Draft' }, draft: true }))).toEqual(
      [],
    )
  })

  it('is read for its site and, if it is shared, for the others of the group, while it is published and has not ended', async () => {
    const [own, group, other] = [await createSite(cms), await createSite(cms), await createSite(cms)]
    const { id: groupId } = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } as never })
    for (const { id } of [own, group]) await cms.update({ collection: 'sites', id, data: { group: groupId } })
    const titled = (title: string, more: object = {}) => createDocument(cms, 'tags', own.id, { title, ...more })
    await titled('Own')
    await titled('Shared', { shared: true })
    await titled('Later', { start: '2100-01-01T00:00:00Z' })
    await titled('Ended', { expiry: '2020-01-01T00:00:00Z' })
    await titled('Draft', { _status: 'draft' })
    const titles = async (siteId: number) =>
      (await runPageRead(() => listSiteTags(cms, siteId))).map(({ title }) => title)
    expect(await titles(own.id)).toEqual(['Own', 'Shared', 'Later'])
    expect(await titles(group.id)).toEqual(['Shared'])
    expect(await titles(other.id)).toEqual([])
  })
})
