import { describe, expect, it } from 'vitest'
import { costInPeriod } from '../../../src/domain/reports/campaignCost'
import { missingCostColumns, parseCostRow } from '../../../src/domain/reports/costRow'
import { pageKind } from '../../../src/domain/reports/pageKind'
import {
  changeOf,
  countDays,
  listWholeWeeks,
  mondayOf,
  parsePeriod,
  periodBefore,
} from '../../../src/domain/reports/period'
import { formatValue, spreadsheetLabel, spreadsheetValue } from '../../../src/domain/reports/report'
import { bucketPercentile, bucketValue, vitalBucket } from '../../../src/domain/reports/webVitals'

const TODAY = '2026-11-25'

describe('the period of a report', () => {
  it('is the last 28 whole days by default, beside the 28 before', () => {
    const parsed = parsePeriod({}, TODAY)
    if ('message' in parsed) throw new Error(parsed.message)
    expect(parsed).toEqual({ period: { from: '2026-10-28', to: '2026-11-24' }, days: 28 })
    expect(countDays(parsed.period)).toBe(28)
    expect(periodBefore(parsed.period)).toEqual({ from: '2026-09-30', to: '2026-10-27' })
  })

  it.each([
    [{ days: '30' }, 'days'],
    [{ from: '2026-11-31', to: '2026-11-31' }, 'from'],
    [{ from: '2026-11-01' }, 'to'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2026-11-02', to: '2026-11-26' }, 'to'],
    [{ from: '2025-11-24', to: '2026-11-25' }, 'from'],
  ])('%j names the field %s', (query, field) => expect(parsePeriod(query, TODAY)).toMatchObject({ field }))

  it('may be one day, today, or 366 days', () => {
    expect(parsePeriod({ from: TODAY, to: TODAY }, TODAY)).toMatchObject({ days: null })
    expect(parsePeriod({ from: '2025-11-25', to: TODAY }, TODAY)).toMatchObject({ days: null })
  })

  it('has the weeks that are in it from Monday to Sunday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23'])
    expect(listWholeWeeks({ from: '2026-11-09', to: '2026-11-22' })).toEqual(['2026-11-09', '2026-11-16'])
    expect(listWholeWeeks({ from: '2026-11-10', to: '2026-11-21' })).toEqual([])
  })

  it('has no change from nothing', () => {
    expect(changeOf(5, 0)).toBeNull()
    expect(changeOf(5, 4)).toBe(0.25)
  })
})

describe('web vitals in buckets', () => {
  it('are at most 5% off', () => {
    for (const value of [51, 120, 999, 2500, 2501, 9000]) {
      const shown = bucketValue('LCP', vitalBucket('LCP', value))
      expect(Math.abs(shown / value - 1)).toBeLessThan(0.05)
    }
    expect(vitalBucket('LCP', 0)).toBe(0)
    expect(vitalBucket('CLS', 1e9)).toBe(120)
  })

  it('give the 75th percentile', () => {
    const values = Array.from({ length: 1000 }, (_, index) => 300 + index * 4)
    const counts = new Map<number, number>()
    for (const value of values) counts.set(vitalBucket('LCP', value), (counts.get(vitalBucket('LCP', value)) ?? 0) + 1)
    expect(Math.abs(bucketPercentile('LCP', counts)! / values[749]! - 1)).toBeLessThan(0.06)
    expect(bucketPercentile('LCP', new Map())).toBeNull()
  })
})

it('a cost is spread evenly over its days', () => {
  const cost = { source: 'google', campaign: '', from: '2026-11-01', to: '2026-11-10', amount: 1000 }
  expect(costInPeriod(cost, { from: '2026-11-10', to: '2026-11-30' })).toBe(100)
  expect(costInPeriod(cost, { from: '2026-10-01', to: '2026-11-30' })).toBe(1000)
  expect(costInPeriod(cost, { from: '2026-11-11', to: '2026-11-30' })).toBe(0)
})

it('a row of a file of costs is read, or says what is wrong', () => {
  const row = { Source: 'Google', Campaign: 'EOFY', from: '2026-11-01', to: '2026-11-30', amount: '$1,250.50' }
  expect(parseCostRow(row)).toEqual({
    ...{ source: 'google', campaign: 'eofy', from: '2026-11-01', to: '2026-11-30', amount: 1250.5 },
  })
  expect(missingCostColumns(['Source', 'from'])).toEqual(['to', 'amount'])
  expect(parseCostRow({ ...row, to: '2026-10-30' })).toMatchObject({ problems: [{ column: 'to' }] })
  expect(parseCostRow({ source: '', from: '1/11/2026', to: '', amount: '-1' })).toMatchObject({
    problems: [{ column: 'source' }, { column: 'from' }, { column: 'to' }, { column: 'amount' }],
  })
})

it('a path has a kind', () => {
  const kinds = ['/', '/search/toyota', '/cars/a', '/special-offers', '/about-us', '/constructor'].map(pageKind)
  expect(kinds).toEqual(['home', 'search', 'car', 'offer', 'page', 'page'])
})

it('values are written for people and for spreadsheets', () => {
  expect(formatValue('share', 0.0123)).toBe('1.2%')
  expect(formatValue('share', 0.5)).toBe('50%')
  expect(formatValue('change', 0.254)).toBe('+25%')
  expect(formatValue('change', -0.1)).toBe('\u221210%')
  expect(formatValue('minutes', 125)).toBe('2 h 5 min')
  expect(formatValue('minutes', 60 * 50)).toBe('2 d 2 h')
  expect(formatValue('ms', 1840)).toBe('1.8 s')
  expect(formatValue('money', 49.6)).toBe('$50')
  expect(formatValue('days', 1)).toBe('1 day')
  expect(formatValue('count', null)).toBe('')
  expect(spreadsheetValue('share', 0.1234)).toBe(12.3)
  expect(spreadsheetLabel({ label: 'Cost', kind: 'money' })).toBe('Cost ($)')
})
