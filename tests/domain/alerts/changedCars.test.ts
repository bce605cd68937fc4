import { expect, test } from 'vitest'
import { ChangedCars } from '../../../src/domain/alerts/changedCars'
import { seededRandom } from '../../../src/domain/random'
import type { Filter } from '../../../src/domain/stock/filters/filter'
import { matchesFilter } from '../../../src/domain/stock/filters/matchesFilter'

const MAKES = ['Mazda', 'Toyota', 'KIA', 'Škoda']
const FEATURES = ['Sunroof', 'Towbar', 'Heated seats']

function randomCar(random: () => number, id: number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  return {
    id,
    make: pick(MAKES),
    body: random() < 0.1 ? null : pick(['SUV', 'Ute', '']),
    price: random() < 0.2 ? null : Math.floor(random() * 20) * 1000,
    year: 2015 + Math.floor(random() * 10),
    certified: random() < 0.5,
    features: FEATURES.filter(() => random() < 0.4),
  }
}

function randomFilter(random: () => number, depth = 0): Filter {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const kind =
    depth > 2 ? pick(['value', 'compare', 'range']) : pick(['all', 'any', 'not', 'value', 'compare', 'range'])
  const operands = () => Array.from({ length: Math.floor(random() * 4) }, () => randomFilter(random, depth + 1))
  switch (kind) {
    case 'all':
    case 'any':
      return { kind, operands: operands() }
    case 'not':
      return { kind: 'not', operand: randomFilter(random, depth + 1) }
    case 'value': {
      const attribute = pick(['make', 'body', 'features', 'certified', 'year', 'price', 'missing'])
      return {
        kind: 'value',
        attribute,
        value: pick(['mazda', 'KIA', 'suv', 'SUNROOF', 'true', '2019', '2019.0', '5000', '']),
      }
    }
    case 'range':
      return {
        kind: 'range',
        attribute: pick(['price', 'year', 'make']),
        low: pick([0, 5000, 2018]),
        high: pick([2020, 9000]),
      }
    default:
      return {
        kind: 'compare',
        attribute: pick(['price', 'year', 'body']),
        operator: pick(['<', '<=', '=', '!=', '>=', '>']),
        operand: pick([0, 5000, 2019, 2020, 10_000]),
      }
  }
}

test('[FAV-06] the index of changed cars finds what the filter of the stock index matches, for 4,000 random filters', () => {
  const random = seededRandom('changed cars')
  const cars = Array.from({ length: 150 }, (_, id) => randomCar(random, id))
  const index = new ChangedCars(cars)
  let matches = 0
  for (let round = 0; round < 4000; round += 1) {
    const filter = randomFilter(random)
    const expected = cars.filter((car) => matchesFilter(car, filter))
    matches += expected.length
    expect(index.find(filter), JSON.stringify(filter)).toEqual({ total: expected.length, cars: expected })
  }
  // Filters that match nothing, or everything, would prove little.
  expect(matches).toBeGreaterThan(4000 * 5)
  expect(matches).toBeLessThan(4000 * 145)
})

test('[FAV-06] a range includes its ends, and an open end has none', () => {
  const cars = [{ price: 10_000 }, { price: 20_000 }, { price: 20_001 }, { price: null }]
  const index = new ChangedCars(cars)
  const listFound = (filter: Filter) => index.find(filter).cars
  const compare = (operator: '<' | '<=' | '>=' | '>', operand: number): Filter => ({
    ...{ kind: 'compare', attribute: 'price', operator, operand },
  })
  expect(listFound(compare('<=', 20_000))).toEqual([cars[0], cars[1]])
  expect(listFound(compare('<', 20_000))).toEqual([cars[0]])
  expect(listFound(compare('>=', 20_000))).toEqual([cars[1], cars[2]])
  expect(listFound(compare('>', 20_000))).toEqual([cars[2]])
})

test('[FAV-06] lists the first cars, and counts all', () => {
  const cars = Array.from({ length: 40 }, (_, id) => ({ id, make: 'Kia' }))
  const found = new ChangedCars(cars).find({ kind: 'value', attribute: 'make', value: 'kia' }, 3)
  expect(found).toEqual({ total: 40, cars: cars.slice(0, 3) })
})
