import { describe, expect, it } from 'vitest'
import {
  findUnreachableReason,
  type RedirectRule,
  redirectCandidates,
  redirectSteps,
  resolveRedirect,
} from '../../../src/domain/site/redirectMatch'

const rules = (...entries: [from: string, to: string, permanent?: boolean][]) =>
  new Map(entries.map(([from, to, permanent = true]): [string, RedirectRule] => [from, { from, to, permanent }]))

describe('[SITE-08] redirects', () => {
  it.each([
    ['/old', '/new', true],
    ['/shop/tyres', '/vehicle-parts-and-accessories', true],
    ['/shop/tyres/michelin', '/parts/tyres/michelin', true],
    ['/shop/oil', '/parts/oil', true],
    ['/news/2019/a', '/blog', true],
    ['/sale', '/special-offers', false],
    ['/away', 'https://example.com/x', true],
    ['/unknown', null, null],
    ['/shop', '/parts', true],
    ['/news', '/blog', true],
    ['/guides/towing', '/guides', true],
    ['/guides', null, null],
  ])('%s leads to %s', (path, to, permanent) => {
    const found = resolveRedirect(
      path,
      rules(
        ['/old', '/older'],
        ['/older', '/new'],
        ['/shop/tyres', '/vehicle-parts-and-accessories'],
        ['/shop/*', '/parts/*'],
        ['/news/*', '/blog'],
        ['/guides/*', '/guides'],
        ['/sale', '/winter', false],
        ['/winter', '/special-offers'],
        ['/away', 'https://example.com/x'],
      ),
    )
    expect(found).toEqual(to === null ? null : { to, permanent })
  })

  it('goes no further than a page that answers itself', () => {
    const all = rules(['/old', '/about-us'], ['/about-us/*', '/contact'])
    expect(redirectSteps('/old', all)).toEqual(['/about-us', '/contact'])
    expect(resolveRedirect('/old', all, new Set(['/about-us']))).toEqual({ to: '/about-us', permanent: true })
    expect(resolveRedirect('/about-us/team', all, new Set(['/about-us']))).toEqual({ to: '/contact', permanent: true })
  })

  it('leads nowhere from a circle', () => {
    expect(resolveRedirect('/a', rules(['/a', '/b'], ['/b', '/a']))).toBeNull()
    expect(resolveRedirect('/a/x', rules(['/a/*', '/a/b/*']))).toBeNull()
  })

  it('has candidates from the path itself to its first folder', () => {
    expect(redirectCandidates('/a/b/c')).toEqual(['/a/b/c', '/a/b/c/*', '/a/b/*', '/a/*'])
  })

  it('has no candidate that is longer than any rule', () => {
    const long = `/${'a/'.repeat(7999)}a`
    const [whole, longest = '', ...others] = redirectCandidates(long)
    expect(whole).toBe(long)
    expect(longest).toHaveLength(200)
    expect(others).toHaveLength(98)
    expect(others.at(-1)).toBe('/a/*')
  })

  it('refuses what can never match', () => {
    for (const from of [
      '/a*',
      '/a/*/b',
      '/*',
      '/admin',
      '/api/x',
      '/feeds/google.xml',
      '/compare',
      '/search',
      '/alerts/x',
    ])
      expect([from, findUnreachableReason(from)]).toEqual([from, expect.any(String)])
    for (const from of ['/a', '/a/*', '/apiary', '/administration', '/cars/2019-kia-rio', '/search/kia', '/alerts'])
      expect([from, findUnreachableReason(from)]).toEqual([from, null])
  })
})
