import { MIN_CONTRAST, nearestAccessibleColour, validateThemeContrast } from './contrast'
import type { FlagName } from './flags'
import type { SiteWording } from './site'
import type { Theme } from './theme'

export const SITE_TEMPLATE_NAMES = ['multiBrand', 'usedSpecialist', 'tractor', 'caravan'] as const
export type SiteTemplateName = (typeof SITE_TEMPLATE_NAMES)[number]

/** What a new dealer starts from (SITE-01, SITE-03): everything here may be changed afterwards. */
export interface SiteTemplate {
  label: string
  /** one sentence for whoever chooses */
  description: string
  stockNoun: { one: string; many: string }
  /** the look, less the two colours that are the brand's own */
  theme: Omit<Theme, 'colours'>
  surface: string
  paper: string
  /** switches that differ from the usual */
  flags: Partial<Record<FlagName, boolean>>
  /** phrases that differ from the usual */
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
    description: 'A brand bar, a range of new models, offers and every department.',
    stockNoun: { one: 'car', many: 'cars' },
    theme: base,
    surface: '#f3f6fa',
    paper: '#ffffff',
    flags: { variantPrices: true },
    wording: {},
  },
  usedSpecialist: {
    label: 'Used-car specialist',
    description: 'Used cars first, with how they are inspected and what is promised.',
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
    description: 'Machinery and utes of a country town: a welcome, ways to get help and the range below.',
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
    description: 'Caravans and campers, with room to breathe and a guide to towing.',
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

/** The colours of states, the same in every new theme; staff may change them afterwards. */
const STATE_COLOURS = { positive: '#13734a', warning: '#8a5200', sold: '#5b6472' }

/**
 * A template's theme in a brand's two colours, `#rrggbb`. A colour that would be hard to read moves to the nearest shade
 * that is not; the words on the accent are black or white, whichever reads better.
 */
export function brandedTheme(template: SiteTemplate, brand: { ink: string; accent: string }): Theme {
  const backgrounds = [template.paper, template.surface]
  const on = (ratio: number) => backgrounds.map((background) => ({ on: background, ratio }))
  const accent = nearestAccessibleColour(brand.accent, on(MIN_CONTRAST.control)) ?? brand.accent
  const colours: Theme['colours'] = {
    ink: nearestAccessibleColour(brand.ink, on(MIN_CONTRAST.text)) ?? '#000000',
    paper: template.paper,
    surface: template.surface,
    accent,
    accentInk: nearestAccessibleColour('#ffffff', [{ on: accent, ratio: MIN_CONTRAST.text }]) ?? '#000000',
    ...STATE_COLOURS,
  }
  for (const { colour, suggestion } of validateThemeContrast(colours)) if (suggestion) colours[colour] = suggestion
  return { ...template.theme, colours }
}
