import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnSeries, listSeries } from '../../../src/domain/feeds/numberedColumns'

it.each([
  ['Image1', 'image'],
  ['Photo 02', 'photo'],
  ['PhotoURL_3', 'photourl'],
  ['Image 0', 'image'],
  ['A2026001', 'a2026'],
  ['A-1234', 'a-1'],
  ['Image', null],
  ['1', null],
  ['_-1', null],
])('the name of %s is %s', (column, series) => expect(columnSeries(column)).toBe(series))

it('the columns of a series are in the order of their numbers', () => {
  expect(listSeries('Image1', ['Image10', 'image2', 'Image1', 'Photo1'])).toEqual(['Image1', 'image2', 'Image10'])
})

it('any short name is divided as one pattern over all of it divides it', () => {
  const pattern = /^([\s\S]*?)[\s_-]*0*(\d{1,3})$/
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'a0019_- '), { maxLength: 9 }), (letters) => {
      const name = letters.join('')
      expect(columnSeries(name)).toBe(pattern.exec(name.trim())?.[1]?.toLowerCase() || null)
    }),
    { numRuns: 3000 },
  )
})

it.each(['_', '0', ' ', '-'])('a name of 500,000 times %j is divided at once', (sign) => {
  expect(columnSeries(`a${sign.repeat(500_000)}x`)).toBeNull()
  expect(columnSeries(`a${sign.repeat(500_000)}1`)).toBe('a')
})
