import { describe, expect, it } from 'vitest'
import { isForeignWrite } from '../../../src/server/isForeignWrite'

const check = (headers: Record<string, string>, method = 'POST') =>
  isForeignWrite({ method, headers: new Headers({ host: 'dealer.test:3000', ...headers }) })

describe('a write', () => {
  it.each([
    [{}, false],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.test' }, false],
    [{ 'Sec-Fetch-Site': 'none' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
    [{ Origin: 'https://dealer.test:3000' }, false],
    [{ Origin: 'https://other.dealer.test:3000' }, true],
    [{ Origin: 'https://dealer.test' }, true],
    [{ Origin: 'null' }, true],
    [{ Referer: 'https://dealer.test:3000/contact' }, false],
    [{ Referer: 'https://other.dealer.test:3000/contact' }, true],
    [{ Origin: 'https://dealer.test:3000', Referer: 'https://elsewhere.test/' }, false],
  ])('with %j is from another origin: %s', (headers, expected) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(check(headers, method)).toBe(expected)
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'])('a %s is no write', (method) => {
  expect(check({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.test' }, method)).toBe(false)
})
