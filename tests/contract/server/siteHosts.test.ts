import { describe, expect, it } from 'vitest'
import { siteHosts } from '../../../src/server/siteHosts'

/** Start time of each test, in milliseconds. */
const START = 5000

function setup(lookup: (host: string) => Promise<boolean>) {
  const lookups: string[] = []
  const clock = { ms: START }
  const findHost = siteHosts(
    async (host) => {
      lookups.push(host)
      return { known: await lookup(host), gates: null, notLive: null, tagSources: null }
    },
    () => clock.ms,
  )
  const isKnown = async (host: string) => (await findHost(host)).known
  return { lookups, clock, isKnown }
}

describe('known hosts', () => {
  it('looks up a known host once, and again after a second', async () => {
    const { lookups, clock, isKnown } = setup(async () => true)
    await Promise.all([isKnown('a.example'), isKnown('a.example')])
    clock.ms = START + 1000
    expect(await isKnown('a.example')).toBe(true)
    expect(lookups).toHaveLength(1)
    clock.ms = START + 1001
    await isKnown('a.example')
    expect(lookups).toHaveLength(2)
  })

  it('accepts a new web address within half a second', async () => {
    let exists = false
    const { clock, isKnown } = setup(async () => exists)
    expect(await isKnown('new.example')).toBe(false)
    exists = true
    clock.ms = START + 499
    expect(await isKnown('new.example')).toBe(false)
    clock.ms = START + 501
    expect(await isKnown('new.example')).toBe(true)
  })

  it('accepts a host if the lookup fails, and retries on the next request', async () => {
    const { lookups, isKnown } = setup(() => Promise.reject(new Error('no database')))
    expect(await isKnown('a.example')).toBe(true)
    expect(await isKnown('a.example')).toBe(true)
    expect(lookups).toHaveLength(2)
  })

  it('evicts the oldest of many unknown hosts', async () => {
    const { lookups, isKnown } = setup(async () => true)
    for (let n = 0; n <= 2000; n += 1) await isKnown(`h${n}.example`)
    await isKnown('h2000.example')
    expect(lookups).toHaveLength(2001)
    await isKnown('h0.example')
    expect(lookups).toHaveLength(2002)
  })
})
