import type { MediaImage } from '../mediaImage'

/** A model of the range that a dealer sells new, as menus and the range show it. Prices are whole dollars. */
export interface Model {
  id: number
  slug: string
  name: string
  makeName: string
  makeSlug: string
  body: string | null
  /** further bodies under which the range lists it */
  otherBodies: string[]
  status: 'new' | 'all_new' | 'coming_soon' | 'other'
  position: number
  image: MediaImage | null
  shortDescription: string | null
  description: string | null
  disclaimer: string | null
  /** of the cheapest variant, drive away */
  fromPrice: number | null
  overrideUrl: string | null
  brochureUrl: string | null
  specSheetUrl: string | null
  youtubeId: string | null
}

/** A trim of a model. */
export interface ModelVariant {
  name: string
  fullName: string
  series: string | null
  image: MediaImage | null
  /** drive away, whole dollars; null where none is known */
  minPrice: number | null
  maxPrice: number | null
  features: string[]
}

/** How a feature of a model is laid out. */
export const FEATURE_TEMPLATES = ['beside', 'wide', 'card', 'words'] as const
export type FeatureTemplate = (typeof FEATURE_TEMPLATES)[number]

/** Something that a model has to tell. */
export interface ModelFeature {
  title: string
  template: FeatureTemplate
  description: string | null
  /** the first is the feature's own picture; several are swiped through */
  images: MediaImage[]
}

/** A paint that a model comes in. */
export interface ModelColour {
  name: string
  /** "#f4f4f2" */
  hex: string
  note: string | null
  image: MediaImage | null
}

/** Facts and figures under one heading; empty where they have none. */
export interface ModelSpecificationGroup {
  name: string
  lines: { label: string; value: string }[]
}

/** A model with everything that its page tells (MOD-04). */
export interface ModelDetail extends Model {
  fuel: string | null
  banner: MediaImage | null
  images: MediaImage[]
  variants: ModelVariant[]
  features: ModelFeature[]
  colours: ModelColour[]
  specifications: ModelSpecificationGroup[]
}
