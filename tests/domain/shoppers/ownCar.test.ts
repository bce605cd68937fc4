import { describe, expect, it } from 'vitest'
import {
  addMonths,
  isSameCar,
  nextServiceOn,
  ownCarFormSchema,
  reminderDates,
} from '../../../src/domain/shoppers/ownCar'
import { ownCarFormLink, parseOwnCarId } from '../../../src/domain/shoppers/ownCarLink'

const NOW = new Date('2026-11-24T00:00:00Z')
const typed = { make: 'Mazda', model: 'CX-5', year: '2021', km: '48,000 km' }

describe('the next service of an own car', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-15', 12, '2027-03-15'],
  ])('is the same day of a later month, or its last: %s and %i months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('is the date that was entered, else follows from the last one, else unknown', () => {
    const plan = { serviceOn: null, lastServiceOn: '2026-05-20', serviceMonths: 6 }
    expect(nextServiceOn(plan)).toBe('2026-11-20')
    expect(nextServiceOn({ ...plan, serviceOn: '2026-12-01' })).toBe('2026-12-01')
    expect(nextServiceOn({ ...plan, serviceMonths: null })).toBeNull()
  })

  it('is reminded of from two weeks before until a month after', () => {
    expect(reminderDates('2026-11-24')).toEqual({ from: '2026-10-25', to: '2026-12-08' })
  })
})

describe('the form of an own car', () => {
  const parse = (fields: object) => ownCarFormSchema(NOW).safeParse({ ...typed, ...fields })
  const problems = (fields: object) => parse(fields).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('takes text, as a browser without script sends it', () => {
    expect(parse({ service_months: '6', last_service_on: '2026-06-01', reminds: '1' }).data).toEqual({
      ...{ rego: '', rego_state: '', make: 'Mazda', model: 'CX-5', badge: '', year: 2021, km: 48_000 },
      ...{ service_on: null, last_service_on: '2026-06-01', service_months: 6, reminds: true },
    })
    expect(parse({ service_months: '', service_on: '' }).data).toMatchObject({ service_months: null, reminds: false })
  })

  it('names the field of each problem', () => {
    expect(problems({ year: '', km: 'many' })).toEqual([
      ['year', 'Please enter the year, such as 2021.'],
      ['km', 'Please enter the kilometres.'],
    ])
    expect(problems({ year: '2028' })).toEqual([['year', 'The year cannot be in the future.']])
    expect(problems({ service_on: 'soon' })).toEqual([['service_on', 'Please enter a date.']])
    expect(problems({ service_months: '7' })).toEqual([['service_months', 'Please choose how often.']])
    expect(problems({ reminds: true })).toEqual([
      ['service_on', 'For a reminder, enter the next service, or the last one and how often.'],
    ])
  })
})

it('[FAV-05] reads kilometres with separators, and plates in capitals', () => {
  expect(ownCarFormSchema(new Date()).parse({ ...typed, km: '88,000', rego: ' ekt41b ' })).toMatchObject({
    ...{ km: 88_000, rego: 'EKT41B' },
  })
})

it('[LEAD-08] a valuation is of an own car by the plate, or by make, model and year', () => {
  const own = { rego: 'abc 12d', make: 'Mazda', model: 'CX-5', year: 2021 }
  const valued = { rego: null, make: 'MAZDA', model: 'cx-5 ', year: 2021 }
  expect(isSameCar(own, valued)).toBe(true)
  expect(isSameCar(own, { ...valued, rego: 'ABC-12D', model: 'other' })).toBe(true)
  expect(isSameCar(own, { ...valued, rego: 'XYZ99Q' })).toBe(false)
  expect(isSameCar(own, { ...valued, year: 2020 })).toBe(false)
})

it('the address that hands an own car to a form has its number and nothing else of it', () => {
  expect(ownCarFormLink('/trade-in', 12)).toBe('/trade-in?own_car=12')
  expect(ownCarFormLink('/service?from=menu#form', 12)).toBe('/service?from=menu&own_car=12#form')
  expect(parseOwnCarId('?own_car=12')).toBe(12)
  for (const search of ['', '?own_car=', '?own_car=-1', '?own_car=1e9', '?own_car=9999999999'])
    expect(parseOwnCarId(search)).toBeNull()
})
