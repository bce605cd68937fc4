import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Site } from '../../../src/payload-types'
import { createPreviewLinkToken, previewCookie } from '../../../src/server/sitePreview'
import { API_SAMPLES } from '../../fuzz/support/samples'
import { createSite, startCms, uniqueName } from '../../support/cms'

const root = resolve(import.meta.dirname, '../../..')
const HOST = 'not-live.test'

type Handler = (request: Request, context: { params: Promise<Record<string, string[] | string>> }) => Promise<Response>

let cms: Payload
let site: Site
let cookie: string

beforeAll(async () => {
  cms = await startCms()
  const { id } = await createSite(cms, uniqueName('not-live'))
  const data = { launch: { launchedAt: null }, domains: [{ host: HOST }] }
  site = (await cms.update({ collection: 'sites', id, data: data as never })) as Site
  const now = new Date()
  cookie = previewCookie(createPreviewLinkToken(site.id, now), site.id, now)?.split(';')[0] ?? ''
})

const folder = join(root, 'src/app/api')
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => {
    const path = `/api/${file.replaceAll('\\', '/').replace(/\/route\.ts$/, '')}`
    const pattern = path.replace(/\[\.{3}(\w+)\]/, '(?<$1>.+)').replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    return { file, pattern: new RegExp(`^${pattern}$`) }
  })

/** The response of a route's GET to the browser that previews the site; null if it has no such sample. */
async function open(path: string, query: Record<string, string>, headers: Record<string, string>) {
  const found = routes.find(({ pattern }) => pattern.test(path))
  if (!found) return null
  const { GET } = (await import(join(folder, found.file))) as { GET?: Handler }
  const parts = Object.entries(found.pattern.exec(path)?.groups ?? {})
  const params = Object.fromEntries(
    parts.map(([name, value]) => [name, value.includes('/') ? value.split('/') : value]),
  )
  const address = `http://${HOST}${path}?${new URLSearchParams(query)}`
  return (
    (await GET?.(new Request(address, { headers: { host: HOST, ...headers } }), { params: Promise.resolve(params) })) ??
    null
  )
}

/** What is the same for all dealers, and says nothing of one. */
const OF_NO_SITE = [
  '/api/images',
  '/api/places',
  '/api/geocode',
  '/api/campaign-codes/1',
  '/api/client-config/0123456789abcdef',
]

it('no route gives what a preview shows of a site that is not live to a cache', async () => {
  const shared: string[] = []
  const seen: number[] = []
  for (const { method, path, query = {} } of API_SAMPLES) {
    if (method !== 'GET') continue
    const response = await open(path.replaceAll(/:\w+/g, '1'), query, { cookie })
    if (!response) continue
    seen.push(response.status)
    const cacheControl = response.headers.get('cache-control') ?? ''
    if (/public|max-age=[1-9]/.test(cacheControl) && !OF_NO_SITE.includes(path.replaceAll(/:\w+/g, '1')))
      shared.push(`${path}: ${response.status}, ${cacheControl}`)
  }
  expect(shared).toEqual([])
  expect(seen.filter((status) => status === 200).length).toBeGreaterThan(5)
}, 60_000)

it('the list of locations is private in a preview, and public once the site is live', async () => {
  const read = (headers: Record<string, string>) => open('/api/manufacturer-locations', {}, headers)
  expect((await read({}))?.status).toBe(404)
  const preview = await read({ cookie })
  expect([preview?.status, preview?.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  await cms.update({
    collection: 'sites',
    id: site.id,
    data: { launch: { launchedAt: '2026-01-05T00:00:00.000Z' } } as never,
  })
  const live = await read({ cookie })
  expect(live?.headers.get('cache-control')).toBe('public, max-age=60')
})
