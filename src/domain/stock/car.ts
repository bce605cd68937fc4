import type { CarHotspots } from '../car/hotspots'
import type { LenderRecord } from '../finance/lenderRecord'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import type { CardField } from './cardFields'
import type { CamelCase, DirectCarValues } from './carFields'
import type { CarStatus, CarType, ItemType } from './carType'

/** A picture of a car, in the dealer's order. URLs are site-relative or absolute. */
export interface CarImage {
  url: string
  thumbUrl: string
  alt?: string
}

/** An additional specification from the feed: formatted label and value, without empty values. */
export interface CarSpecification {
  label: string
  value: string
  group?: 'engine' | 'dimensions' | 'towing' | 'safety' | 'caravan' | 'other'
}

/**
 * A vehicle for sale. Prices are whole dollars, distances kilometres, dates ISO 8601 strings (UTC); null means unknown, never
 * zero.
 */
export interface Car extends DirectCarValues {
  id: number
  siteId: number
  slug: string
  /** `/cars/{slug}` */
  path: string
  /** "2024 Toyota HiLux SR5" */
  name: string

  carType: CarType
  status: CarStatus
  itemType: ItemType
  reserved: boolean
  certified: boolean
  preorder: boolean
  showOnDealerWebsite: boolean
  createdAt: string
  updatedAt: string

  price: number | null

  specifications: CarSpecification[]
  features: string[]
  categories: string[]
  images: CarImage[]
  /** frames of a spin, clockwise from the front of the car; empty if there is none */
  spinImages: string[]
  /** interior pictures beyond those among `images` */
  interiorImages: string[]
  /** a walkaround video: a path on the site, a file URL, or a YouTube or Vimeo URL */
  walkaroundUrl: string | null
  hotspots: CarHotspots
  photosCount: number
  views: number

  locationId: number | null
  lenders: LenderRecord[]
}

/** The fields of a search card; the index record contains these and the filter fields. */
export type CarSummary = Pick<
  Car,
  CamelCase<CardField> | 'id' | 'path' | 'stockNumber' | 'createdAt' | 'price' | 'simpleTransmission' | 'simpleFuel'
> & {
  image: CarImage | null
  /** addresses of the next photos, at most two */
  morePhotos: string[]
  locationName: string | null
  city: string | null
  state: string | null
  /** the repayment and its terms: the lender record's or the site's rate; null if finance is not shown */
  weekly: WeeklyEstimate | null
}
