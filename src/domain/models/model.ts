import type { MediaImage } from '../site/site'

/** A model of the range that a dealer sells new. Prices are whole dollars. */
export interface Model {
  id: number
  slug: string
  name: string
  makeName: string
  makeSlug: string
  body: string | null
  status: 'new' | 'all_new' | 'coming_soon' | 'other'
  position: number
  image: MediaImage | null
  shortDescription: string | null
  description: string | null
  disclaimer: string | null
  fromPrice: number | null
  overrideUrl: string | null
  brochureUrl: string | null
  specSheetUrl: string | null
  youtubeId: string | null
}
