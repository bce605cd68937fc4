import { describe, expect, it } from 'vitest'
import { findThemeField, type Painted, readThemeField } from '../../../src/domain/preview/clickedTheme'

const colours = {
  ink: '#14213d',
  paper: '#ffffff',
  surface: '#f4f6f9',
  accent: '#b8322a',
  accentInk: '#ffffff',
  positive: '#1c7a4a',
  warning: '#8a5a00',
  sold: '#5b6472',
}

const find = (painted: Partial<Painted>) => findThemeField({ isHeading: false, backgrounds: [], colours, ...painted })

const CLEAR = 'rgba(0, 0, 0, 0)'

describe('the field of a theme that paints what is clicked', () => {
  it('is the innermost background of the theme', () => {
    expect(find({ backgrounds: [CLEAR, 'rgb(184, 50, 42)', 'rgb(255, 255, 255)'] })).toBe('theme.colours.accent')
    expect(find({ backgrounds: [CLEAR, 'rgb(1, 2, 3)', 'rgb(20, 33, 61)'] })).toBe('theme.colours.ink')
  })

  it('is the page itself where nothing else is painted, though text has its colour too', () => {
    expect(find({ backgrounds: ['rgb(255, 255, 255)'] })).toBe('theme.colours.paper')
    expect(find({ backgrounds: [CLEAR] })).toBe('theme.colours.paper')
  })

  it('is the font of a heading', () => {
    expect(find({ isHeading: true, backgrounds: ['rgb(184, 50, 42)'] })).toBe('theme.headingFont')
  })

  it('is read from a message only if a theme has it', () => {
    expect(readThemeField('theme.colours.sold')).toBe('theme.colours.sold')
    for (const other of ['domains', 'theme.colours.pink', 7, null]) expect(readThemeField(other)).toBeNull()
  })
})
