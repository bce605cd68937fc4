import { describe, expect, it } from 'vitest'
import { siteHosts } from '../../../src/server/siteHosts'

/** Start time of each test, in milliseconds. */
const START = 5000

function setup(answer: (host: string) => Promise<boolean>) {
  const asked: string[] = []
  const clock = { ms: START }
  const isKnown = siteHosts(
    (host) => {
      asked.push(host)
      return answer(host)
    },
    () => clock.ms,
  )
  return { asked, clock, isKnown }
}

describe('known hosts', () => {
  it('looks up a known host once, and again after half a minute', async () => {
    const { asked, clock, isKnown } = setup(async () => true)
    await Promise.all([isKnown('a.example'), isKnown('a.example')])
    clock.ms = START + 30_000
    expect(await isKnown('a.example')).toBe(true)
    expect(asked).toHaveLength(1)
    clock.ms = START + 30_001
    await isKnown('a.example')
    expect(asked).toHaveLength(2)
  })

  it('accepts a new site within a second', async () => {
    let exists = false
    const { clock, isKnown } = setup(async () => exists)
    expect(await isKnown('new.example')).toBe(false)
    exists = true
    clock.ms = START + 999
    expect(await isKnown('new.example')).toBe(false)
    clock.ms = START + 1001
    expect(await isKnown('new.example')).toBe(true)
  })

  it('accepts a host where the lookup fails, and retries on the next request', async () => {
    const { asked, isKnown } = setup(() => Promise.reject(new Error('no database')))
    expect(await isKnown('a.example')).toBe(true)
    expect(await isKnown('a.example')).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('evicts the oldest of many unknown hosts', async () => {
    const { asked, isKnown } = setup(async () => true)
    for (let n = 0; n <= 2000; n += 1) await isKnown(`h${n}.example`)
    await isKnown('h2000.example')
    expect(asked).toHaveLength(2001)
    await isKnown('h0.example')
    expect(asked).toHaveLength(2002)
  })
})
