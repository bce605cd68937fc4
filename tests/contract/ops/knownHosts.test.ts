import { describe, expect, it } from 'vitest'
import { knownHosts } from '../../../src/ops/knownHosts'

function setUp(answer: (host: string) => Promise<boolean>) {
  const asked: string[] = []
  const clock = { ms: 0 }
  const isKnown = knownHosts({
    ask: (host) => {
      asked.push(host)
      return answer(host)
    },
    now: () => clock.ms,
  })
  return { asked, clock, isKnown }
}

describe('known hosts', () => {
  it('asks once for a host that leads to a site, and again after half a minute', async () => {
    const { asked, clock, isKnown } = setUp(async () => true)
    await Promise.all([isKnown('a.example'), isKnown('a.example')])
    clock.ms = 29_999
    expect(await isKnown('a.example')).toBe(true)
    expect(asked).toHaveLength(1)
    clock.ms = 30_000
    await isKnown('a.example')
    expect(asked).toHaveLength(2)
  })

  it('lets a new site in within a second', async () => {
    let exists = false
    const { clock, isKnown } = setUp(async () => exists)
    expect(await isKnown('new.example')).toBe(false)
    exists = true
    clock.ms = 999
    expect(await isKnown('new.example')).toBe(false)
    clock.ms = 1000
    expect(await isKnown('new.example')).toBe(true)
  })

  it('lets a host pass where it cannot be told, and asks again at once', async () => {
    const { asked, isKnown } = setUp(() => Promise.reject(new Error('no database')))
    expect(await isKnown('a.example')).toBe(true)
    expect(await isKnown('a.example')).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('forgets the oldest of many made-up hosts', async () => {
    const { asked, isKnown } = setUp(async () => true)
    for (let n = 0; n <= 2000; n += 1) await isKnown(`h${n}.example`)
    await isKnown('h2000.example')
    expect(asked).toHaveLength(2001)
    await isKnown('h0.example')
    expect(asked).toHaveLength(2002)
  })
})
