import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filter, FilterError } from '../../src/domain/stock/filters/filter'
import { parseFilters } from '../../src/domain/stock/filters/filterGrammar'
import { parseFacetFilters, parseNumericFilters } from '../../src/stockIndex/engine/filterLists'
import type { IndexRecord } from '../../src/stockIndex/engine/indexRecord'
import { matchesFilter } from './stockIndexBruteForce'

const value = (attribute: string, text: string): Filter => ({ kind: 'value', attribute, value: text })

describe('filters', () => {
  it.each<[string, Filter]>([
    ['make:Mazda', value('make', 'Mazda')],
    ['make : "Land Rover"', value('make', 'Land Rover')],
    ["make:'Land Rover'", value('make', 'Land Rover')],
    ['name:"19\\" alloys \\\\ steel"', value('name', '19" alloys \\ steel')],
    ["model:Cee'd", value('model', "Cee'd")],
    ['"my field":x', value('my field', 'x')],
    ['make=Mazda', value('make', 'Mazda')],
    ['make!=Mazda', { kind: 'not', operand: value('make', 'Mazda') }],
    ['make="12"', value('make', '12')],
    ['make:"AND"', value('make', 'AND')],
    ['make:android', value('make', 'android')],
    ['price > 1', { kind: 'compare', attribute: 'price', operator: '>', operand: 1 }],
    ['price<=-1.5', { kind: 'compare', attribute: 'price', operator: '<=', operand: -1.5 }],
    ['price != 10', { kind: 'compare', attribute: 'price', operator: '!=', operand: 10 }],
    ['price:1 TO 2', { kind: 'range', attribute: 'price', low: 1, high: 2 }],
    ['', { kind: 'all', operands: [] }],
    ['  ', { kind: 'all', operands: [] }],
    ['__proto__:constructor', value('__proto__', 'constructor')],
    ['NOT a:1', { kind: 'not', operand: value('a', '1') }],
    [
      'a:1 OR b:2 AND c:3',
      { kind: 'any', operands: [value('a', '1'), { kind: 'all', operands: [value('b', '2'), value('c', '3')] }] },
    ],
    [
      '(a:1 OR b:2) AND c:3',
      { kind: 'all', operands: [{ kind: 'any', operands: [value('a', '1'), value('b', '2')] }, value('c', '3')] },
    ],
    ['NOT (a:1 OR b:2)', { kind: 'not', operand: { kind: 'any', operands: [value('a', '1'), value('b', '2')] } }],
  ])('reads %s', (text, expected) => {
    expect(parseFilters(text)).toEqual(expected)
  })

  it.each([
    ['make', 'expected ":" or a comparison at the end'],
    ['make:', 'expected a value at the end'],
    ['make:a b', 'expected AND, OR or the end but found "b" at position 8'],
    ['(make:a', 'expected ) at the end'],
    ['make:a)', 'expected AND, OR or the end but found ")"'],
    ['AND make:a', 'expected an attribute but found "AND"'],
    ['price > dear', 'expected a number but found "dear"'],
    ['price:1 TO dear', 'expected a number but found "dear"'],
    ['make:"a', 'unreadable text at position'],
    [`${'('.repeat(40)}a:1${')'.repeat(40)}`, 'nested parentheses'],
  ])('rejects %s with the position', (text, message) => {
    expect(() => parseFilters(text)).toThrow(FilterError)
    expect(() => parseFilters(text)).toThrow(message)
  })

  it('parses its own output to the same filter', () => {
    const word = fc.constantFrom(
      'Mazda',
      'Land Rover',
      'AND',
      'a"b',
      'x:y',
      "O'Brien",
      '(new)',
      '-1',
      'back\\slash',
      ' edge ',
    )
    const condition: fc.Arbitrary<Filter> = fc.oneof(
      fc.record({ kind: fc.constant('value' as const), attribute: fc.constantFrom('make', 'model'), value: word }),
      fc.record({
        kind: fc.constant('compare' as const),
        attribute: fc.constant('price'),
        operator: fc.constantFrom(
          '<' as const,
          '<=' as const,
          '=' as const,
          '!=' as const,
          '>=' as const,
          '>' as const,
        ),
        operand: fc.integer({ min: -5, max: 5 }),
      }),
      fc.record({
        kind: fc.constant('range' as const),
        attribute: fc.constant('price'),
        low: fc.integer({ min: -5, max: 5 }),
        high: fc.integer({ min: -5, max: 5 }),
      }),
    )
    const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 4 },
        condition,
        fc.record({
          kind: fc.constant('all' as const),
          operands: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
        }),
        fc.record({
          kind: fc.constant('any' as const),
          operands: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
        }),
        fc.record({ kind: fc.constant('not' as const), operand: tie('filter') }),
      ),
    }))
    const record = fc.record({
      objectID: fc.constant('1'),
      make: word,
      model: word,
      price: fc.option(fc.integer({ min: -5, max: 5 })),
    })
    fc.assert(
      fc.property(filter, fc.array(record, { minLength: 1 }), (original, records: IndexRecord[]) => {
        const parsed = parseFilters(printFilter(original))
        for (const record of records) expect(matchesFilter(record, parsed)).toBe(matchesFilter(record, original))
      }),
      { numRuns: 500 },
    )
  })
})

