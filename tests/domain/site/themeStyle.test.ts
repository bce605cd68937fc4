import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, fromOklab, toOklab } from '@/domain/site/colour'
import { validateThemeContrast } from '@/domain/site/contrast'
import { THEME_COLOURS, type Theme, type ThemeColour } from '@/domain/site/theme'
import { themeStyle } from '@/site/theme/themeStyle'
import { themes } from '../../../blocks/examples/themes'

const SURFACES = ['paper', 'surface', 'ink', 'accent'] as const
type Surface = (typeof SURFACES)[number]

/** Text and its background, by the names of the CSS variables; all need a contrast of 4.5. */
const TEXT: [text: string, on: string][] = [
  ['ink', 'background'],
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'card'],
  ['muted', 'background'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'card'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['accent-ink', 'accent-active'],
  ['accent-text', 'background'],
  ['accent-text', 'paper'],
  ['accent-text', 'surface'],
  ['positive-ink', 'positive'],
  ['positive-text', 'surface'],
  ['warning-ink', 'warning'],
  ['warning-text', 'surface'],
  ['sold-ink', 'sold'],
  ['danger', 'background'],
  ['danger', 'paper'],
]

/** Tinted backgrounds of badges and notices, which sections on the accent do not use. */
const TINTED: [text: string, on: string][] = [
  ['accent-text', 'accent-soft'],
  ['positive-text', 'positive-soft'],
  ['warning-text', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
]

/** Outlines of controls, focus rings and stars; all need a contrast of 3. */
const SHAPES: [shape: string, on: string][] = [
  ['control', 'background'],
  ['control', 'paper'],
  ['focus', 'background'],
  ['focus', 'surface'],
  ['star', 'background'],
  ['star', 'surface'],
]

/** Finds pairs with too little contrast on a background. */
function findLowContrast(theme: Theme, background: Surface) {
  const colour = resolveColours(theme, background)
  const pairs = background === 'accent' ? TEXT : [...TEXT, ...TINTED]
  const measure = (minRatio: number) => (pair: [string, string]) => {
    const [text, on] = pair.map(colour) as [string, string]
    return { pair, text, on, ratio: contrastRatio(text, on), minRatio }
  }
  return [...pairs.map(measure(4.5)), ...SHAPES.map(measure(3))].filter(({ ratio, minRatio }) => ratio < minRatio)
}

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test('[SITE-01] its colours pass the contrast check on save', () => {
    expect(validateThemeContrast(theme.colours)).toEqual([])
  })

  test.each(SURFACES)('[SITE-01] all text and shapes on the %s background have AA contrast', (background) => {
    expect(findLowContrast(theme, background)).toEqual([])
  })
})

test('[SITE-01] a theme becomes CSS variables and attributes, with nothing left out', () => {
  const { style, attributes } = themeStyle(themes.ironbark)
  expect(style).toMatchObject({
    '--site-ink': '#23211f',
    '--site-heading-case': 'uppercase',
    '--site-heading-weight': 700,
  })
  expect(attributes).toMatchObject({ 'data-radius': 'square', 'data-card': 'outlined', 'data-header': 'logoLeft' })
  expect(Object.values({ ...style, ...attributes })).not.toContain(undefined)
})

test('[SITE-01] an accent with too little contrast for text is kept for buttons and darkened for links', () => {
  const pale: Theme = { ...themes.harbour, colours: { ...themes.harbour.colours, accent: '#ffb000' } }
  const style = themeStyle(pale).style as Record<string, string>
  expect(style['--site-accent']).toBe('#ffb000')
  expect(contrastRatio(style['--site-accent-text']!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(style['--site-accent-inverse']).toBe('#ffb000')
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyColours = fc.record(
  Object.fromEntries(THEME_COLOURS.map((name) => [name, hex])) as Record<ThemeColour, typeof hex>,
)

/** Random colours, with each that fails the check replaced by its suggestion, as staff would. */
const savedColours = anyColours.map((random) => {
  // A panel is a shade of the page: no text colour has enough contrast on both a black page and a white panel.
  const colours = { ...random, surface: mix(random.ink, random.paper, 0.06) }
  const advice = validateThemeContrast(colours).map(({ colour, suggestion }) => [colour, suggestion ?? colours[colour]])
  return { ...colours, ...(Object.fromEntries(advice) as Partial<typeof colours>) }
})

test('[SITE-01] any colours that can be saved have enough contrast on every background', () => {
  fc.assert(
    fc.property(savedColours, (colours) => {
      fc.pre(validateThemeContrast(colours).length === 0)
      for (const background of SURFACES) expect(findLowContrast({ ...themes.harbour, colours }, background)).toEqual([])
    }),
    { numRuns: 30, seed: 20 },
  )
}, 30_000)

const RULES = [
  ...readFileSync(new URL('../../../src/ui/styles/surfaceColours.css', import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]+)\}/g),
]

/** Resolves colours as the stylesheet does on a background, with `var()` and `color-mix()`. */
function resolveColours(theme: Theme, background: Surface): (name: string) => string {
  const values = new Map(Object.entries(themeStyle(theme).style).map(([name, value]) => [name, String(value)]))
  for (const [, selectors, body] of RULES) {
    const applies = selectors!.split(',').some((selector) => {
      const target = selector.trim()
      return target === '[data-theme]' || target === '[data-surface]' || target === `[data-surface="${background}"]`
    })
    if (!applies) continue
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name!, value!.trim())
  }
  const resolve = (value: string): string => {
    if (value.startsWith('#')) return value.length === 4 ? value.replaceAll(/[^#]/g, '$&$&') : value
    const variableReference = /^var\((--[\w-]+)\)$/.exec(value)
    if (variableReference) return resolve(values.get(variableReference[1]!)!)
    if (/var\(--[\w-]+-share/.test(value))
      return resolve(value.replaceAll(/var\((--[\w-]+-share[\w-]*)\)/g, (_, name) => values.get(name)!))
    const mixed = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/.exec(value)
    if (!mixed) throw new Error(`A colour that the test cannot follow: ${value}`)
    return mix(resolve(mixed[1]!), resolve(mixed[3]!), Number(mixed[2]) / 100)
  }
  return (name) => resolve(`var(--${name})`)
}

function mix(first: string, second: string, share: number): string {
  const a = toOklab(first)
  const b = toOklab(second)
  const mixAxis = (axis: keyof typeof a) => a[axis] * share + b[axis] * (1 - share)
  return fromOklab({ lightness: mixAxis('lightness'), a: mixAxis('a'), b: mixAxis('b') })
}
