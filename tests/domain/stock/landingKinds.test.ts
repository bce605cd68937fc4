import { expect, it } from 'vitest'
import { carKinds, isCarKind } from '../../../src/domain/stock/landingKinds'

const nameOf = (attribute: 'body' | 'fuel', slug: string, names: string[]) =>
  carKinds(attribute, names).find((kind) => kind.slug === slug)?.name

it('[STK-01] cars have landings of all bodies and fuels, by the name that the stock has for them', () => {
  expect(nameOf('fuel', 'electric', ['Petrol', 'Diesel'])).toBe('Electric')
  expect(nameOf('fuel', 'electric', ['Battery Electric'])).toBe('Battery Electric')
  expect(nameOf('fuel', 'plug-in-hybrid', [])).toBe('Plug-in Hybrid')
  expect(nameOf('body', 'ute', ['Utility', 'Wagon'])).toBe('Utility')
  expect(nameOf('body', 'suv', ['Tractor'])).toBe('SUV')
  expect(nameOf('body', 'tractor', [])).toBeUndefined()
  expect(nameOf('fuel', 'white', [])).toBeUndefined()
})

it('tells bodies and fuels that only cars have', () => {
  expect(isCarKind('fuel', 'Electric')).toBe(true)
  expect(isCarKind('fuel', 'Plug-in Hybrid')).toBe(true)
  expect(isCarKind('fuel', 'Diesel')).toBe(false)
  expect(isCarKind('body', 'SUV')).toBe(true)
  expect(isCarKind('body', 'Tractor')).toBe(false)
})
