import { expect, it } from 'vitest'
import { explainFormStateSize, explainJsonSize, JSON_LIMITS } from '../../src/domain/jsonSize'

const many = <Entry>(count: number, entry: (at: number) => Entry) => Array.from({ length: count }, (_, at) => entry(at))
const block = () => ({ blockType: 'countdown' })
const paragraph = () => ({ type: 'paragraph', children: [{ type: 'text', text: 'Word' }] })

it.each([
  ['100 blocks', { layout: many(100, block) }, null],
  ['101 blocks', { layout: many(101, block) }, /^Use at most 100 blocks/],
  ['blocks in blocks', { layout: many(11, () => ({ ...block(), inner: many(10, block) })) }, /^Use at most 100 blocks/],
  ['1,000 rows', { items: many(1000, () => ({ name: 'a' })) }, null],
  ['1,001 rows of two lists', { a: many(500, () => ({})), b: many(501, () => ({})) }, /^Use at most 1,000 rows/],
  ['a post of 5,000 paragraphs', { content: { root: { children: many(5000, paragraph) } } }, null],
  ['one of 7,000', { content: { root: { children: many(7000, paragraph) } } }, /^Use at most 20,000 parts/],
  ['100,000 numbers', { cars: many(100_000, Number) }, null],
  ['300,000 numbers', { cars: many(300_000, Number) }, /^Send at most 200,000 values/],
  ['30,000 lists', { all: many(30_000, () => []) }, /^Use at most 20,000 parts/],
  ['a text', 'a', null],
  ['nothing', undefined, null],
])('%s: %s', (_what, value, problem) => {
  if (problem === null) expect(explainJsonSize(value)).toBeNull()
  else expect(explainJsonSize(value)).toMatch(problem)
})

it('depth takes no stack', () => {
  let value: unknown = 'a'
  for (let level = 0; level < 15_000; level += 1) value = { value }
  expect(explainJsonSize(value)).toBeNull()
  expect(explainJsonSize({ value, more: many(JSON_LIMITS.parts, () => []) })).toMatch(/parts/)
})

it.each([
  [many(100, (at) => `layout.${at}.blockType`), null],
  [many(101, (at) => `layout.${at}.blockType`), /^Use at most 100 blocks/],
  [many(1001, (at) => `items.${at}.id`), /^Use at most 1,000 rows/],
  [many(20_001, (at) => `field${at}`), /^Use at most 20,000 fields/],
])('the state of a form has the same limits', (names, problem) => {
  const state = Object.fromEntries(names.map((name) => [name, { value: 'a' }]))
  if (problem === null) expect(explainFormStateSize(state)).toBeNull()
  else expect(explainFormStateSize(state)).toMatch(problem)
})
