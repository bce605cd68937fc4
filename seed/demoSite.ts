import type { RequiredDataFromCollectionSlug } from 'payload'

/** Collections that demo data fills. */
export type SeededCollection =
  | 'sites'
  | 'makes'
  | 'models'
  | 'dealerships'
  | 'financeProviders'
  | 'locations'
  | 'menus'
  | 'pages'
  | 'layouts'
  | 'reviews'
  | 'promoCards'
  | 'promoTiles'
  | 'hoursWording'
  | 'redirects'
  | 'offers'
  | 'posts'

/** What staff would enter, less what the seed fills in by itself. */
type Fields<Slug extends SeededCollection, Linked extends string = never> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'id' | 'site' | 'createdAt' | 'updatedAt' | '_status' | Linked
>

/** Finds what the same site was seeded with, by the names that people use. Each throws where there is no such thing. */
export interface Refs {
  /** id of a picture by its file name under `seed/media` */
  image: (file: string) => number
  /** id of a location by its slug */
  location: (slug: string) => number
  /** id of a make by its slug */
  make: (slug: string) => number
}

/** Everything that makes one demo dealer, as data; it goes through the same collections as a dealer's own. */
export interface DemoSite {
  site: Fields<
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
  makes: Fields<'makes', 'logo'>[]
  financeProviders: Fields<'financeProviders'>[]
  /** names in feeds of the providers that stand behind the site's repayments; `make` and `locations` are slugs */
  finance: { provider: string; rules?: { make?: string; locations?: string[]; provider: string }[] }
  dealerships: Fields<'dealerships'>[]
  /** `dealership` is a slug, `image` a file under `seed/media` */
  locations: (Fields<'locations', 'dealership' | 'image'> & { dealership: string; image: string })[]
  models: ModelFields[]
  /** `location` is a slug */
  reviews: (Fields<'reviews', 'location'> & { location?: string })[]
  menus: Fields<'menus'>[]
  pages: (refs: Refs) => Fields<'pages'>[]
  layouts: (refs: Refs) => Fields<'layouts'>[]
  promoCards: (refs: Refs) => Fields<'promoCards'>[]
  promoTiles: (refs: Refs) => Fields<'promoTiles'>[]
  hoursWording: (refs: Refs) => Fields<'hoursWording'>[]
  redirects: Fields<'redirects'>[]
  posts?: (refs: Refs) => Fields<'posts'>[]
  /** `models` are slugs; `carsLike` finds cars of the demo stock that can be bought, the cheapest first */
  offers?: (refs: Refs) => (Fields<'offers', 'cars' | 'models'> & { models?: string[]; carsLike?: CarsLike })[]
  /** pictures that pages, offers and posts show beside the dealer's own: paths under `public` with what they show */
  photos?: { path: string; alt: string }[]
}

type RangeModel = Fields<'models', 'make' | 'image' | 'banner' | 'images' | 'features' | 'colours'>
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
