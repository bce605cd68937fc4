import { describe, expect, it } from 'vitest'
import { type Warranty, warrantyFor } from '../../../src/domain/site/warranty'

const warranties: Warranty[] = [
  { wording: '7-year warranty', makes: ['Kia', 'MG'], carTypes: ['new', 'demo'] },
  { wording: '5-year warranty', makes: [], carTypes: ['new', 'demo'] },
  { wording: '3-year warranty', makes: [], carTypes: [] },
]

describe('[SITE-23] the warranty of a car', () => {
  it.each([
    ['kia', 'new', '7-year warranty'],
    ['MG', 'demo', '7-year warranty'],
    ['Toyota', 'new', '5-year warranty'],
    ['Kia', 'used', '3-year warranty'],
  ] as const)('a %s that is %s has the %s', (make, carType, wording) => {
    expect(warrantyFor(warranties, { make, carType })).toBe(wording)
  })

  it('is null if no row matches', () => {
    expect(warrantyFor(warranties.slice(0, 2), { make: 'Kia', carType: 'used' })).toBeNull()
    expect(warrantyFor([], { make: 'Kia', carType: 'new' })).toBeNull()
  })
})
