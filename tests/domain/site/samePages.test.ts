import { expect, it } from 'vitest'
import { canonicalPath } from '../../../src/domain/site/samePages'

it('[LOC-06] search engines know the pages of all locations as one, unless the site has no such page', () => {
  for (const path of ['/locations', '/dealerships', '/find-my-dealer', '/dealer-locator'])
    expect(canonicalPath(path, ['/', '/locations', path])).toBe('/locations')
  expect(canonicalPath('/dealerships', ['/', '/dealerships'])).toBe('/dealerships')
  expect(canonicalPath('/contact', ['/locations'])).toBe('/contact')
})
