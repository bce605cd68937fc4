import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { POST } from '../../../src/app/api/browser-errors/route'
import { createSite, createUser, startCms } from '../../support/cms'
import { jsonService } from '../../support/jsonService'

const error = { name: 'TypeError', message: 'x is not a function', stack: 'TypeError at a.js:1:2', path: '/admin' }

let host = ''
let token = ''

beforeAll(async () => {
  const cms = await startCms()
  const site = await createSite(cms)
  host = `${site.slug}.localhost`
  const { email } = await createUser(cms, 'siteEditor', site)
  token = (await cms.login({ collection: 'users', data: { email, password: 'a-long-enough-password' } })).token ?? ''
})
afterEach(() => vi.unstubAllEnvs())

const post = (headers: Record<string, string>) =>
  POST(
    new Request(`http://${headers.host}/api/browser-errors`, { method: 'POST', body: JSON.stringify(error), headers }),
  )

it('errors of pages, and of the admin on a host of its own, are reported', async () => {
  const service = await jsonService({})
  vi.stubEnv('SENTRY_DSN', service.url.replace('://', '://key@').concat('/1'))
  expect((await post({ host })).status).toBe(204)
  expect((await post({ host: 'admin.test', authorization: `JWT ${token}` })).status).toBe(204)
  await expect.poll(() => service.received.length).toBe(2)
  expect((await post({ host: 'admin.test' })).status).toBe(401)
})

it('without a DSN none are collected', async () => {
  vi.stubEnv('SENTRY_DSN', '')
  expect((await post({ host })).status).toBe(404)
})
