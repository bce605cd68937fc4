import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromTreeNodes,
  normalizeTree,
  toggleMake,
  toggleModel,
  toTreeNodes,
  treeNode,
  treeNodeLabel,
} from '../../../src/domain/stock/makeModelTree'

const MODELS = [
  { slug: 'hilux', name: 'HiLux', make: 'Toyota' },
  { slug: 'corolla', name: 'Corolla', make: 'Toyota' },
  { slug: 'ranger', name: 'Ranger', make: 'Ford' },
]

describe('[STK-03] makes and models are chosen as a tree', () => {
  it.each([
    [['Toyota'], { make: ['Toyota'] }],
    [['Toyota', 'Ford'], { make: ['Toyota', 'Ford'] }],
    [['Toyota > HiLux'], { make: ['Toyota'], model: ['HiLux'] }],
    [['Toyota > HiLux', 'Toyota > Corolla'], { make: ['Toyota'], model: ['HiLux', 'Corolla'] }],
    [['Toyota > HiLux', 'Ford > Ranger'], { make_model: ['Toyota > HiLux', 'Ford > Ranger'] }],
    [['Ford', 'Toyota > HiLux'], { make_model: ['Ford', 'Toyota > HiLux'] }],
    // a make with one of its models means the model
    [['Toyota', 'Toyota > HiLux'], { make: ['Toyota'], model: ['HiLux'] }],
    [[], {}],
  ])('%j is %j in an address', (nodes, refinements) => {
    expect(fromTreeNodes(nodes)).toEqual(refinements)
  })

  it.each([
    [{ make: ['Toyota'], model: ['HiLux'] }, ['Toyota > HiLux']],
    [{ make: ['Toyota', 'Ford'], model: ['HiLux', 'Ranger'] }, ['Toyota > HiLux', 'Ford > Ranger']],
    [{ model: ['Ranger'] }, ['Ford > Ranger']],
    [{ make: ['Toyota'], model: ['Camry'] }, ['Toyota > Camry']],
    [{ model: ['Camry'] }, ['Camry']],
  ])('an address with %j means %j', (refinements, nodes) => {
    expect(toTreeNodes(refinements, MODELS)).toEqual(nodes)
  })

  it('choices survive the address', () => {
    const nodes = ['Toyota', 'Ford', ...MODELS.map(({ make, name }) => treeNode(make, name))]
    fc.assert(
      fc.property(fc.shuffledSubarray(nodes), (chosen) => {
        const refinements = fromTreeNodes(chosen)
        expect(fromTreeNodes(toTreeNodes(refinements, MODELS))).toEqual(refinements)
        expect(normalizeTree(refinements)).toEqual(refinements)
      }),
    )
  })

  it('make_model narrows a make and a model beside it', () => {
    expect(normalizeTree({ make: ['Ford'], make_model: ['Toyota > HiLux', 'Ford > Ranger'] })).toEqual({
      make: ['Ford'],
      model: ['Ranger'],
    })
    const contrary = { make: ['Ford'], make_model: ['Toyota > HiLux'] }
    expect(normalizeTree(contrary)).toEqual(contrary)
  })

  it('a press on a make chooses all of it or nothing of it, one on a model narrows its make', () => {
    expect(toggleMake([], 'Toyota')).toEqual(['Toyota'])
    expect(toggleMake(['Toyota > HiLux', 'Ford'], 'Toyota')).toEqual(['Ford'])
    expect(toggleModel(['Toyota', 'Ford'], 'Toyota', 'HiLux')).toEqual(['Ford', 'Toyota > HiLux'])
    expect(toggleModel(['Toyota > HiLux', 'Ford > Ranger'], 'Toyota', 'HiLux')).toEqual(['Ford > Ranger'])
    expect(treeNodeLabel('Ford > Ranger')).toBe('Ford Ranger')
  })
})
