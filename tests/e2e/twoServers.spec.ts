import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import getPort from 'get-port'
import { startServer } from '../../src/scripts/webServer.mjs'
import { openPreview } from './support/livePreview'
import { DEMO_PASSWORD, hosts } from './support/sites'
import { test } from './support/staff'

const root = resolve(import.meta.dirname, '../..')
const build = resolve(root, process.env.NEXT_DIST_DIR || '.next')
const secondBuild = resolve(root, '.next-second')

/** A file that only the build of the first server has. */
let missingFile: string

let secondServer: { stop: () => Promise<void> }
let secondPort: number

test.describe('two web servers on one database', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(!process.env.DATABASE_URL, 'Needs the DATABASE_URL of the server under test.')

  test.beforeAll(async () => {
    // A machine of its own has a page cache of its own.
    cpSync(build, secondBuild, {
      recursive: true,
      filter: (path) => !['cache', 'route-cache', 'trace', 'types'].includes(basename(path)),
    })
    const chunks = join(secondBuild, 'static/chunks')
    missingFile = readdirSync(chunks).find((name) => name.endsWith('.js'))!
    for (const suffix of ['', '.br', '.gz']) rmSync(join(chunks, missingFile + suffix), { force: true })
    secondPort = await getPort({ host: '127.0.0.1' })
    secondServer = await startServer({
      mode: 'start',
      port: secondPort,
      env: {
        ...process.env,
        NEXT_DIST_DIR: relative(root, secondBuild),
        FORECOURT_WORKER: 'separate',
        ADMIN_HOST: 'admin.localhost',
      },
      onLine: () => {},
    })
  })
  test.afterAll(async () => {
    await secondServer?.stop()
    rmSync(secondBuild, { recursive: true, force: true, maxRetries: 5 })
  })

  test('files of a build that a server does not have come from the others', async ({ request }) => {
    const onSecond = hosts.wayfarer.replace(/:\d+$/, `:${secondPort}`)
    const response = await request.get(`${onSecond}/_next/static/chunks/${missingFile}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toBe(readFileSync(join(build, 'static/chunks', missingFile), 'utf8'))
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript',
    })
    const unknown = await request.get(`${onSecond}/_next/static/chunks/unknown.js`)
    expect(unknown.status()).toBe(404)
    expect(unknown.headers()['cache-control']).toBe('no-store')
  })

  test('with a host of its own for the admin, an editor works there, and a dealer’s host knows no session', async ({
    page,
  }) => {
    const [dealer, admin] = [hosts.wayfarer, `http://admin.localhost:0`].map((url) =>
      url.replace(/:\d+$/, `:${secondPort}`),
    )
    await page.goto(`${dealer}/admin/collections/offers`)
    await expect(page).toHaveURL(`${admin}/admin/login?redirect=%2Fadmin%2Fcollections%2Foffers`)
    await page.getByLabel('Email').fill('editor@wayfarer.test')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(new RegExp(`^${admin}/admin/collections/offers`))

    await test.step('the preview follows what is typed', async () => {
      const { docs } = await (await page.request.get(`${admin}/api/offers?depth=0&limit=1`)).json()
      const preview = await openPreview(page, 'offers', docs[0].id, '', admin)
      await page.locator('#field-title').fill('Typed at the admin’s host')
      await expect(preview.getByText('Typed at the admin’s host').filter({ visible: true }).first()).toBeVisible()
      expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([admin, admin])
    })

    await test.step('a script on a dealer’s page acts for nobody', async () => {
      page.on('dialog', (dialog) => void dialog.accept())
      const cookies = await page.context().cookies(admin)
      const token = cookies.find(({ name }) => name === 'payload-token')?.value ?? ''
      expect(token).not.toBe('')
      await page.goto(`${dealer}/contact`)
      const call = (url: string, init: RequestInit = {}) =>
        page.evaluate(
          ([address, options]) =>
            fetch(address, options).then(
              ({ status }) => status,
              () => 'blocked',
            ),
          [url, init] as const,
        )
      const includingCookies = { credentials: 'include' } as const
      expect(await call('/api/leads', { headers: { Authorization: `JWT ${token}` } })).toBe(403)
      expect(await call(`${admin}/api/leads`, includingCookies)).toBe('blocked')
      expect(await call(`${admin}/api/leads`, { ...includingCookies, method: 'POST' })).toBe('blocked')
      await page.context().addCookies([{ name: 'payload-token', value: token, url: dealer }])
      expect(await call('/api/leads', includingCookies)).toBe(403)
      expect((await page.request.get(`${admin}/contact`)).status()).toBe(404)
    })
  })

  test('a page, menu, wording and web address changed on one are read on the other', async ({ page, logIn }) => {
    await logIn(page, 'editor@wayfarer.test')
    const first = page.request
    const mark = randomUUID()
    const onSecond = hosts.wayfarer.replace(/:\d+$/, `:${secondPort}`)
    const read = async (path: string) => {
      const response = await first.get(onSecond + path)
      return `${response.status()} ${await response.text()}`
    }
    const expectOnSecond = async (path: string, text: string) => {
      await expect.poll(() => read(path), { intervals: [50] }).toContain(text)
    }

    await test.step('a new page, its change and its end', async () => {
      expect(await read(`/${mark}`)).toMatch(/^404/)
      const content = {
        layout: [{ blockType: 'locationsGrid', heading: 'A page', locationType: 'all' }],
        _status: 'published',
      }
      const { id } = await save(first, 'post', '/api/pages', { title: 'A page', path: `/${mark}`, ...content })
      await expectOnSecond(`/${mark}`, 'A page')
      await save(first, 'patch', `/api/pages/${id}`, { title: `Changed ${mark}`, _status: 'published' })
      await expectOnSecond(`/${mark}`, `Changed ${mark}`)
      await first.delete(`${hosts.first}/api/pages/${id}`)
      await expect.poll(() => read(`/${mark}`), { intervals: [50] }).toMatch(/^404/)
    })

    await test.step('a menu', async () => {
      const { id, items } = await findOne(first, '/api/menus?where[key][equals]=footer')
      const changed = items.map((item: object, index: number) =>
        index === 0 ? { ...item, name: `Menu ${mark}` } : item,
      )
      expect(await read('/')).not.toContain(`Menu ${mark}`)
      await save(first, 'patch', `/api/menus/${id}`, { items: changed })
      await expectOnSecond('/', `Menu ${mark}`)
      await save(first, 'patch', `/api/menus/${id}`, { items })
    })

    await test.step('a text of the site', async () => {
      const { id, announcement } = await findOne(first, '/api/sites?where[slug][equals]=wayfarer')
      await save(first, 'patch', `/api/sites/${id}`, { announcement: { ...announcement, text: `Text ${mark}` } })
      await expectOnSecond('/', `Text ${mark}`)
      await save(first, 'patch', `/api/sites/${id}`, { announcement })
      await expect.poll(() => read('/'), { intervals: [50] }).not.toContain(`Text ${mark}`)
    })
  })
})

async function save(request: APIRequestContext, method: 'post' | 'patch', path: string, data: object) {
  const response = await request[method](hosts.first + path, { data })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).doc
}

async function findOne(request: APIRequestContext, path: string) {
  const { docs } = await (await request.get(`${hosts.first + path}&depth=0`)).json()
  expect(docs).toHaveLength(1)
  return docs[0]
}
