import { expect, it } from 'vitest'
import { describedDetails } from '../../../src/domain/stock/describedDetails'

const CARAVAN = {
  itemType: 'caravan',
  transmission: null,
  gearType: null,
  induction: null,
  bodyConfiguration: null,
  interiorColour: null,
  axleType: 'Tandem Axle',
  specifications: [],
  features: [],
} as const satisfies Parameters<typeof describedDetails>[0]
const describe = (car: Partial<Parameters<typeof describedDetails>[0]>) => describedDetails({ ...CARAVAN, ...car })

it('[STK-02] a layout has its parts, from specifications and features', () => {
  const specifications = [{ label: 'Layout', value: 'Island queen, double bunks, ensuite' }]
  expect(describe({ specifications, features: ['Triple bunks with reading lights', 'Microwave'] })).toEqual([
    'Axles: Tandem Axle',
    'Layout: Island queen',
    'Layout: double bunks',
    'Layout: ensuite',
    'Layout: Triple bunks with reading lights',
  ])
})

it('[STK-02] amounts, paint and what has too many words are no details, and each is there once', () => {
  const specifications = [
    { label: 'Payload', value: '500 kg' },
    { label: 'Paint', value: 'Nebula Blue' },
    { label: 'Operator station', value: 'Open, with ROPS frame' },
    { label: 'Operator station', value: 'Open, with ROPS frame' },
    { label: 'Notes', value: 'word '.repeat(40) },
  ]
  expect(describe({ itemType: 'tractor', axleType: null, transmission: 'HST Plus', specifications })).toEqual([
    'Gearbox: HST Plus',
    'Operator station: Open, with ROPS frame',
  ])
})

it('[STK-02] cars with the same details share their list', () => {
  expect(describe({ axleType: 'Single Axle' })).toBe(describe({ axleType: 'Single Axle' }))
})

it('[STK-02] of a car’s specifications only those that are searched are details', () => {
  const specifications = [
    { label: 'Induction', value: 'Turbo' },
    { label: 'Service history', value: 'Full, log book stamped' },
    { label: 'Battery', value: 'Blade' },
  ]
  expect(describe({ itemType: 'car', axleType: null, specifications })).toEqual([
    'Induction: Turbo',
    'Service history: Full, log book stamped',
  ])
})
