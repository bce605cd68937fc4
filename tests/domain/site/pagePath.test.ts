import { describe, expect, it } from 'vitest'
import { MAX_PATH_LENGTH, validatePagePath } from '../../../src/domain/site/pagePath'
import { slugify } from '../../../src/domain/site/slug'

describe('the path of a CMS page', () => {
  it.each(['/', '/about-us', '/pages/winter-sale', '/toyota/overview', '/twg-cars', '/4x4-outdoor'])(
    '[SITE-08] can be %s',
    (path) => expect(validatePagePath(path)).toBeNull(),
  )

  it.each(['/admin', '/api/x', '/preview', '/cars/one', '/search', '/styleguide'])(
    'cannot be %s, which the website uses itself',
    (path) => expect(validatePagePath(path)).toContain('are reserved'),
  )

  it.each(['/a//b', '/about us', '/Über', '/-x', '/x-', '/a?b', '/%2e'])('cannot be %s', (path) =>
    expect(validatePagePath(path)).toContain('lower-case letters'),
  )

  it('has a maximum length', () => {
    expect(validatePagePath(`/${'a'.repeat(MAX_PATH_LENGTH - 1)}`)).toBeNull()
    expect(validatePagePath(`/${'a'.repeat(MAX_PATH_LENGTH)}`)).toContain('characters')
  })
})

describe('slugs', () => {
  it.each([
    ['Harbour Motor Group Geelong', 'harbour-motor-group-geelong'],
    ['Büch & Söhne (East)', 'buch-and-sohne-east'],
    ['2024 Toyota HiLux SR5+', '2024-toyota-hilux-sr5'],
    ['Dealer’s choice', 'dealers-choice'],
    ['   ', ''],
    ['日本', ''],
  ])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug))

  it('never end in a hyphen when truncated', () => {
    const slug = slugify(`${'a'.repeat(119)} b`)
    expect(slug).toBe('a'.repeat(119))
  })
})
