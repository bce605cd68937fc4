import type { Field, NumberField, SelectField, TextField } from 'payload'
import { contrastMessage, validateThemeContrast } from '../../../src/domain/site/contrast'
import { BODY_FONTS, HEADING_FONTS, THEME_COLOURS, type Theme, type ThemeColour } from '../../../src/domain/site/theme'
import { noFieldAccess } from '../../access/rules'

const COLOURS: Record<ThemeColour, [label: string, hex: string, help: string]> = {
  ink: ['Ink', '#14213d', 'Text and dark backgrounds.'],
  paper: ['Paper', '#ffffff', 'Page background.'],
  surface: ['Surface', '#f4f6f9', 'Cards, panels and soft sections.'],
  accent: ['Accent', '#b8322a', 'Primary buttons.'],
  accentInk: ['Text on accent', '#ffffff', 'Text on primary buttons.'],
  positive: ['Positive', '#1c7a4a', 'Savings, success, open now.'],
  warning: ['Warning', '#8a5a00', 'Warnings and closing soon.'],
  sold: ['Sold', '#5b6472', 'The sold tag and sold prices.'],
}

const LABELS = Object.fromEntries(Object.entries(COLOURS).map(([name, [label]]) => [name, label])) as Record<
  ThemeColour,
  string
>

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Contrast error of a colour, with the nearest readable colour. Null if it passes or other colours are incomplete. */
export function validateContrast(name: ThemeColour, colours: Partial<Theme['colours']>): string | null {
  if (!THEME_COLOURS.every((colour) => isHex(colours[colour]))) return null
  const problem = validateThemeContrast(colours as Theme['colours']).find(({ colour }) => colour === name)
  return problem ? contrastMessage(problem, LABELS) : null
}

const FONT_LABELS = {
  instrumentSans: 'Instrument Sans',
  bricolageGrotesque: 'Bricolage Grotesque',
  barlowCondensed: 'Barlow Condensed',
  fraunces: 'Fraunces',
  inter: 'Inter',
  sourceSans: 'Source Sans',
} as const

const colour = (name: ThemeColour): TextField => {
  const [label, defaultValue, description] = COLOURS[name]
  return {
    name,
    label,
    type: 'text',
    required: true,
    defaultValue,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: Partial<Theme['colours']> }) => {
      if (!isHex(value)) return 'Enter a hex colour, such as #14213d.'
      return validateContrast(name, { ...siblingData, [name]: value }) ?? true
    },
    admin: { description, components: { Field: '/src/admin/fields/ColourField.tsx#ColourField' } },
  }
}

const choice = (
  name: string,
  label: string,
  defaultValue: string,
  options: Record<string, string>,
  description?: string,
): SelectField => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  admin: { width: '33%', description },
})

const fontOptions = (names: readonly (keyof typeof FONT_LABELS)[]) =>
  Object.fromEntries(names.map((name) => [name, FONT_LABELS[name]]))

/** Id of the site that the theme was copied from; only Copy theme to site sets it. */
export const themeSourceField: NumberField = {
  name: 'theme_copied_from',
  type: 'number',
  admin: { hidden: true, disableBulkEdit: true },
  access: { create: noFieldAccess, update: noFieldAccess },
}

/** Design tokens of a site. */
export const themeFields: Field[] = [
  {
    name: 'copyTheme',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/src/admin/copies/CopyToSite.tsx#CopyThemeButton' },
    },
  },
  {
    name: 'theme',
    label: false,
    type: 'group',
    interfaceName: 'SiteTheme',
    admin: { hideGutter: true },
    fields: [
      {
        name: 'colours',
        label: 'Colours',
        type: 'group',
        interfaceName: 'SiteColours',
        admin: {
          hideGutter: true,
          className: 'forecourt-colours',
          description: 'Colour pairs must meet contrast rules. The nearest readable colour is suggested.',
        },
        fields: (Object.keys(COLOURS) as ThemeColour[]).map(colour),
      },
      {
        type: 'row',
        fields: [
          choice('headingFont', 'Heading font', 'instrumentSans', fontOptions(HEADING_FONTS)),
          choice('headingWeight', 'Heading weight', '600', {
            400: 'Regular',
            500: 'Medium',
            600: 'Semi-bold',
            700: 'Bold',
            800: 'Extra bold',
          }),
          choice('bodyFont', 'Text font', 'instrumentSans', fontOptions(BODY_FONTS)),
        ],
      },
      {
        type: 'row',
        fields: [
          choice('headingCase', 'Heading case', 'none', { none: 'As typed', uppercase: 'Uppercase' }),
          choice('headingTracking', 'Heading spacing', 'normal', { tight: 'Tight', normal: 'Normal', wide: 'Wide' }),
          choice('density', 'Spacing', 'regular', { compact: 'Compact', regular: 'Regular', airy: 'Airy' }),
        ],
      },
      {
        type: 'row',
        fields: [
          choice('radius', 'Corners', 'soft', { square: 'Square', soft: 'Soft', round: 'Round' }),
          choice('buttonShape', 'Buttons', 'soft', { square: 'Square', soft: 'Soft', pill: 'Pill' }),
          choice('cardStyle', 'Cards', 'raised', { flat: 'Flat', outlined: 'Outlined', raised: 'Raised' }),
        ],
      },
      {
        type: 'row',
        fields: [
          choice('headerLayout', 'Header', 'logoLeft', {
            logoLeft: 'Logo on the left',
            logoCentre: 'Logo centred',
            splitBrandBar: 'With a brand bar',
          }),
          choice('heroStyle', 'Banner', 'split', {
            fullBleed: 'Full-width image',
            split: 'Text beside image',
            framed: 'Framed image',
          }),
        ],
      },
    ],
  },
]
