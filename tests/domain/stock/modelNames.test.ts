import { describe, expect, it } from 'vitest'
import { fullModelName, makeAndModel } from '../../../src/domain/stock/modelNames'

const prefixes = new Map([
  ['mazda', 'Mazda'],
  ['mg', 'MG'],
])

describe('[SITE-22] numeric model names', () => {
  it.each([
    ['Mazda', '2', 'Mazda2'],
    ['MG', '4', 'MG4'],
    ['mg', '3 Hatch', 'MG3 Hatch'],
    ['Mazda', 'Mazda2', 'Mazda2'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['Mazda', '626', '626'],
    ['Peugeot', '2', '2'],
    ['BMW', '320i', '320i'],
  ])('a %s %s is named %s', (make, model, name) => {
    expect(fullModelName(prefixes, make, model)).toBe(name)
  })

  it.each([
    ['Mazda', 'Mazda2', 'Mazda2'],
    ['MG', 'MG4', 'MG4'],
    ['MG', 'MGB', 'MG MGB'],
    ['Toyota', 'HiLux', 'Toyota HiLux'],
    ['Kia', '', 'Kia'],
  ])('the title of a %s %s is %s', (make, model, title) => {
    expect(makeAndModel(make, model)).toBe(title)
  })
})
