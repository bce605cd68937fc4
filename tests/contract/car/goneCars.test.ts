import { describe, expect, test } from 'vitest'
import { isCarGone } from '../../../src/server/goneCars'

/** Returns the given responses, and counts the requests. */
function setup(answers: (boolean | Error)[]) {
  let clock = 5000
  let asked = 0
  const isGone = isCarGone(
    async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]!
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    () => clock,
  )
  return { isGone: () => isGone('dealer.test', 'a-car'), wait: (ms: number) => (clock += ms), asked: () => asked }
}

describe('[CAR-04] cars with an expired page', () => {
  test('a response is cached: a minute for an existing car, ten seconds for an expired one', async () => {
    const there = setup([false])
    expect(await there.isGone()).toBe(false)
    there.wait(59_000)
    await there.isGone()
    expect(there.asked()).toBe(1)

    const gone = setup([true])
    expect(await gone.isGone()).toBe(true)
    gone.wait(9000)
    await gone.isGone()
    expect(gone.asked()).toBe(1)
    gone.wait(2000)
    await gone.isGone()
    expect(gone.asked()).toBe(2)
  })

  test('a stale response is returned immediately while it is refreshed', async () => {
    const { isGone, wait } = setup([false, true])
    expect(await isGone()).toBe(false)
    wait(61_000)
    expect(await isGone()).toBe(false)
    expect(await isGone()).toBe(true)
  })

  test('on failure the page counts as existing, and the next call retries', async () => {
    const { isGone, asked } = setup([new Error('no database'), true])
    expect(await isGone()).toBe(false)
    expect(await isGone()).toBe(true)
    expect(asked()).toBe(2)
  })
})
