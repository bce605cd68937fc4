import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { PEER_HEADER } from '../../../src/server/clientAddress.mjs'
import { createAbandonedLimit } from '../../../src/server/limitAbandoned.mjs'

function setUp({ maxWaitMs = 60_000 } = {}) {
  const rendering = new Map<string, () => void>()
  const limit = createAbandonedLimit(({ url }) => new Promise<void>((end) => rendering.set(url!, end)), maxWaitMs)
  const ask = (url: string, sender = '203.0.113.1') => {
    const sent = { status: 0 }
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      writableFinished: false,
      writeHead: (status: number) => {
        sent.status = status
        return { end: () => {} }
      },
    })
    const done = limit({ url, headers: { [PEER_HEADER]: sender } } as never, response as never)
    const leave = () => {
      response.destroyed = true
      response.emit('close')
    }
    return { done, leave, sent, response }
  }
  return { ask, rendering }
}

/** Lets what is settled go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a sender with four abandoned responses gets the next when one of them ends, others at once', async () => {
  const { ask, rendering } = setUp()
  for (const page of ['/1', '/2', '/3', '/4']) ask(page).leave()
  ask('/5')
  ask('/of-others', '203.0.113.2')
  await settle()
  expect([...rendering.keys()]).toEqual(['/1', '/2', '/3', '/4', '/of-others'])
  rendering.get('/2')!()
  await settle()
  expect([...rendering.keys()]).toContain('/5')
})

it('who hangs up while waiting is never rendered', async () => {
  const { ask, rendering } = setUp()
  for (const page of ['/1', '/2', '/3', '/4']) ask(page).leave()
  const waiting = ask('/5')
  await settle()
  waiting.leave()
  await waiting.done
  rendering.get('/1')!()
  await settle()
  expect(rendering.has('/5')).toBe(false)
  expect(waiting.sent.status).toBe(0)
})

it('responses that were sent do not count, and who waits too long is told to try again', async () => {
  const { ask, rendering } = setUp({ maxWaitMs: 1 })
  for (const page of ['/1', '/2', '/3', '/4']) {
    const { response } = ask(page)
    response.writableFinished = true
    response.emit('close')
  }
  ask('/5')
  expect(rendering.has('/5')).toBe(true)
  for (const page of ['/6', '/7', '/8', '/9']) ask(page).leave()
  const late = ask('/10')
  await late.done
  expect(late.sent.status).toBe(503)
})

it('many may leave through one unknown proxy', async () => {
  const { ask, rendering } = setUp()
  for (let page = 1; page <= 15; page += 1) ask(`/${page}`, '127.0.0.1').leave()
  ask('/16', '127.0.0.1')
  expect(rendering.has('/16')).toBe(true)
})
