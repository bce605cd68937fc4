import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Content } from '../src/newSite/siteContent'

/** Finds what the same site was seeded with, by the names that people use. Each throws where there is no such thing. */
export interface Refs {
  /** id of a picture by its file name, under `seed/media` or `src/newSite/pictures` */
  image: (file: string) => number
  /** id of a location by its slug */
  location: (slug: string) => number
  /** id of a make by its slug */
  make: (slug: string) => number
}

/** Everything that makes one demo dealer, as data; it goes through the same collections as a dealer's own. */
export interface DemoSite {
  site: Content<
    'sites',
    'warranties' | 'group' | 'logo' | 'logoInverse' | 'favicon' | 'brands' | 'dealerships' | 'dealership_websites'
  > & {
    /** files under `seed/media` */
    logo: string
    logoInverse: string
    favicon: string
    /** slugs of makes, in the order of the brand bar */
    brands: string[]
  }
  /** in order; `makes` are slugs */
  warranties?: { wording: string; makes?: string[]; carTypes?: ('new' | 'used' | 'demo')[] }[]
  makes: Content<'makes', 'logo'>[]
  financeProviders: Content<'financeProviders'>[]
  /** names in feeds of the providers that stand behind the site's repayments; `make` and `locations` are slugs */
  finance: { provider: string; rules?: { make?: string; locations?: string[]; provider: string }[] }
  dealerships: Content<'dealerships'>[]
  /** `dealership` is a slug, `image` a file under `seed/media` */
  locations: (Content<'locations', 'dealership' | 'image'> & { dealership: string; image: string })[]
  models: ModelFields[]
  /** `location` is a slug */
  reviews: (Content<'reviews', 'location'> & { location?: string })[]
  menus: Content<'menus'>[]
  pages: (refs: Refs) => Content<'pages'>[]
  layouts: (refs: Refs) => Content<'layouts'>[]
  promoCards: (refs: Refs) => Content<'promoCards'>[]
  promoTiles: (refs: Refs) => Content<'promoTiles'>[]
  hoursWording: (refs: Refs) => Content<'hoursWording'>[]
  redirects: Content<'redirects'>[]
  posts?: (refs: Refs) => Content<'posts'>[]
  /** `models` are slugs; `carsLike` finds cars of the demo stock that can be bought, the cheapest first */
  offers?: (refs: Refs) => (Content<'offers', 'cars' | 'models'> & { models?: string[]; carsLike?: CarsLike })[]
  /** pictures that pages, offers and posts show beside the dealer's own: paths under `public` with what they show */
  photos?: { path: string; alt: string }[]
}

type RangeModel = Content<'models', 'make' | 'image' | 'banner' | 'images' | 'features' | 'colours'>
type ModelRow<Name extends 'features' | 'colours'> = Omit<
  NonNullable<RequiredDataFromCollectionSlug<'models'>[Name]>[number],
  'id' | 'image' | 'images'
> & { image?: string }

/** A model; `make` is a slug, pictures are paths under `public`, such as those of the stock photos. */
type ModelFields = RangeModel & {
  make: string
  image: string
  images?: string[]
  features?: ModelRow<'features'>[]
  colours?: ModelRow<'colours'>[]
}

/** Cars of the site's stock, at most `limit` of them. */
export interface CarsLike {
  make: string
  model?: string
  carType?: 'new' | 'used' | 'demo'
  limit: number
}
