import { describe, expect, it } from 'vitest'
import { defaultAnchor, sectionAnchors } from '../../../src/domain/car/sectionMenu'

describe('[CAR-01] link names of sections', () => {
  it('are set by staff or by default; the first of a type gets the default', () => {
    const anchors = sectionAnchors([
      { blockType: 'carFinanceCalculator', anchor: 'finance-calculator' },
      { blockType: 'carKeyInformation' },
      { blockType: 'carComments', anchor: '' },
      { blockType: 'carComments', anchor: 'again' },
    ])
    expect(Object.fromEntries(anchors)).toEqual({
      carFinanceCalculator: 'finance-calculator',
      carKeyInformation: 'car-key-information',
      carComments: 'car-comments',
    })
  })

  it('are valid in a URL', () => {
    expect(defaultAnchor('carPriceComparison')).toBe('car-price-comparison')
  })
})
