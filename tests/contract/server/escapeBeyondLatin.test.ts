import { expect, it } from 'vitest'
import { escapeBeyondLatin } from '@/server/escapeBeyondLatin.mjs'

it.each([
  ['<p title="9–5">café – 😀</p>', '<p title="9&#8211;5">café &#8211; &#128512;</p>'],
  ['<script data-a="–">f("–😀")</script>', '<script data-a="&#8211;">f("\\u2013\\ud83d\\ude00")</script>'],
  [
    '<script type="application/ld+json">{"a":"–"}</script>–',
    '<script type="application/ld+json">{"a":"\\u2013"}</script>&#8211;',
  ],
  ['<style>a::before{content:"→b"}</style>', '<style>a::before{content:"\\2192 b"}</style>'],
])('%s becomes %s', (html, escaped) => {
  expect(escapeBeyondLatin(html)).toBe(escaped)
})

it('what a script or JSON reads stays the same', () => {
  const [, json = ''] =
    /<script>(.*)<\/script>/.exec(escapeBeyondLatin('<script>["9–5","😀","\\\\u2013"]</script>')) ?? []
  expect(json).not.toMatch(/[\u0100-\u{10ffff}]/u)
  expect(JSON.parse(json)).toEqual(['9–5', '😀', '\\u2013'])
})

it('keeps a page in one byte for each character, and one in another script', () => {
  for (const html of ['<p>café © ·</p>', `<p>${'日本'.repeat(251)}</p>`]) expect(escapeBeyondLatin(html)).toBe(html)
  expect(escapeBeyondLatin(`<p>${'–'.repeat(500)}</p>`)).toBe(`<p>${'&#8211;'.repeat(500)}</p>`)
})
