import { gzipSync } from 'node:zlib'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getPage } from '../../src/app/api/tag-cost/[id]/page/route'
import { GET, POST } from '../../src/app/api/tag-cost/[id]/route'
import { storeTagCost } from '../../src/data/tags/tagCost'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, logInEditors, startCms } from '../support/cms'

let cms: Payload
let site: Site
let tag: { id: number }
let tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  const other = await createSite(cms)
  tokens = await logInEditors(cms, { editor: site, stranger: other })
  tag = await createDocument(cms, 'tags', site.id, {
    ...{ title: 'Analytics', kind: 'ga4', load: 'interaction', ga4: { measurementId: 'G-ABCDEF1234' } },
    ...{ pageKinds: ['car'], _status: 'published' },
  })
})

type Route = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>

const call = (route: Route, as: string | null, body?: unknown, id = tag.id) =>
  route(
    new Request(`http://harbour.localhost:3000/api/tag-cost/${id}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host: 'harbour.localhost:3000',
        'Content-Type': 'application/json',
        ...(as ? { Authorization: `JWT ${tokens[as]}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { params: Promise.resolve({ id: String(id) }) },
  )

describe('the cost of a marketing tag', () => {
  it('is measured by a page without an origin that has nothing but the tag, at once and on every page', async () => {
    const response = await call(getPage, 'editor')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/; sandbox allow-scripts$/)
    expect(policy).toContain('https://www.googletagmanager.com')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const config = /type="application\/json">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? ''
    expect(JSON.parse(config)).toMatchObject({
      mode: 'off',
      tags: [{ id: tag.id, kind: 'ga4', load: 'ready', pageKinds: [], from: null }],
    })
  })

  it('adds what the browser measured, and files of the tag’s own hosts whose size it was not told', async () => {
    const code = Buffer.from('const a = 1;'.repeat(1000))
    const asked: string[] = []
    const settings = { measurementId: 'G-ABCDEF1234' }
    const cost = await storeTagCost(
      cms,
      {
        ...{ id: tag.id, kind: 'ga4', purpose: 'analytics', load: 'ready', settings, hosts: [] },
        ...{ pageKinds: [], paths: [], from: null, until: null, swaps: [] },
      },
      {
        blockingMs: 71.4,
        requests: [
          { url: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234', initiator: 'script', bytes: null },
          { url: 'https://www.google-analytics.com/g/collect', initiator: 'fetch', bytes: null },
          { url: 'https://internal.example/admin.js', initiator: 'script', bytes: null },
          { url: 'http://www.googletagmanager.com/plain.js', initiator: 'script', bytes: null },
          { url: 'https://www.googletagmanager.com/other.js', initiator: 'script', bytes: 2000 },
        ],
      },
      new Date('2026-11-26T00:00:00Z'),
      async (url) => {
        asked.push(url.href)
        return code
      },
    )
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234'])
    const expected = { bytes: 2000 + gzipSync(code).length, requests: 5, unknown: 3, blockingMs: 71 }
    expect(cost).toEqual({ ...expected, measuredAt: '2026-11-26T00:00:00.000Z' })
    expect(await (await call(GET, 'editor')).json()).toEqual({ cost })
  })

  it('is for staff of the site', async () => {
    const measurement = { blockingMs: 1, requests: [] }
    for (const [route, body] of [
      [GET, undefined],
      [getPage, undefined],
      [POST, measurement],
    ] as const) {
      expect((await call(route, 'stranger', body)).status).toBe(404)
      expect((await call(route, null, body)).status).toBe(401)
      expect((await call(route, 'editor', body, 2_000_000_000)).status).toBe(404)
    }
    const refused = await call(POST, 'editor', { blockingMs: 'long', requests: [] })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errors: [{ field: 'blockingMs', message: 'Enter milliseconds.' }] },
    ])
    expect((await call(POST, 'editor', measurement)).status).toBe(200)
  })
})
