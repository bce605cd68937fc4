import { describe, expect, it } from 'vitest'
import { isAvailable, soldNotice } from '../../../src/domain/stock/availability'
import type { Car } from '../../../src/domain/stock/car'
import { carTag, fuelTag } from '../../../src/domain/stock/tags'
import { buildCar } from '../carFixture'

const now = new Date('2026-06-15T12:00:00Z')
const settings = {
  flags: { fuelTags: true },
  wording: { soldTag: 'JUST SOLD', justArrivedTag: 'New' },
  rules: { justArrivedDays: 8, certifiedMakes: ['Lexus'] },
}

describe('[CAR-04] availability', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['removed', false],
    ['In Stock', false],
    ['', false],
  ])('%s: %s', (status, available) => {
    expect(isAvailable({ status })).toBe(available)
  })

  it('the notice of a sold car', () => {
    expect(soldNotice(buildCar())).toBe('Unfortunately this 2024 Toyota HiLux SR5 was recently sold.')
  })
})

describe('[CARD-03] one tag, the first match is used', () => {
  const allTags: Partial<Car> = {
    status: 'coming_soon',
    simpleFuel: 'Electric',
    reserved: true,
    certified: true,
    make: 'LEXUS',
    tag: 'Test Drive Only',
    createdAt: '2026-06-15T00:00:00Z',
  }
  const steps: [string, Partial<Car>, string, string][] = [
    ['the fuel', {}, 'fuel', 'Electric'],
    ['then reserved', { simpleFuel: 'Petrol' }, 'reserved', 'RESERVED'],
    ['then certified', { reserved: false }, 'certified', 'Certified'],
    ["then the dealer's own", { certified: false }, 'dealer', 'Test Drive Only'],
    ['then coming soon', { tag: null }, 'comingSoon', 'COMING SOON'],
    ['then just arrived', { status: 'in_stock' }, 'justArrived', 'New'],
  ]
  let car: Partial<Car> = allTags
  for (const [name, change, kind, label] of steps) {
    car = { ...car, ...change }
    const tagged = buildCar(car)
    it(name, () => expect(carTag(tagged, settings, now)).toEqual({ kind, label }))
  }

  it('sold takes precedence over all', () => {
    expect(carTag(buildCar({ ...allTags, status: 'sold' }), settings, now)).toEqual({
      kind: 'sold',
      label: 'JUST SOLD',
    })
  })

  it('a site can disable fuel tags', () => {
    expect(carTag(buildCar(allTags), { ...settings, flags: { fuelTags: false } }, now)?.kind).toBe('reserved')
  })

  it('certified is for used cars of the makes that the site certifies', () => {
    const plain = { certified: true, createdAt: '2026-01-01T00:00:00Z' }
    expect(carTag(buildCar({ ...plain, make: 'Toyota' }), settings, now)).toBeNull()
    expect(carTag(buildCar({ ...plain, make: 'Lexus', carType: 'demo' }), settings, now)).toBeNull()
    expect(carTag(buildCar({ ...plain, make: 'Lexus' }), settings, now)?.kind).toBe('certified')
  })

  it.each([
    ['2026-06-07T12:00:00Z', 'justArrived'],
    ['2026-06-07T11:59:59Z', undefined],
    ['2026-06-15T12:00:01Z', 'justArrived'],
  ])('created %s, eight days count: %s', (createdAt, kind) => {
    expect(carTag(buildCar({ createdAt }), settings, now)?.kind).toBe(kind)
  })

  it('an empty tag is null', () => {
    expect(carTag(buildCar({ tag: '  ' }), settings, now)).toBeNull()
  })

  it.each([
    ['Electric', 'Electric'],
    ['EV', 'Electric'],
    ['Hybrid', 'Hybrid'],
    ['Petrol - Electric Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'Plug-in Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Petrol', null],
    ['Diesel', null],
    [null, null],
  ])('fuel %s: %s', (fuel, tag) => {
    expect(fuelTag(fuel)).toBe(tag)
  })
})
