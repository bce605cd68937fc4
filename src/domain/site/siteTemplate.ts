import { MIN_CONTRAST, nearestAccessibleColour, validateThemeContrast } from './contrast'
import type { FlagName } from './flags'
import type { SiteWording } from './site'
import type { Theme } from './theme'

export const SITE_TEMPLATE_NAMES = ['multiBrand', 'usedSpecialist', 'tractor', 'caravan'] as const
export type SiteTemplateName = (typeof SITE_TEMPLATE_NAMES)[number]

/** The starting point of a new site (SITE-01, SITE-03); everything can be changed later. */
export interface SiteTemplate {
  label: string
  /** one sentence shown when choosing */
  description: string
  stockNoun: { one: string; many: string }
  /** theme without the brand colours */
  theme: Omit<Theme, 'colours'>
  surface: string
  paper: string
  /** flags that differ from the defaults */
  flags: Partial<Record<FlagName, boolean>>
  /** phrases that differ from the defaults */
  wording: Partial<SiteWording>
}

const base: Omit<Theme, 'colours'> = {
  headingFont: 'instrumentSans',
  bodyFont: 'instrumentSans',
  headingWeight: 600,
  headingCase: 'none',
  headingTracking: 'tight',
  radius: 'soft',
  density: 'regular',
  cardStyle: 'raised',
  headerLayout: 'splitBrandBar',
  heroStyle: 'split',
  buttonShape: 'soft',
}

export const SITE_TEMPLATES: Record<SiteTemplateName, SiteTemplate> = {
  multiBrand: {
    label: 'New, demo and used cars of several brands',
    description: 'Brand bar, new model range and offers.',
    stockNoun: { one: 'car', many: 'cars' },
    theme: base,
    surface: '#f3f6fa',
    paper: '#ffffff',
    flags: { variantPrices: true },
    wording: {},
  },
  usedSpecialist: {
    label: 'Used-car specialist',
    description: 'Used cars first, with inspection and warranty information.',
    stockNoun: { one: 'car', many: 'cars' },
    theme: {
      ...base,
      headingFont: 'bricolageGrotesque',
      headingWeight: 700,
      radius: 'round',
      cardStyle: 'flat',
      headerLayout: 'logoLeft',
      heroStyle: 'framed',
      buttonShape: 'pill',
    },
    surface: '#f3ecdf',
    paper: '#fdfaf4',
    flags: { offers: false, variantPrices: false, showPhoneAtOnce: true },
    wording: { tradeInValuation: 'Sell us yours' },
  },
  tractor: {
    label: 'Tractors and cars',
    description: 'Machinery and utes for a regional dealer: welcome, services and range.',
    stockNoun: { one: 'machine', many: 'machines' },
    theme: {
      ...base,
      headingFont: 'barlowCondensed',
      bodyFont: 'sourceSans',
      headingWeight: 700,
      headingCase: 'uppercase',
      headingTracking: 'normal',
      radius: 'square',
      density: 'compact',
      cardStyle: 'outlined',
      headerLayout: 'logoLeft',
      heroStyle: 'fullBleed',
      buttonShape: 'square',
    },
    surface: '#f2efeb',
    paper: '#ffffff',
    flags: {
      fuelTags: false,
      fuelCalculator: false,
      priceComparison: false,
      variantPrices: false,
      showPhoneAtOnce: true,
    },
    wording: { enquireNow: 'Enquire', tradeInValuation: 'Trade it in', noPrice: 'Ring for price.' },
  },
  caravan: {
    label: 'Caravans',
    description: 'Caravans and campers, with a spacious layout and a towing guide.',
    stockNoun: { one: 'caravan', many: 'caravans' },
    theme: {
      ...base,
      headingFont: 'fraunces',
      bodyFont: 'sourceSans',
      headingWeight: 500,
      density: 'airy',
      cardStyle: 'flat',
      headerLayout: 'logoCentre',
      heroStyle: 'fullBleed',
      buttonShape: 'pill',
    },
    surface: '#eef2ee',
    paper: '#fbfaf6',
    flags: { fuelTags: false, fuelCalculator: false, priceComparison: false },
    wording: { tradeInValuation: 'Trade in your van' },
  },
}

/** Status colours of every new theme; staff can change them. */
const STATE_COLOURS = { positive: '#13734a', warning: '#8a5200', sold: '#5b6472' }

/**
 * A template's theme with a brand's two colours, `#rrggbb`. Colours with too little contrast move to the nearest readable
 * shade; text on the accent is black or white, whichever is more readable.
 */
export function brandedTheme(template: SiteTemplate, brand: { ink: string; accent: string }): Theme {
  const backgrounds = [template.paper, template.surface]
  const requirements = (ratio: number) => backgrounds.map((background) => ({ on: background, ratio }))
  const accent = nearestAccessibleColour(brand.accent, requirements(MIN_CONTRAST.control)) ?? brand.accent
  const colours: Theme['colours'] = {
    ink: nearestAccessibleColour(brand.ink, requirements(MIN_CONTRAST.text)) ?? '#000000',
    paper: template.paper,
    surface: template.surface,
    accent,
    accentInk: nearestAccessibleColour('#ffffff', [{ on: accent, ratio: MIN_CONTRAST.text }]) ?? '#000000',
    ...STATE_COLOURS,
  }
  for (const { colour, suggestion } of validateThemeContrast(colours)) if (suggestion) colours[colour] = suggestion
  return { ...template.theme, colours }
}
