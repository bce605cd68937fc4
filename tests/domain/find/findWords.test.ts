import { describe, expect, it } from 'vitest'
import { richText } from '../../../blocks/examples/richText'
import {
  containsWords,
  documentHref,
  excerptAround,
  plainText,
  splitFindWords,
} from '../../../src/domain/find/findWords'

describe('finding words', () => {
  it('splits a query into at most six words in lower case, without quotes', () => {
    expect(splitFindWords('  "Carpet"  SHOP shop ')).toEqual(['carpet', 'shop'])
    expect(splitFindWords('a b c d e f g')).toHaveLength(6)
  })

  it('needs every word', () => {
    expect(containsWords('A showroom that had been a carpet shop', ['shop', 'carpet'])).toBe(true)
    expect(containsWords('A carpet', ['shop', 'carpet'])).toBe(false)
  })

  it('shows the words around a match, cut between words', () => {
    const text = `${'before '.repeat(40)}mechanics ${'after '.repeat(40)}`
    const excerpt = excerptAround(text, ['mechanics'])
    expect(excerpt).toContain('mechanics')
    expect(excerpt.length).toBeLessThanOrEqual(96)
    expect(excerpt).toMatch(/^… before .* after …$/)
    expect(excerptAround('Short\n text', ['short'])).toBe('Short text')
  })

  it('reads rich text with its paragraphs apart', () => {
    expect(plainText(richText(['First.', 'Second.']))).toBe('First. Second.')
    expect(plainText(null)).toBe('')
  })

  it('names the field in the address', () => {
    expect(documentHref('pages', 3, 'layout.2.heading')).toBe('/admin/collections/pages/3?field=layout.2.heading')
    expect(documentHref('pages', 3)).toBe('/admin/collections/pages/3')
  })
})
