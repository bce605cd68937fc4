import { describe, expect, test } from 'vitest'
import { isLabelled, parseJson } from '../../src/admin/fields/jsonLabels'
import { toLabel } from '../../src/domain/labels'

describe('[CAR-18] what feeds send as JSON, as staff read and type it', () => {
  test('names of fields become words, and names of lenders stay as they are', () => {
    expect(['paymentWeek', 'trade_in', 'Tidewater Auto Loans'].map(toLabel)).toEqual([
      'Payment week',
      'Trade in',
      'Tidewater Auto Loans',
    ])
  })

  test('what brings a label is known by it', () => {
    expect(isLabelled({ label: 'Keys', value: '2' })).toBe(true)
    expect(isLabelled({ frame: 3 })).toBe(false)
    expect(isLabelled(null)).toBe(false)
  })

  test('what is no JSON says so, and an empty box is nothing', () => {
    expect(parseJson('[{"label":"Keys"}]')).toEqual({ value: [{ label: 'Keys' }] })
    expect(parseJson(' ')).toEqual({ value: null })
    expect(parseJson('{"a":')).toEqual({ problem: expect.stringMatching(/^Invalid JSON: /) })
  })
})
