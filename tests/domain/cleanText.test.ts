import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanJson, cleanText, toSingleLine, truncateText } from '../../src/domain/cleanText'
import { addPageToVisit } from '../../src/domain/leads/visit'
import { parseJson } from '../../src/server/requestBody'

const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

describe('text input', () => {
  it('loses NUL and lone surrogates, and keeps valid emoji', () => {
    expect(cleanText('a\0b \ud83d c \ude00 d 😀')).toBe('ab  c  d 😀')
    expect(cleanJson({ 'k\0': ['\ud83d', { n: 1, b: true, x: null }] })).toEqual({
      k: ['', { n: 1, b: true, x: null }],
    })
  })

  it('of one line has no line breaks of any kind', () => {
    expect(toSingleLine('A\r\nBcc: x@y.z')).toBe('A Bcc: x@y.z')
    for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n \n\t'])
      expect(toSingleLine(`a${lineBreak}b`)).toBe('a b')
    expect(toSingleLine('a  b\tc')).toBe('a  b\tc')
  })

  it('can always be stored', () => {
    const characters = fc.array(fc.constantFrom('a', '😀', '\0', '\ud83d', '\ude00'))
    const anyText = characters.map((parts) => parts.join(''))
    const goodText = characters.map((parts) => cleanText(parts.join('')))
    fc.assert(fc.property(anyText, (text) => isStorable(cleanText(text))))
    fc.assert(
      fc.property(goodText, fc.nat(12), (text, max) => {
        const truncated = truncateText(text, max)
        return (
          truncated.length <= max &&
          truncated.length >= Math.min(max, text.length) - 1 &&
          isStorable(truncated) &&
          text.startsWith(truncated)
        )
      }),
    )
  })

  it('is cleaned within JSON, and rejected if it is nested too deeply', () => {
    expect(parseJson('{"message":"Hi\\u0000 \\ud83d"}')).toEqual({ message: 'Hi ' })
    expect(parseJson(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeNull()
    expect(parseJson('no json')).toBeNull()
  })

  it('[LEAD-01] is truncated for an enquiry without splitting an emoji', () => {
    const value = `${'x'.repeat(299)}😀`
    const { linked_query_params } = addPageToVisit(
      { visited_pages: [], linked_query_params: {} },
      '/',
      `?utm_source=${value}`,
    )
    expect(linked_query_params.utm_source).toBe('x'.repeat(299))
  })
})
