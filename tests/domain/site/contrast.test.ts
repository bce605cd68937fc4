import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, fromOklab, toOklab } from '../../../src/domain/site/colour'
import {
  contrastMessage,
  nearestAccessibleColour,
  parseSuggestedColour,
  validateThemeContrast,
} from '../../../src/domain/site/contrast'
import { signInLink } from '../../../src/domain/site/signIn'
import type { ThemeColour } from '../../../src/domain/site/theme'

const colours: Record<ThemeColour, string> = {
  ink: '#0b1f3b',
  paper: '#ffffff',
  surface: '#f3f6fa',
  accent: '#b3431a',
  accentInk: '#ffffff',
  positive: '#13734a',
  warning: '#8f5300',
  sold: '#56637a',
}
const labels: Record<ThemeColour, string> = {
  ink: 'Ink',
  paper: 'Paper',
  surface: 'Surface',
  accent: 'Accent',
  accentInk: 'Text on accent',
  positive: 'Good',
  warning: 'Careful',
  sold: 'Sold',
}
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#336699', '#336699', 1],
  ])('of %s and %s is %d, in either order', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(second, first)).toBe(contrastRatio(first, second))
  })

  it('OKLab converts back to the same colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(fromOklab(toOklab(colour))).toBe(colour)
      }),
    )
  })
})

describe('[SITE-01] contrast checks of a theme', () => {
  it('a theme with enough contrast has no problems', () => {
    expect(validateThemeContrast(colours)).toEqual([])
  })

  it.each([
    ['ink', '#8a8f98', ['paper', 'surface']],
    ['accentInk', '#e8b29c', ['accent']],
    ['accent', '#ffb199', ['paper', 'surface']],
    ['positive', '#8fe0b8', ['paper']],
    ['warning', '#ffcc66', ['paper']],
    ['sold', '#c9ced6', ['paper']],
  ] as const)('%s as %s fails on %j', (colour, value, backgrounds) => {
    const problems = validateThemeContrast({ ...colours, [colour]: value }).filter(
      (problem) => problem.colour === colour,
    )
    expect(problems.map((problem) => problem.on)).toEqual(backgrounds)
  })

  it('the suggestion fixes every pair of that colour', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (accent, accentInk) => {
        const theme = { ...colours, accent, accentInk }
        for (const { colour, suggestion } of validateThemeContrast(theme)) {
          if (!suggestion) continue
          const mended = validateThemeContrast({ ...theme, [colour]: suggestion })
          expect(mended.filter((problem) => problem.colour === colour)).toEqual([])
        }
      }),
    )
  })

  it('every background has a text colour', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (text, on) => {
        expect(nearestAccessibleColour(text, [{ on, ratio: 4.5 }])).not.toBeNull()
      }),
    )
  })

  it('the nearest shade keeps the hue with the smallest change', () => {
    const shade = nearestAccessibleColour('#f4573f', [{ on: '#ffffff', ratio: 4.5 }]) ?? ''
    expect(contrastRatio(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shade, '#ffffff')).toBeLessThan(4.6)
    expect(nearestAccessibleColour('#b3431a', [{ on: '#ffffff', ratio: 4.5 }])).toBe('#b3431a')
  })

  it('between white and black there can be none', () => {
    const backgrounds = ['#ffffff', '#000000'].map((on) => ({ on, ratio: 4.6 }))
    expect(nearestAccessibleColour('#808080', backgrounds)).toBeNull()
  })

  it('the message has the problem and the suggestion', () => {
    const [problem] = validateThemeContrast({ ...colours, accentInk: '#b3431a' })
    expect(problem && contrastMessage(problem, labels)).toMatch(
      /^Text on accent on Accent has a contrast of 1; at least 4.5 is required. The nearest valid colour is #[0-9a-f]{6}\.$/,
    )
    expect(problem && parseSuggestedColour(contrastMessage(problem, labels))).toBe(problem?.suggestion)
    expect(parseSuggestedColour('Enter a hex colour, such as #14213d.')).toBeUndefined()
  })
})

it('[FAV-05] the sign-in page has a target and a return address', () => {
  expect(signInLink('my-garage', '/my-garage', '/')).toBe('/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F')
})
