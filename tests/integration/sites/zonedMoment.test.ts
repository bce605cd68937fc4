import { beforeAll, expect, it } from 'vitest'
import { SITE_ZONES } from '../../../collections/fields/timeZone'
import { down, up } from '../../../src/migrations/20261126_185905_zoned_dates'
import { createDocument, createSite, createUser, startCms } from '../../support/cms'

let cms: Awaited<ReturnType<typeof startCms>>

beforeAll(async () => {
  cms = await startCms()
})

it('[SITE-21] staff set the first date of a page in the time zone of its site; public reads run no query', async () => {
  const { id: site } = await createSite(cms)
  await cms.update({ collection: 'sites', id: site, data: { timeZone: 'Australia/Perth' } })
  const editor = await createUser(cms, 'siteEditor', await cms.findByID({ collection: 'sites', id: site }))
  const page = await cms.create({
    collection: 'pages',
    data: { site, title: 'Sale', path: '/sale', _status: 'published', startsAt_tz: 'Australia/Darwin' } as never,
  })
  const read = (user?: typeof editor) => cms.findByID({ collection: 'pages', id: page.id, depth: 0, user })
  expect(await read(editor)).toMatchObject({ startsAt_tz: 'Australia/Darwin', expiresAt_tz: 'Australia/Perth' })
  expect((await read()).expiresAt_tz ?? null).toBeNull()
})

it.each([
  ['promoCards', 'start'],
  ['promoTiles', 'expiry'],
  ['tags', 'start'],
  ['posts', 'published_at'],
] as const)(
  '[SITE-21] dates of %s are in the time zone of their site, unless staff choose another',
  async (collection, field) => {
    const site = await createSite(cms)
    await cms.update({ collection: 'sites', id: site.id, data: { timeZone: 'Australia/Darwin' } })
    const user = await createUser(cms, 'siteEditor', site)
    const { id } = await createDocument(cms, collection, site.id, { [field]: '2027-03-01T00:00:00.000Z' })
    const read = () => cms.findByID({ collection, id, depth: 0, user })
    expect(await read()).toMatchObject({ [field]: '2027-03-01T00:00:00.000Z', [`${field}_tz`]: 'Australia/Darwin' })
    await cms.update({ collection, id, data: { [`${field}_tz`]: 'Australia/Perth' } as never })
    expect(await read()).toMatchObject({ [field]: '2027-03-01T00:00:00.000Z', [`${field}_tz`]: 'Australia/Perth' })
  },
)

it('[SITE-21] dates from before they had a zone keep their moment and get that of their site', async () => {
  const site = await createSite(cms)
  await cms.update({ collection: 'sites', id: site.id, data: { timeZone: 'Australia/Adelaide' } })
  const at = '2027-03-01T02:30:00.000Z'
  const post = await createDocument(cms, 'posts', site.id, { published_at: at, _status: 'published' })
  const card = await createDocument(cms, 'promoCards', site.id, { start: at })
  const release = await cms.create({
    collection: 'releases',
    data: { name: 'Sale', state: 'scheduled', sites: [site.id], publishAt: at },
  })
  const migration = { db: cms.db.drizzle, payload: cms } as never
  await down(migration)
  await up(migration)
  const read = (collection: 'posts' | 'promoCards' | 'releases', id: number) =>
    cms.findByID({ collection, id, depth: 0 })
  expect(await read('posts', post.id)).toMatchObject({ published_at: at, published_at_tz: 'Australia/Adelaide' })
  expect(await read('promoCards', card.id)).toMatchObject({
    ...{ start: at, start_tz: 'Australia/Adelaide', expiry: null, expiry_tz: null },
  })
  expect(await read('releases', release.id)).toMatchObject({ publishAt: at, publishAt_tz: 'Australia/Adelaide' })
})

it('[SITE-21] scheduling offers the zones of sites only', () => {
  const { defaultTimezone, supportedTimezones } = cms.config.admin.timezones
  expect(supportedTimezones.map(({ value }) => value)).toEqual(SITE_ZONES.map(([zone]) => zone))
  expect(supportedTimezones.map(({ value }) => value)).toContain(defaultTimezone)
})
