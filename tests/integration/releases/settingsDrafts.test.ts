import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInPreview } from '../../../src/data/preview/currentPreview'
import { openSitePreview } from '../../../src/data/preview/sitePreview'
import { openUnsavedPreview } from '../../../src/data/preview/unsavedPreview'
import { findDeadLinks } from '../../../src/data/publishCheck/checkDocument'
import { findSiteById } from '../../../src/data/site/sites'
import { DEAD_LINKS } from '../../../src/domain/releases/settingsDraftDesk'
import type { Site } from '../../../src/payload-types'
import { copyTheme, listThemeCopies } from '../../../src/releases/copyTheme'
import { addToRelease, holdDocument, takeOut } from '../../../src/releases/holdDocument'
import { publishDueReleases, publishRelease } from '../../../src/releases/publishRelease'
import { readReleaseDesk } from '../../../src/releases/releaseDesk'
import { ReleaseProblem } from '../../../src/releases/releaseProblem'
import { restoreSettings } from '../../../src/releases/restoreSettings'
import { rollBackRelease } from '../../../src/releases/rollBackRelease'
import {
  discardSettingsDraft,
  publishSettingsDraft,
  readSettingsDraft,
  saveSettingsDraft,
  scheduleSettingsDraft,
} from '../../../src/releases/settingsDraft'
import { inUsersTransaction, lockRelease } from '../../../src/releases/transaction'
import { registerDeadLinkCheck } from '../../../src/server/deadLinkCheck'
import { type Actor, createSite, createUser, startCms } from '../../support/cms'

const expired: string[] = []
// Reads run inside Next; outside it, they are not cached.
vi.mock('next/cache', () => ({
  unstable_cache: <Read>(read: Read) => read,
  revalidateTag: (tag: string) => void expired.push(tag),
}))

let cms: Payload
let site: Site
let editor: Actor
let colleague: Actor
let author: Actor
let stranger: Actor

beforeAll(async () => {
  cms = await startCms()
  editor = await createUser(cms, 'siteEditor')
})

beforeEach(async () => {
  site = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', site)
  colleague = await createUser(cms, 'siteEditor', site)
  author = await createUser(cms, 'siteAuthor', site)
  stranger = await createUser(cms, 'siteEditor', await createSite(cms))
})

const live = () => cms.findByID({ collection: 'sites', id: site.id, depth: 0 })
const inForm = () => cms.findByID({ collection: 'sites', id: site.id, depth: 0, draft: true })
const desk = async (user = editor) => inUsersTransaction(cms, user, (req) => readSettingsDraft(req, site.id))
const save = (values: object, user = editor) => saveSettingsDraft(cms, user, site.id, values as Record<string, unknown>)
const problemOf = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof ReleaseProblem) return { status: error.status, message: error.message }
    throw error
  }
  return null
}

const GREEN = { theme: { colours: { positive: '#0b5d33' } } }

