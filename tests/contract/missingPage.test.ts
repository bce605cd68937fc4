import { describe, expect, it } from 'vitest'
import { hasInvalidVersion } from '../../src/admin/missingPage/hasInvalidVersion'

describe('a version that cannot exist is refused before the form of its document is rendered', () => {
  it.each([
    'collections/pages/7/versions/2147483648',
    'collections/pages/7/versions/0',
    'collections/pages/7/versions/-1',
    'collections/pages/7/versions/abc',
    'collections/pages/trash/7/versions/9999999999999',
  ])('%s', (path) => expect(hasInvalidVersion(path.split('/'))).toBe(true))

  it.each([
    'collections/pages/7/versions/12',
    'collections/pages/7/versions',
    'collections/pages/trash/7/versions/12',
    'collections/pages/abc',
    'collections/pages',
    'launch',
  ])('other than %s', (path) => expect(hasInvalidVersion(path.split('/'))).toBe(false))
})
