import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Content } from '../src/newSite/siteContent'

/** Looks up ids of the site's seeded documents. Each function throws if there is none. */
export interface Refs {
  /** id of a picture by its file name, under `seed/media` or `src/newSite/pictures` */
  image: (file: string) => number
  /** id of a location by its slug */
  location: (slug: string) => number
  /** id of a make by its slug */
  make: (slug: string) => number
}

/** The content of a demo dealer. Stored in the same collections as other dealers' content. */
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
  /** finance providers by feed name; `make` and `locations` are slugs */
  finance: { provider: string; rules?: { make?: string; locations?: string[]; provider: string }[] }
  dealerships: Content<'dealerships'>[]
  /** `dealership` is a slug, `image` a file under `seed/media` */
  locations: (Content<'locations', 'dealership' | 'image'> & { dealership: string; image: string })[]
  /** cars of the tow matcher */
  towVehicles?: Content<'towVehicles'>[]
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
  /** `models` are slugs; `carsLike` selects available cars of the demo stock, cheapest first */
  offers?: (refs: Refs) => (Content<'offers', 'cars' | 'models'> & { models?: string[]; carsLike?: CarSelection })[]
  /** additional pictures for pages, offers and posts: paths under `public` with alt text */
  photos?: { path: string; alt: string }[]
}

type RangeModel = Content<'models', 'make' | 'image' | 'banner' | 'images' | 'features' | 'colours'>
type ModelRow<Name extends 'features' | 'colours'> = Omit<
  NonNullable<RequiredDataFromCollectionSlug<'models'>[Name]>[number],
  'id' | 'image' | 'images'
> & { image?: string }

/** A model. `make` is a slug; pictures are paths under `public`. */
type ModelFields = RangeModel & {
  make: string
  image: string
  images?: string[]
  features?: ModelRow<'features'>[]
  colours?: ModelRow<'colours'>[]
}

/** Selects up to `limit` cars of the site's stock. */
export interface CarSelection {
  make: string
  model?: string
  carType?: 'new' | 'used' | 'demo'
  limit: number
}