describe('a draft of a site’s settings', () => {
  it('is in the form and in previews, and shoppers read what is live until it is published', async () => {
    const before = await live()
    expired.length = 0
    const shown = await save({
      ...before,
      ...{ theme: { ...before.theme, colours: { ...before.theme!.colours, positive: '#0b5d33' } } },
    })
    expect(shown.theme?.colours?.positive).toBe('#0b5d33')
    expect((await inForm()).theme?.colours).toEqual({ ...before.theme!.colours, positive: '#0b5d33' })
    expect(await live()).toEqual(before)
    expect((await findSiteById(site.id))?.theme.colours.positive).toBe(before.theme!.colours!.positive)
    expect(expired).toEqual([])
    expect(await desk()).toMatchObject({
      changes: [{ field: expect.stringContaining('Positive'), after: '#0b5d33' }],
      release: { isOwn: true },
      publishAt: null,
    })
    const { release } = (await desk())!
    const form = await openUnsavedPreview(cms, editor, { site: site.id, collection: 'sites', id: site.id })
    const whole = openSitePreview(cms, { site: site.id, release: release.id, at: new Date() })
    for (const preview of [form!, whole]) {
      expect(await runInPreview(preview, async () => (await findSiteById(site.id))?.theme.colours.positive)).toBe(
        '#0b5d33',
      )
      await preview.end()
    }

    await publishSettingsDraft(cms, editor, site.id)
    expect((await findSiteById(site.id))?.theme.colours.positive).toBe('#0b5d33')
    expect(expired).toContain(`site:${site.id}`)
    expect(await desk()).toBeNull()
    // Versions have it, and restore what was.
    const { docs } = await cms.findVersions({
      collection: 'sites',
      where: { parent: { equals: site.id } },
      sort: '-updatedAt',
    })
    expect(docs[0]!.version.theme?.colours?.positive).toBe('#0b5d33')
  })

  it('keeps what others publish meanwhile, and what is live already leaves it', async () => {
    await save({ ...GREEN, wording: { enquireNow: 'Ask us' } })
    await cms.update({ collection: 'sites', id: site.id, data: { finance: { ratePercent: 5.55 } } as never })
    await cms.update({ collection: 'sites', id: site.id, data: { wording: { enquireNow: 'Ask us' } } as never })
    expect((await desk())!.values).toEqual(GREEN)
    await publishSettingsDraft(cms, editor, site.id)
    expect(await live()).toMatchObject({ finance: { ratePercent: 5.55 }, wording: { enquireNow: 'Ask us' }, ...GREEN })
  })

  it('grows by more settings, shrinks by those as they are live, and ends with the last', async () => {
    const before = await live()
    await save(GREEN)
    await save({ flags: { reviews: !before.flags?.reviews } })
    expect(Object.keys((await desk())!.values)).toEqual(['flags', 'theme'])
    await save({ flags: { reviews: before.flags?.reviews } })
    expect((await desk())!.values).toEqual(GREEN)
    await save({ theme: { colours: { positive: before.theme!.colours!.positive } } })
    expect(await desk()).toBeNull()
    expect(await problemOf(save({ name: before.name }))).toMatchObject({ status: 400 })
    await save(GREEN)
    await discardSettingsDraft(cms, editor, site.id)
    expect(await inForm()).toEqual(before)
  })

  it('is published from the form, which ends it, and a setting set by itself leaves it', async () => {
    await save({ ...GREEN, flags: { reviews: false, compare: true } })
    await endpoint('POST', `/sites/${site.id}/settings`, { path: 'flags.reviews', action: 'reset' })
    expect((await desk())!.values).toEqual({ ...GREEN, flags: { compare: true } })
    expect((await live()).flags?.reviews).toBe(true)
    const form = await inForm()
    const editSession = { id: 'form', loadedAt: form.updatedAt, timeZone: 'Australia/Brisbane' }
    const theme = { ...form.theme, colours: { ...form.theme!.colours, positive: '#0b5d34' } }
    const { status } = await endpoint('PATCH', `/sites/${site.id}`, { ...form, theme, editSession })
    expect(status).toBe(200)
    expect(await live()).toMatchObject({ flags: { compare: true }, theme: { colours: { positive: '#0b5d34' } } })
    expect(await desk()).toBeNull()
  })

  it('is checked when a link is set by itself: one that leads nowhere goes live by choice only', async () => {
    registerDeadLinkCheck(findDeadLinks)
    const before = (await live()).links?.finance
    const set = (passesDeadLinks: boolean) =>
      endpoint('POST', `/sites/${site.id}/settings`, {
        ...{ path: 'links.finance', action: 'set', value: '/nowhere', passesDeadLinks },
      })
    expect(await set(false)).toEqual({
      status: 409,
      body: { errors: [{ field: DEAD_LINKS, message: expect.stringContaining('/nowhere') }] },
    })
    expect((await live()).links?.finance).toBe(before)
    expect((await set(true)).status).toBe(200)
    expect((await live()).links?.finance).toBe('/nowhere')
  })

  it('is published when it is due, and says why it could not be', async () => {
    await save(GREEN)
    const now = new Date()
    expect(await problemOf(scheduleSettingsDraft(cms, editor, site.id, '2020-01-01T09:00', now))).toMatchObject({
      status: 400,
    })
    await scheduleSettingsDraft(cms, editor, site.id, '2099-01-01T09:00', now)
    const { publishAt } = (await desk())!
    await publishDueReleases(cms, new Date(publishAt!), () => {})
    expect(await live()).toMatchObject(GREEN)
    expect(await desk()).toBeNull()
    expect((await cms.count({ collection: 'releases', where: { sites: { in: [site.id] } } })).totalDocs).toBe(0)

    // Text that cannot be read on the page is refused when it is published, and seen in the preview before.
    await save({ theme: { colours: { ink: '#fefefe' } } })
    expect(await problemOf(publishSettingsDraft(cms, editor, site.id))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/contrast/i),
    })
    const schedule = () => scheduleSettingsDraft(cms, editor, site.id, '2099-01-02T09:00', now)
    expect(await problemOf(schedule())).toMatchObject({ status: 400, message: expect.stringMatching(/contrast/i) })
    // What is drafted after it was scheduled is found when it is due.
    await save({ theme: { colours: { ink: '#101010' } } })
    await schedule()
    await save({ theme: { colours: { ink: '#fefefe' } } })
    await publishDueReleases(cms, new Date('2099-01-03'), () => {})
    expect((await live()).theme?.colours?.ink).not.toBe('#fefefe')
    expect((await desk())!.fault).toMatch(/contrast/i)
  })

  it('goes into a release and comes back, but into no campaign of somebody else', async () => {
    await save(GREEN)
    const release = await inUsersTransaction(cms, editor, (req) =>
      req.payload.create({
        collection: 'releases',
        data: { name: 'Spring', sites: [site.id], state: 'collecting' },
        req,
      }),
    )
    const hold = inUsersTransaction(cms, editor, async (req) =>
      holdDocument(req, await lockRelease(req, release.id), 'sites', site.id, { flags: { compare: true } }),
    )
    expect(await problemOf(hold)).toMatchObject({
      status: 409,
      message: expect.stringContaining('draft of its settings'),
    })
    await addToRelease(cms, editor, { collection: 'sites', id: site.id, release: release.id, name: null, values: null })
    expect(await desk()).toMatchObject({ values: GREEN, release: { id: release.id, isOwn: false } })
    expect(await problemOf(scheduleSettingsDraft(cms, editor, site.id, '2099-01-01T09:00', new Date()))).toMatchObject({
      status: 409,
    })
    await takeOut(cms, editor, 'sites', site.id)
    expect(await desk()).toMatchObject({ values: GREEN, release: { isOwn: true } })
    await addToRelease(cms, editor, { collection: 'sites', id: site.id, release: release.id, name: null, values: null })
    await publishRelease(cms, editor, release.id, new Date())
    expect(await live()).toMatchObject(GREEN)
    expect(await desk()).toBeNull()
  })

  it('is refused over a newer draft, and holds neither addresses nor half a colour', async () => {
    const opened = await inForm()
    const session = (id: string) => ({ editSession: { id, loadedAt: opened.updatedAt, timeZone: 'UTC' } })
    await save({ ...GREEN, ...session('first') })
    expect(await problemOf(save({ wording: { enquireNow: 'Ask' }, ...session('second') }, colleague))).toMatchObject({
      status: 409,
    })
    await save({ wording: { enquireNow: 'Ask' }, ...session('first') })
    expect(await desk()).toMatchObject({ values: { ...GREEN, wording: { enquireNow: 'Ask' } } })
    for (const refused of [
      { domains: [{ host: 'elsewhere.test' }] },
      { publishing: { articles: 'authors' } },
      { theme: { colours: { ink: '#12' } } },
    ])
      expect(await problemOf(save(refused))).toMatchObject({ status: 400 })
    expect((await live()).domains).toEqual(opened.domains)
    // As a form sends what has no rows, and what it lists of other collections.
    await save({ wording: { enquireNow: 'Ask us' }, announcement: { planned: 0 }, dealerships: { docs: [] } })
    expect((await desk())!.values).toEqual({ ...GREEN, wording: { enquireNow: 'Ask us' } })
  })

  it('holds lists by their rows: what others publish in the same list stays, and a row that they removed is told', async () => {
    const rows = [
      { id: 'facebook', network: 'facebook', url: 'https://facebook.example/a' },
      { id: 'youtube', network: 'youtube', url: 'https://youtube.example/a' },
    ]
    const publishLive = (socialLinks: object[]) =>
      cms.update({ collection: 'sites', id: site.id, data: { socialLinks } as never })
    await publishLive(rows)
    await save({ socialLinks: [{ ...rows[0], url: 'https://facebook.example/b' }, rows[1]] })
    await publishLive([...rows, { id: 'x', network: 'x', url: 'https://x.example/a' }])
    const merged = ['https://facebook.example/b', 'https://youtube.example/a', 'https://x.example/a']
    expect((await inForm()).socialLinks!.map(({ url }) => url)).toEqual(merged)
    expect((await desk())!.changes).toEqual([expect.objectContaining({ after: 'https://facebook.example/b' })])

    await publishLive([{ ...rows[1], url: 'https://youtube.example/b' }])
    expect((await desk())!.conflicts).toEqual([expect.stringContaining('“facebook” was removed from the live site')])
    expect(await problemOf(publishSettingsDraft(cms, editor, site.id))).toMatchObject({
      status: 400,
      message: expect.stringContaining('“facebook” was removed'),
    })
    // A setting that is drafted by itself decides nothing; a save of the form, which shows the row, keeps it.
    await save({ wording: { enquireNow: 'Ask us' } })
    expect((await desk())!.conflicts).toHaveLength(1)
    await save(await inForm())
    expect((await desk())!.conflicts).toEqual([])
    await publishSettingsDraft(cms, editor, site.id)
    expect((await live()).socialLinks!.map(({ url }) => url)).toEqual([
      'https://facebook.example/b',
      'https://youtube.example/b',
    ])
  })

  it('publishes and takes back rows of a list in a release, and leaves those of others', async () => {
    const [first, second, third] = ['facebook', 'youtube', 'x'].map((network) => ({
      ...{ id: `${site.id}-${network}`, network, url: `https://${network}.example/a` },
    }))
    const publishLive = (socialLinks: object[]) =>
      cms.update({ collection: 'sites', id: site.id, data: { socialLinks } as never })
    const networks = async () => (await live()).socialLinks!.map(({ network }) => network)
    await publishLive([first!])
    const { id } = await addToRelease(cms, editor, {
      ...{ collection: 'sites', id: site.id, release: null, name: 'Spring' },
      values: { socialLinks: [second!] },
    })
    await publishRelease(cms, editor, id, new Date())
    expect(await networks()).toEqual(['youtube'])
    await publishLive([second!, third!])
    const { documents } = await readReleaseDesk(cms, editor, id)
    expect(documents[0]!.changes.map(({ before }) => before)).toContain('https://facebook.example/a')
    await rollBackRelease(cms, editor, id)
    expect(await networks()).toEqual(['facebook', 'x'])
  })

  it('is what a restored version differs in, beside what is drafted', async () => {
    const rows = [{ network: 'facebook', url: 'https://facebook.example/a' }]
    const publishLive = (data: object) => cms.update({ collection: 'sites', id: site.id, data: data as never })
    await publishLive({
      socialLinks: rows,
      domains: [{ host: `old-${site.id}.example.test` }],
      publishing: { menus: 'managers' },
    })
    const { docs } = await cms.findVersions({
      ...{ collection: 'sites', limit: 1, sort: '-updatedAt', where: { parent: { equals: site.id } } },
    })
    const version = String(docs[0]!.id)
    expect(await restoreSettings(cms, editor, version)).toBe(0)
    const [first] = (await live()).socialLinks!
    await publishLive({
      socialLinks: [first, { network: 'x', url: 'https://x.example/a' }],
      domains: [{ host: `new-${site.id}.example.test` }],
      ...{ publishing: { menus: 'editors' }, wording: { enquireNow: 'Ask now' }, name: 'New name' },
    })
    const before = await live()
    await save({ wording: { enquireNow: 'Ask us' } })
    expect(await restoreSettings(cms, editor, version)).toBeGreaterThan(1)
    expect(await live()).toEqual(before)
    expect(await inForm()).toMatchObject({
      ...{ name: site.name, socialLinks: [first], wording: { enquireNow: 'Ask us' } },
      ...{ domains: before.domains, publishing: before.publishing },
    })
    expect(await problemOf(restoreSettings(cms, author, version))).toMatchObject({ status: 404 })
    expect(await problemOf(restoreSettings(cms, stranger, version))).toMatchObject({ status: 404 })
    expect(await problemOf(restoreSettings(cms, editor, 'none'))).toMatchObject({ status: 404 })
  })

  it('is for editors of the site only', async () => {
    await save(GREEN)
    expect(await problemOf(save(GREEN, author))).toMatchObject({ status: 403 })
    const refused = [
      () => save(GREEN, stranger),
      () => publishSettingsDraft(cms, stranger, site.id),
      () => discardSettingsDraft(cms, stranger, site.id),
      () => desk(stranger),
    ]
    for (const work of refused) expect(await problemOf(work())).toMatchObject({ status: 404 })
    expect(await desk()).toMatchObject({ values: GREEN })
  })
})