function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'all':
      return `(${filter.operands.map(printFilter).join(' AND ')})`
    case 'any':
      return `(${filter.operands.map(printFilter).join(' OR ')})`
    case 'not':
      return `NOT ${printFilter(filter.operand)}`
    case 'value':
      return `${filter.attribute}:"${filter.value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
    case 'compare':
      return `${filter.attribute} ${filter.operator} ${filter.operand}`
    case 'range':
      return `${filter.attribute}:${filter.low} TO ${filter.high}`
  }
}

describe('facetFilters', () => {
  const [a, b, c] = [value('make', 'A'), value('make', 'B'), value('body', 'C')]

  it.each<[unknown, Filter]>([
    ['make:A', a],
    [['make:A', 'body:C'], { kind: 'all', operands: [a, c] }],
    [[['make:A', 'make:B'], 'body:C'], { kind: 'all', operands: [{ kind: 'any', operands: [a, b] }, c] }],
    [[[['make:A', 'body:C'], 'make:B']], { kind: 'any', operands: [{ kind: 'all', operands: [a, c] }, b] }],
    ['[["make:A","make:B"],"body:C"]', { kind: 'all', operands: [{ kind: 'any', operands: [a, b] }, c] }],
    ['(make:A,make:B),body:C', { kind: 'all', operands: [{ kind: 'any', operands: [a, b] }, c] }],
    [['make:-A'], { kind: 'not', operand: a }],
    [['-make:A'], { kind: 'not', operand: a }],
    [['make:\\-A'], value('make', '-A')],
    [['make:-\\-A'], { kind: 'not', operand: value('make', '\\-A') }],
    [['tag:New: just in'], value('tag', 'New: just in')],
    [[], { kind: 'all', operands: [] }],
    [[[]], { kind: 'all', operands: [] }],
    ['', { kind: 'all', operands: [] }],
  ])('reads %j', (input, expected) => {
    expect(parseFacetFilters(input)).toEqual(expected)
  })

  it.each([[['make']], [[3]], ['[oops'], [[[[[[['make:A']]]]]]], [{ make: 'A' }]])('rejects %j', (input) => {
    expect(() => parseFacetFilters(input)).toThrow(FilterError)
  })
})

describe('numericFilters', () => {
  it.each<[unknown, Filter]>([
    [['price>=1000', 'price<2000'], { kind: 'all', operands: [compare('>=', 1000), compare('<', 2000)] }],
    [[['price = 1', 'price=2']], { kind: 'any', operands: [compare('=', 1), compare('=', 2)] }],
    ['price:10 TO 20', { kind: 'range', attribute: 'price', low: 10, high: 20 }],
    ['price>1,price<9', { kind: 'all', operands: [compare('>', 1), compare('<', 9)] }],
  ])('reads %j', (input, expected) => {
    expect(parseNumericFilters(input)).toEqual(expected)
  })

  it.each([[['price>dear']], [['price']], [['price:1']]])('rejects %j', (input) => {
    expect(() => parseNumericFilters(input)).toThrow(FilterError)
  })
})

function compare(operator: '>=' | '<' | '>' | '=', operand: number): Filter {
  return { kind: 'compare', attribute: 'price', operator, operand }
}
