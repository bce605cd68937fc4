import { describe, expect, test } from 'vitest'
import { isLabelled, parseJsonField } from '../../src/admin/fields/jsonLabels'
import { toLabel } from '../../src/domain/labels'

describe('[CAR-18] JSON fields of feeds, as staff read and type them', () => {
  test('field names become labels, and names of lenders are unchanged', () => {
    expect(['paymentWeek', 'trade_in', 'Tidewater Auto Loans'].map(toLabel)).toEqual([
      'Payment week',
      'Trade in',
      'Tidewater Auto Loans',
    ])
  })

  test('an entry with a label uses it', () => {
    expect(isLabelled({ label: 'Keys', value: '2' })).toBe(true)
    expect(isLabelled({ frame: 3 })).toBe(false)
    expect(isLabelled(null)).toBe(false)
  })

  test('invalid JSON is reported, and an empty box is null', () => {
    expect(parseJsonField('[{"label":"Keys"}]')).toEqual({ value: [{ label: 'Keys' }] })
    expect(parseJsonField(' ')).toEqual({ value: null })
    expect(parseJsonField('{"a":')).toEqual({ problem: expect.stringMatching(/^Invalid JSON: /) })
  })
})
