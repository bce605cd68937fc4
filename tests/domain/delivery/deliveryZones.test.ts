import { describe, expect, it } from 'vitest'
import {
  DELIVERY_MESSAGES,
  deliveryEstimate,
  parsePostcode,
  parsePostcodes,
  validateDeliveryZones,
} from '../../../src/domain/delivery/deliveryZones'

const zones = [
  { name: 'Melbourne metro', postcodes: '3000-3207, 8000-8399', price: 0 },
  { name: 'Darwin', postcodes: '0800', price: 1450 },
]

describe('[CAR-12] delivery zones', () => {
  it('parses postcodes and ranges, with any separator', () => {
    expect(parsePostcodes('3000-3207, 8000 – 8399;0800\n4000')).toEqual([
      { from: 3000, to: 3207 },
      { from: 8000, to: 8399 },
      { from: 800, to: 800 },
      { from: 4000, to: 4000 },
    ])
  })

  it.each([
    ['', 'Enter at least one postcode'],
    ['300', '"300" is not a postcode or range'],
    ['3000-32071', '"3000-32071" is not a postcode or range'],
    ['Melbourne', '"Melbourne" is not a postcode or range'],
    ['3207-3000', '"3207-3000" is reversed. Enter 3000-3207.'],
  ])('rejects %j with a message for staff', (typed, message) => {
    expect(() => parsePostcodes(typed)).toThrow(message)
  })

  it.each([
    ['2999', null],
    ['3000', { name: 'Melbourne metro', price: 0 }],
    ['3207', { name: 'Melbourne metro', price: 0 }],
    ['3208', null],
    ['8399', { name: 'Melbourne metro', price: 0 }],
    ['0800', { name: 'Darwin', price: 1450 }],
  ])('postcode %s', (postcode, estimate) => {
    expect(deliveryEstimate(zones, postcode)).toEqual(estimate)
  })

  it('overlapping zones are rejected with name and postcode', () => {
    const clash = [...zones, { name: 'Inner east', postcodes: '3121-3124, 3207-3210', price: 90 }]
    expect(validateDeliveryZones(clash)).toBe(
      'Melbourne metro and Inner east both cover 3121-3124. A postcode can only have one price: remove it from one zone.',
    )
    expect(validateDeliveryZones([{ name: 'Metro', postcodes: '3000-3100, 3100' }])).toBe(
      'Metro lists 3100 twice. Remove the duplicate.',
    )
    expect(
      validateDeliveryZones([
        { name: 'Metro', postcodes: '3000-3100' },
        { name: 'Next', postcodes: '3101' },
      ]),
    ).toBeNull()
    expect(validateDeliveryZones(zones)).toBeNull()
  })

  it('an invalid zone is reported with its name', () => {
    expect(validateDeliveryZones([{ name: 'Metro', postcodes: 'all' }])).toMatch(/^Metro: "all" is not a postcode/)
  })

  it('a postcode has four digits', () => {
    expect(['3000', ' 0800 '].map(parsePostcode)).toEqual(['3000', '0800'])
    expect(['', '300', '30000', '3OOO', '3000a'].map(parsePostcode)).toEqual([null, null, null, null, null])
  })

  it('returns the specified texts', () => {
    expect(DELIVERY_MESSAGES.empty).toBe('Please enter a postcode.')
    expect(DELIVERY_MESSAGES.none).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    )
  })
})
