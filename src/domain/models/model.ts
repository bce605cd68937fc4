import type { MediaImage } from '../mediaImage'

/** A model of the new car range. Prices are whole dollars. */
export interface Model {
  id: number
  slug: string
  name: string
  makeName: string
  makeSlug: string
  body: string | null
  /** additional bodies under which the range lists it */
  otherBodies: string[]
  status: 'new' | 'all_new' | 'coming_soon' | 'other'
  position: number
  image: MediaImage | null
  shortDescription: string | null
  description: string | null
  disclaimer: string | null
  /** drive-away price of the cheapest variant */
  fromPrice: number | null
  overrideUrl: string | null
  brochureUrl: string | null
  specSheetUrl: string | null
  youtubeId: string | null
}

/** A variant of a model. */
export interface ModelVariant {
  name: string
  fullName: string
  series: string | null
  image: MediaImage | null
  /** drive away, whole dollars; null if unknown */
  minPrice: number | null
  maxPrice: number | null
  features: string[]
}

/** Layout of a model's feature. */
export const FEATURE_TEMPLATES = ['beside', 'wide', 'card', 'words'] as const
export type FeatureTemplate = (typeof FEATURE_TEMPLATES)[number]

/** A feature of a model. */
export interface ModelFeature {
  title: string
  template: FeatureTemplate
  description: string | null
  /** the first is the feature's main picture; several make a carousel */
  images: MediaImage[]
}

/** A paint colour of a model. */
export interface ModelColour {
  name: string
  /** "#f4f4f2" */
  hex: string
  note: string | null
  image: MediaImage | null
}

/** Specifications under one heading; the heading is empty if ungrouped. */
export interface ModelSpecificationGroup {
  name: string
  lines: { label: string; value: string }[]
}

/** A model with the content of its page (MOD-04). */
export interface ModelDetail extends Model {
  fuel: string | null
  banner: MediaImage | null
  images: MediaImage[]
  variants: ModelVariant[]
  features: ModelFeature[]
  colours: ModelColour[]
  specifications: ModelSpecificationGroup[]
}
