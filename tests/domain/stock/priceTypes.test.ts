import { expect, it } from 'vitest'
import { priceTypeMeaning, priceTypeMeanings } from '../../../src/domain/stock/priceTypes'

it.each([
  ['drive_away', /^Drive Away: includes registration/],
  ['excl_gov_charges', /^Excl. Govt. Charges: .*on top/],
  ['ex_demo', /^Ex Demo: .*demonstrator/],
  ['Excl. GST', /^Excl. GST: .*10%/],
  ['EXCL_GOV_CHARGES', /^Excl. Govt. Charges/],
])('[CAR-03] %s explains itself', (type, meaning) => expect(priceTypeMeaning(type)).toMatch(meaning))

it('[CAR-03] explains no type of a feed’s own, and each type of a list once', () => {
  expect([priceTypeMeaning('Clearance'), priceTypeMeaning(null), priceTypeMeaning(' ')]).toEqual([null, null, null])
  const cars = ['drive_away', null, 'ex_demo', 'drive_away'].map((priceType) => ({ priceType }))
  expect(priceTypeMeanings(cars).map((text) => text.split(':')[0])).toEqual(['Drive Away', 'Ex Demo'])
})
