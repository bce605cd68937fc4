import { describe, expect, test } from 'vitest'
import { validateThemeContrast } from '../../../src/domain/site/contrast'
import { FLAG_NAMES } from '../../../src/domain/site/flags'
import { brandedTheme, SITE_TEMPLATE_NAMES, SITE_TEMPLATES } from '../../../src/domain/site/siteTemplate'

describe.each(SITE_TEMPLATE_NAMES)('[SITE-01] the template %s', (name) => {
  const template = SITE_TEMPLATES[name]

  test.each([
    ['#b8322a', '#14213d'],
    ['#ffee00', '#ffffff'],
    ['#ffffff', '#eeeeee'],
    ['#000000', '#000000'],
  ])('has enough contrast with a brand of %s and %s', (accent, ink) => {
    expect(validateThemeContrast(brandedTheme(template, { accent, ink }).colours)).toEqual([])
  })

  test('sets only offered flags', () => {
    expect(FLAG_NAMES).toEqual(expect.arrayContaining(Object.keys(template.flags)))
  })
})

test('[SITE-01] a brand colour with enough contrast is unchanged', () => {
  const { colours } = brandedTheme(SITE_TEMPLATES.multiBrand, { accent: '#b8322a', ink: '#14213d' })
  expect([colours.accent, colours.ink]).toEqual(['#b8322a', '#14213d'])
})