async function endpoint(method: string, path: string, body: object) {
  const { token } = await cms.login({
    collection: 'users',
    data: { email: editor.email!, password: 'a-long-enough-password' },
  })
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify(body),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, body: await response.json() }
}

describe('a copy of a theme', () => {
  it('goes into the drafts of chosen sites of the user, and shows where it has drifted', async () => {
    const [sister, foreign] = [await createSite(cms), await createSite(cms)]
    const both = await createUser(cms, 'siteEditor', site, sister)
    await cms.update({ collection: 'sites', id: site.id, data: { theme: { ...site.theme, radius: 'round' } } as never })
    await saveSettingsDraft(cms, both, sister.id, { wording: { enquireNow: 'Ask us' } })
    const overview = async (of: Site) => (await listThemeCopies(cms, both, of.id))!
    expect((await overview(site)).sites).toEqual([
      { id: sister.id, name: sister.name, copy: expect.objectContaining({ isCopy: false, differences: ['Corners'] }) },
    ])

    expect(await copyTheme(cms, both, site.id, [sister.id, foreign.id])).toEqual([
      { site: sister.id },
      { site: foreign.id, message: 'Site not found.' },
    ])
    expect((await cms.findByID({ collection: 'sites', id: sister.id, depth: 0 })).theme?.radius).not.toBe('round')
    const draft = await cms.findByID({ collection: 'sites', id: sister.id, depth: 0, draft: true })
    expect(draft).toMatchObject({ theme: { radius: 'round' }, wording: { enquireNow: 'Ask us' } })
    expect((await overview(site)).sites[0]!.copy).toMatchObject({ isCopy: true, differences: [] })

    await publishSettingsDraft(cms, both, sister.id)
    await saveSettingsDraft(cms, both, sister.id, { theme: { cardStyle: 'flat' } })
    expect((await overview(site)).sites[0]!.copy).toMatchObject({ isCopy: true, differences: ['Cards'] })
    expect((await overview(sister)).source).toMatchObject({ site: site.name, differences: ['Cards'] })
    expect(await copyTheme(cms, stranger, site.id, [sister.id])).toBeNull()
  })
})
