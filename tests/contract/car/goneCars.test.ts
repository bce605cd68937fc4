import { describe, expect, test } from 'vitest'
import { isCarGone } from '../../../src/server/goneCars'

/** Returns the given responses, and counts the requests. */
function setup(responses: (boolean | Error)[]) {
  let clock = 5000
  let requests = 0
  const isGone = isCarGone(
    async () => {
      const response = responses[Math.min(requests, responses.length - 1)]!
      requests += 1
      if (response instanceof Error) throw response
      return response
    },
    () => clock,
  )
  return { isGone: () => isGone('dealer.test', 'a-car'), wait: (ms: number) => (clock += ms), requests: () => requests }
}

describe('[CAR-04] cars with an expired page', () => {
  test('a response is cached: a minute for an existing car, ten seconds for an expired one', async () => {
    const existing = setup([false])
    expect(await existing.isGone()).toBe(false)
    existing.wait(59_000)
    await existing.isGone()
    expect(existing.requests()).toBe(1)

    const expired = setup([true])
    expect(await expired.isGone()).toBe(true)
    expired.wait(9000)
    await expired.isGone()
    expect(expired.requests()).toBe(1)
    expired.wait(2000)
    await expired.isGone()
    expect(expired.requests()).toBe(2)
  })

  test('a stale response is returned immediately while it is refreshed', async () => {
    const { isGone, wait } = setup([false, true])
    expect(await isGone()).toBe(false)
    wait(61_000)
    expect(await isGone()).toBe(false)
    expect(await isGone()).toBe(true)
  })

  test('on failure the page counts as existing, and the next call retries', async () => {
    const { isGone, requests } = setup([new Error('no database'), true])
    expect(await isGone()).toBe(false)
    expect(await isGone()).toBe(true)
    expect(requests()).toBe(2)
  })
})
