import { beforeAll, expect, it } from 'vitest'
import { createSite, createUser, startCms } from '../../support/cms'

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
