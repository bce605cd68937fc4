import { describe, expect, test } from 'vitest'
import { campaignState, drawPrize, noPrizeOdds, seedNumber, wheelFields } from '../../../src/domain/campaigns/prizeDraw'

const PRIZES = [
  { key: 'mats', label: 'Floor mats', odds: 10, left: null },
  { key: 'service', label: 'A service', odds: 5, left: 1 },
]
/** A seed whose number is the given share, or the next one above it. */
const seedOf = (share: number) =>
  Math.ceil(share * 16 ** 13)
    .toString(16)
    .padStart(13, '0')
    .padEnd(64, '0')

describe('[FAV-06] a draw', () => {
  test.each([
    [0, 'mats'],
    [0.0999, 'mats'],
    [0.1, 'service'],
    [0.1499, 'service'],
    [0.15, undefined],
    [0.9999, undefined],
  ])('of %s wins %s', (share, key) => {
    expect(drawPrize(seedOf(share), PRIZES)?.key).toBe(key)
  })

  test('wins nothing where none is left', () => {
    const gone = PRIZES.map((prize) => ({ ...prize, left: 0 }))
    expect(drawPrize(seedOf(0.05), gone)).toBeNull()
  })

  test('is the same each time for the same seed, and reads 52 bits of it', () => {
    expect(seedNumber('8'.padEnd(64, '0'))).toBe(0.5)
    expect(seedNumber('f'.repeat(64))).toBeLessThan(1)
    expect(() => seedNumber('xyz')).toThrow(RangeError)
  })

  test('gives each prize its share', () => {
    const wins = Array.from({ length: 10_000 }, (_, at) => drawPrize(seedOf(at / 10_000), PRIZES)?.key)
    expect(wins.filter((key) => key === 'mats')).toHaveLength(1000)
    expect(wins.filter((key) => key === 'service')).toHaveLength(500)
  })

  test('is open from its start until its end', () => {
    const dates = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
    expect(campaignState(dates, new Date('2026-10-31T23:59:59Z'))).toBe('coming')
    expect(campaignState(dates, new Date('2026-11-01T00:00:00Z'))).toBe('open')
    expect(campaignState(dates, new Date('2026-12-01T00:00:00Z'))).toBe('ended')
    expect(campaignState({ startsAt: null, endsAt: null }, new Date())).toBe('open')
  })
})

describe('[FAV-06] the fields of a wheel', () => {
  const widths = (odds: number[]) => wheelFields(odds).map(({ prize, share }) => [prize, Number(share.toFixed(4))])

  test('are as wide as their odds, with the rest between them in equal parts', () => {
    expect(noPrizeOdds([20, 5, 2])).toBe(73)
    expect(widths([20, 5, 2])).toEqual([
      [0, 0.2],
      [null, 0.2433],
      [1, 0.05],
      [null, 0.2433],
      [2, 0.02],
      [null, 0.2433],
    ])
    const fields = wheelFields([20, 5, 2])
    expect(fields.at(-1)!.from + fields.at(-1)!.share).toBeCloseTo(1)
  })

  test('fill the wheel where every spin wins, and leave out what cannot be won', () => {
    expect(widths([100])).toEqual([[0, 1]])
    expect(widths([75, 25])).toEqual([
      [0, 0.75],
      [1, 0.25],
    ])
    expect(widths([0, 50])).toEqual([
      [null, 0.25],
      [1, 0.5],
      [null, 0.25],
    ])
  })
})
