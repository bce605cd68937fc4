import { expect, test } from 'vitest'
import { addCarId } from '../../../src/domain/site/addCarId'

test.each([
  ['/trade-in', 7, '/trade-in?car_id=7'],
  ['/finance?from=menu#finance-form', '7', '/finance?from=menu&car_id=7#finance-form'],
  ['/trade-in', null, '/trade-in'],
  ['/trade-in', '7&evil=1', '/trade-in'],
])('[CAR-07] %s with car %s is %s', (link, carId, expected) => {
  expect(addCarId(link, carId)).toBe(expected)
})
