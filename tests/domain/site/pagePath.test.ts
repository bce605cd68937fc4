import { describe, expect, it } from 'vitest'
import { MAX_PATH_LENGTH, validatePagePath } from '../../../src/domain/site/pagePath'
import { slugify } from '../../../src/domain/site/slug'

describe('the address of a CMS page', () => {
  it.each(['/', '/about-us', '/pages/winter-sale', '/toyota/overview', '/twg-cars', '/4x4-outdoor'])(
    '[SITE-08] may be %s',
    (path) => expect(validatePagePath(path)).toBeNull(),
  )

  it.each(['/admin', '/api/x', '/preview', '/cars/one', '/search', '/styleguide'])(
    'may not be %s, which the website answers itself',
    (path) => expect(validatePagePath(path)).toContain('are reserved'),
  )

  it.each(['/a//b', '/about us', '/Über', '/-x', '/x-', '/a?b', '/%2e'])('may not be %s', (path) =>
    expect(validatePagePath(path)).toContain('lower-case letters'),
  )

  it('ends before it gets unwieldy', () => {
    expect(validatePagePath(`/${'a'.repeat(MAX_PATH_LENGTH - 1)}`)).toBeNull()
    expect(validatePagePath(`/${'a'.repeat(MAX_PATH_LENGTH)}`)).toContain('characters')
  })
})

describe('words as the last part of an address', () => {
  it.each([
    ['Harbour Motor Group Geelong', 'harbour-motor-group-geelong'],
    ['Büch & Söhne (East)', 'buch-and-sohne-east'],
    ['2024 Toyota HiLux SR5+', '2024-toyota-hilux-sr5'],
    ['Dealer’s choice', 'dealers-choice'],
    ['   ', ''],
    ['日本', ''],
  ])('%j becomes %j', (words, slug) => expect(slugify(words)).toBe(slug))

  it('never ends in a hyphen where it is cut', () => {
    const slug = slugify(`${'a'.repeat(119)} b`)
    expect(slug).toBe('a'.repeat(119))
  })
})
