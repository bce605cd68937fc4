import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createRenderTurns } from '../../../src/server/renderInTurn.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Pages that are rendered when they are told to; `state` is what Next says of its cache. */
function setUp() {
  const started: string[] = []
  const renderInTurn = createRenderTurns()
  const ask = (url: string, { sender = '203.0.113.1', method = 'GET', host = 'dealer.test', state = 'MISS' } = {}) => {
    const sent = { status: 0, retryAfter: '' }
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      getHeader: () => state,
      end: () => void response.emit('finish'),
      writeHead: (status: number, headers: Record<string, string>) => {
        Object.assign(sent, { status, retryAfter: headers['Retry-After'] })
        return response
      },
    })
    let settle = () => {}
    const render = () => {
      started.push(url)
      return new Promise<void>((resolve) => {
        settle = resolve
      })
    }
    const request = { url, method, headers: { host, [PEER_HEADER]: sender } }
    void renderInTurn(request as never, response as never, render)
    const leave = () => {
      response.destroyed = true
      response.emit('close')
    }
    return { sent, leave, end: () => response.end(), settle: () => settle() }
  }
  const askFor = (count: number, name: string) =>
    Array.from({ length: count }, (_, page) => ask(`/${name}-${page + 1}`))
  return { ask, askFor, started }
}

/** Lets what may start do so. */
const settleAll = () => vi.advanceTimersByTimeAsync(1)

it('one sender gets four pages at a time, and the next in their order; others get theirs at once', async () => {
  const { ask, askFor, started } = setUp()
  const [first, second] = askFor(6, 'page')
  ask('/of-others', { sender: '203.0.113.2' })
  await settleAll()
  expect(started).toEqual(['/page-1', '/page-2', '/page-3', '/page-4', '/of-others'])
  second?.end()
  await settleAll()
  expect(started.slice(5)).toEqual(['/page-5'])
  first?.settle()
  await settleAll()
  expect(started.slice(6)).toEqual(['/page-6'])
})

it('a household has one share for all its IPv6 addresses, and senders that are not known have one for each site', async () => {
  const { ask, started } = setUp()
  for (let page = 1; page <= 5; page += 1) {
    ask(`/six-${page}`, { sender: `2001:db8:1:2::${page}` })
    ask(`/proxied-${page}`, { sender: '10.0.0.1' })
  }
  ask('/other-household', { sender: '2001:db8:1:3::1' })
  ask('/other-site', { sender: '10.0.0.1', host: 'other.test' })
  await settleAll()
  expect(started).toHaveLength(10)
  expect(started).not.toContain('/six-5')
  expect(started).not.toContain('/proxied-5')
})

it('a page is not rendered if its sender hung up before its turn', async () => {
  const { askFor, started } = setUp()
  const pages = askFor(7, 'page')
  pages[4]?.leave()
  pages[5]?.leave()
  await settleAll()
  for (const page of pages.slice(0, 4)) page.end()
  await settleAll()
  expect(started).toEqual(['/page-1', '/page-2', '/page-3', '/page-4', '/page-7'])
})

it('pages whose rendering never ends hold their turns for two seconds', async () => {
  const { askFor, started } = setUp()
  const open = askFor(4, 'open')
  await settleAll()
  for (const page of open) page.leave()
  askFor(5, 'page')
  await vi.advanceTimersByTimeAsync(1990)
  expect(started).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(20)
  expect(started.slice(4)).toEqual(['/page-1', '/page-2', '/page-3', '/page-4'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(started.slice(8)).toEqual(['/page-5'])
  // An ended turn is not given away once more when its page ends after all.
  for (const page of open) page.settle()
  askFor(4, 'late')
  await settleAll()
  expect(started).toHaveLength(9 + 3)
})

it('a page that gets no turn in five seconds is a 429, as is one behind a hundred others', async () => {
  const { ask, askFor, started } = setUp()
  const waiting = askFor(104, 'page')
  await settleAll()
  const last = ask('/too-many')
  await settleAll()
  expect(last.sent).toEqual({ status: 429, retryAfter: '5' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(started).toHaveLength(12)
  expect(waiting.filter(({ sent }) => sent.status === 429)).toHaveLength(92)
})

it('pages that came from the cache last time do not wait, nor does their data, until they are rendered again', async () => {
  const { ask, askFor, started } = setUp()
  const first = ask('/about-us', { state: 'HIT' })
  await settleAll()
  first.end()
  askFor(4, 'page')
  await settleAll()
  ask('/about-us?_rsc=1ab', { state: 'STALE' }).end()
  ask('/about-us?car_id=7')
  ask('/about-us', { state: 'MISS' }).end()
  ask('/about-us')
  await settleAll()
  expect(started.slice(5)).toEqual(['/about-us?_rsc=1ab', '/about-us'])
})

it('the API and what staff send do not wait', async () => {
  const { ask, askFor, started } = setUp()
  askFor(4, 'page')
  ask('/api/places?q=a')
  ask('/admin', { method: 'POST' })
  expect(started).toEqual(['/api/places?q=a', '/admin'])
})

it('a page starts after the requests that have arrived, however many of them for 200 turns of the event loop', async () => {
  vi.useRealTimers()
  const { ask, started } = setUp()
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const turnWithRequest = () => {
    ask('/api/places?q=a')
    return turn()
  }
  const page = ask('/page-1')
  for (let turns = 0; turns < 10; turns += 1) await turnWithRequest()
  expect(started).not.toContain('/page-1')
  for (let turns = 0; turns < 4; turns += 1) await turn()
  expect(started.at(-1)).toBe('/page-1')
  page.end()
  const endless = ask('/page-2')
  for (let turns = 0; turns < 210; turns += 1) await turnWithRequest()
  expect(started.indexOf('/page-2')).toBeGreaterThan(200)
  endless.end()
})
