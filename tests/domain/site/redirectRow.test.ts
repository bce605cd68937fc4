import { describe, expect, test } from 'vitest'
import { isRedirectLoop, missingRedirectColumns, parseRedirectRow } from '../../../src/domain/site/redirectRow'

describe('a redirect in a CSV', () => {
  test.each([
    [
      { from: '/Old-Page/', to: '/new' },
      { from: '/old-page', to: '/new', type: '301' },
    ],
    [
      { Source: 'https://old.example.com/Offers?x=1', Destination: 'https://other.example.com/o', Status: '302' },
      { from: '/offers', to: 'https://other.example.com/o', type: '302' },
    ],
    [
      { from: '/a', to: '/b', type: '308' },
      { from: '/a', to: '/b', type: '301' },
    ],
  ])('%j is parsed', (row, redirect) => expect(parseRedirectRow(row as Record<string, string>)).toEqual(redirect))

  test.each([
    [{ from: 'old', to: '/new' }, 'from'],
    [{ from: '/', to: '/new' }, 'from'],
    [{ from: '/a', to: 'javascript:alert(1)' }, 'to'],
    [{ from: '/a', to: '//elsewhere.test' }, 'to'],
    [{ from: '/a', to: '/A/' }, 'to'],
    [{ from: '/a', to: '/b', type: '404' }, 'type'],
  ])('%j is rejected for its %s', (row, column) => {
    const parsed = parseRedirectRow(row as Record<string, string>)
    expect('problems' in parsed && parsed.problems.map((problem) => problem.column)).toEqual([column])
  })

  test('requires its two columns, under any alias', () => {
    expect(missingRedirectColumns(['Old URL', 'New URL'])).toEqual([])
    expect(missingRedirectColumns(['from', 'note'])).toEqual(['to'])
  })
})

test('a redirect loop is detected, and a chain that ends is not one', () => {
  const others = new Map([
    ['/b', '/c'],
    ['/c', '/a/'],
    ['/d', 'https://example.com/a'],
  ])
  expect(isRedirectLoop({ from: '/a', to: '/b' }, others)).toBe(true)
  expect(isRedirectLoop({ from: '/x', to: '/d' }, others)).toBe(false)
})
