import { describe, expect, it } from 'vitest'
import { defaultAnchor, sectionAnchors } from '../../../src/domain/car/sectionMenu'

describe('[CAR-01] link names of sections', () => {
  it('are those that staff gave, else ours; the first of a type has it', () => {
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

  it('can stand in an address', () => {
    expect(defaultAnchor('carPriceComparison')).toBe('car-price-comparison')
  })
})
