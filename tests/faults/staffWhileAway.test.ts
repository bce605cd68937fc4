import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TEST_SECRETS } from '../support/postgres'
import { getDatabaseUrl, killPostgres } from './support/postgres'
import { createWorld, type World } from './support/world'

type Browser = import('../integration/accounts/browser').Browser

let world: World
let browser: Browser
let page: number
let close: () => Promise<void>

beforeAll(async () => {
  world = await createWorld({ emails: ['sales@dealer.test'] })
  vi.stubEnv('DATABASE_URL', world.databaseUrl)
  vi.stubEnv('FORECOURT_DATA', world.folder)
  vi.stubEnv('LOG_LEVEL', 'silent')
  for (const [name, value] of Object.entries(TEST_SECRETS)) vi.stubEnv(name, value)
  // Only now, since the CMS reads the environment when it loads.
  const [{ startCms, createSite, createUser, createDocument }, { signedIn }] = await Promise.all([
    import('../support/cms'),
    import('../integration/accounts/browser'),
  ])
  const cms = await startCms()
  cms.db.pool.on('error', () => undefined)
  close = () => cms.destroy()
  const site = await createSite(cms)
  const editor = await createUser(cms, 'siteEditor', site)
  page = Number((await createDocument(cms, 'pages', site.id)).id)
  browser = await signedIn(editor.email)
})
afterAll(async () => {
  await close?.()
  await world?.pool.end()
  vi.unstubAllEnvs()
})

test('while Postgres is away staff get a 503 and nobody seems to be logged out; once it is back they go on', async () => {
  const change = () => browser.call('PATCH', `pages/${page}?draft=true&autosave=true`, { title: 'A new title' })
  expect((await change()).status).toBe(200)
  killPostgres(world.folder)
  const calls = {
    'a list': () => browser.call('GET', 'pages?limit=1'),
    'the user': () => browser.call('GET', 'users/me'),
    'the rights': () => browser.call('GET', 'access'),
    'a longer session': () => browser.call('POST', 'users/refresh-token'),
    'an autosave': change,
    'a route of the product': () => browser.call('GET', 'accounts/1'),
  }
  for (const round of [1, 2])
    for (const [name, call] of Object.entries(calls)) {
      const { status, retryAfter, body } = await call()
      expect({ status, retryAfter, error: body.errors?.[0]?.message }, `${name}, round ${round}`).toEqual({
        status: 503,
        retryAfter: '10',
        error: 'We are having a short break. Try again in a moment.',
      })
    }
  await getDatabaseUrl(world.folder, world.database)
  expect(await browser.isIn()).toBe(true)
  expect((await change()).status).toBe(200)
})
