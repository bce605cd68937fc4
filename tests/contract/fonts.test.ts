import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BODY_FONTS, HEADING_FONTS } from '@/domain/site/theme'
import { FONTS, fontFaces } from '@/site/theme/fonts'
import { themes } from '../../blocks/examples/themes'

const toUrl = (path: string) => new URL(`../../${path}`, import.meta.url)

describe.each(Object.entries(FONTS))('the font %s', (_, { files }) => {
  test.each(files)('$file is the latin subset of the package, byte for byte', ({ file, from }) => {
    expect(readFileSync(toUrl(`public/forecourt/fonts/${file}`))).toEqual(readFileSync(toUrl(`node_modules/${from}`)))
  })
})

test('every font that a theme can name exists', () => {
  expect(Object.keys(FONTS).sort()).toEqual([...new Set([...HEADING_FONTS, ...BODY_FONTS])].sort())
})

describe.each(Object.entries(themes))('%s', (_, theme) => {
  const { css, preload } = fontFaces(theme)

  test('loads at most two files, all of them part of the project', () => {
    expect(preload.length).toBeLessThanOrEqual(2)
    for (const url of preload) expect(existsSync(toUrl(`public${url}`))).toBe(true)
    const fontUrls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
    expect(fontUrls.sort()).toEqual([...preload].sort())
  })

  test('keeps the text’s layout, with a fallback of the same width and height', () => {
    const displays = Array.from(css.matchAll(/font-display:(\w+)/g), ([, display]) => display)
    expect(displays).toEqual(preload.map(() => 'optional'))
    expect(css).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/)
  })
})

test('a heading font with one file per weight uses the weight of the theme', () => {
  const { preload } = fontFaces({ ...themes.ironbark, headingWeight: 600 })
  expect(preload).toContain('/forecourt/fonts/barlow-condensed-600-5.3.0.woff2')
})

test('the fallback for uppercase headings has the width of capitals', () => {
  const widthOf = (headingCase: 'none' | 'uppercase') =>
    /'Barlow Condensed Fallback';font-weight:600 900;.*?size-adjust:([\d.]+)%/.exec(
      fontFaces({ ...themes.ironbark, headingCase }).css,
    )?.[1]
  expect([widthOf('none'), widthOf('uppercase')]).toEqual(['76.18', '68.63'])
})
