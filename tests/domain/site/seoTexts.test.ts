import { describe, expect, it } from 'vitest'
import { SEO_LENGTHS, seoDescription, seoTitle } from '../../../src/domain/site/seoTexts'

describe('a generated title', () => {
  it('has the name of the site where both fit', () => {
    expect(seoTitle('About us', 'Harbour Motor Group')).toBe('About us | Harbour Motor Group')
    expect(seoTitle('', 'Harbour Motor Group')).toBe('Harbour Motor Group')
    expect(seoTitle('About us', null)).toBe('About us')
  })

  it('is of a length that the form calls good', () => {
    const long = 'Book your next service with our factory-trained technicians in Geelong'
    for (const title of ['T19 page two', 'Finance your next car with people who know your town', long]) {
      const { length } = seoTitle(title, 'Harbour Motor Group')
      expect(length).toBeGreaterThanOrEqual(SEO_LENGTHS.title.minLength)
      expect(length).toBeLessThanOrEqual(SEO_LENGTHS.title.maxLength)
    }
    expect(seoTitle(long, 'Harbour Motor Group')).toBe('Book your next service with our factory-trained technicians…')
  })
})

describe('a generated description', () => {
  it('has the first sentences of the page, without its labels', () => {
    const texts = [
      'Why us?',
      'Read more',
      'Every car is inspected by our own\n technicians.',
      'Swap within seven days.',
    ]
    expect(seoDescription(['Opening hours', ...texts.slice(1)])).toBe(
      'Every car is inspected by our own technicians. Swap within seven days.',
    )
  })

  it('ends with a sentence, or between words, within 160 characters', () => {
    const sentence = 'Every used car comes with a written inspection by our own technicians.'
    expect(seoDescription([`${sentence} ${sentence} ${sentence}`])).toBe(`${sentence} ${sentence}`)
    const endless = seoDescription([`${'words without an end '.repeat(20)}.`])
    expect(endless).toMatch(/^words without an end .* (words|without|an|end)…$/)
    expect(endless.length).toBeLessThanOrEqual(SEO_LENGTHS.description.maxLength)
  })

  it('has headings where there are no sentences, and is empty for a page without words', () => {
    expect(seoDescription(['Cars under $20k', 'Utes and vans'])).toBe('Cars under $20k Utes and vans')
    expect(seoDescription(['Cars'])).toBe('')
  })
})
