import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMissingPageCount } from '../../../src/server/countMissingPages.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142'

async function count(requests: { url: string; agent?: string; status?: number; type?: string; method?: string }[]) {
  const send = vi.fn(async () => {})
  const watch = createMissingPageCount(send)
  for (const { url, agent = BROWSER, status = 404, type = 'text/html; charset=utf-8', method = 'GET' } of requests) {
    const response = Object.assign(new EventEmitter(), { statusCode: status, getHeader: () => type })
    watch({ url, method, headers: { host: 'dealer.test', 'user-agent': agent } } as never, response as never)
    response.emit('finish')
  }
  await vi.advanceTimersByTimeAsync(30_000)
  return (send.mock.calls as unknown as [{ path: string; hits: number }[]][]).flatMap(([pages]) =>
    pages.map(({ path, hits }) => [path, hits]),
  )
}

it('counts the pages that people did not find, without their queries', async () => {
  const visits = [{ url: '/old?email=ada@shopper.test' }, { url: '/old' }, { url: '/there', status: 200 }]
  expect(await count(visits)).toEqual([['/old', 2]])
})

it.each([
  { url: '/old', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  // The check for dead links before publishing.
  { url: '/old', agent: 'Forecourt' },
  { url: '/old', agent: 'curl/8.5' },
  { url: '/old', agent: '' },
  { url: '/wp-login.php' },
  { url: '/.env' },
  { url: '/api/none' },
  { url: '/picture', type: 'image/webp' },
  { url: '/old', method: 'POST' },
  { url: `/${'a'.repeat(301)}` },
])('leaves out programs, probes and what is no page: %o', async (request) => {
  expect(await count([request])).toEqual([])
})

it('counts at most 500 paths at a time', async () => {
  expect(await count(Array.from({ length: 700 }, (_, index) => ({ url: `/p${index}` })))).toHaveLength(500)
})
