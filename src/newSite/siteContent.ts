import type { RequiredDataFromCollectionSlug } from 'payload'

/** Collections whose documents make up a dealer's site. */
export type ContentCollection =
  | 'sites'
  | 'makes'
  | 'models'
  | 'towVehicles'
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

/** A document as staff enter it: without system fields and those in `Omitted`. */
export type Content<Slug extends ContentCollection, Omitted extends string = never> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'id' | 'site' | 'createdAt' | 'updatedAt' | '_status' | Omitted
>

/** A page; published unless it says that it is a draft. */
export type PageContent = Content<'pages'> & { _status?: 'draft' }
export type BlockContent = NonNullable<PageContent['layout']>[number]
export type LayoutContent = Content<'layouts'>
export type MenuContent = Content<'menus'>
