import { describe, expect, it } from 'vitest'
import { describeFeedValue, lowersPrice, overrideProblem } from '../../../src/domain/feeds/carOverrides'

const now = new Date('2026-11-27T00:00:00Z')

describe('an override of a car', () => {
  it('says what a value has to be', () => {
    expect(overrideProblem({ field: 'price', value: 'abc' }, now)).toBe('A price is a number, such as 23990.')
    expect(overrideProblem({ field: 'year', value: 'abc' }, now)).toMatch(/^Enter a number: this/)
    expect(overrideProblem({ field: 'price', value: '' }, now)).toBe('Enter a value.')
    expect(overrideProblem({ field: 'price', value: '$23,990' }, now)).toBeNull()
  })

  it('stands beside the feed’s own value in words', () => {
    expect(describeFeedValue('price', 23990)).toBe('$23,990')
    expect(describeFeedValue('year', 2021)).toBe('2021')
    expect(describeFeedValue('certified', false)).toBe('no')
    expect(describeFeedValue('features', ['Sunroof', 'Tow bar'])).toBe('Sunroof, Tow bar')
    expect(describeFeedValue('colour', null)).toBe('empty')
    expect(describeFeedValue('images', [])).toBeNull()
  })

  it('is told to followers where it lowers what shoppers pay', () => {
    expect(lowersPrice({ field: 'price', value: '22990' }, 23990, now)).toBe(true)
    expect(lowersPrice({ field: 'price', value: '24990' }, 23990, now)).toBe(false)
    expect(lowersPrice({ field: 'price', value: '22990' }, null, now)).toBe(false)
    expect(lowersPrice({ field: 'before_price', value: '22990' }, 23990, now)).toBe(false)
  })
})
