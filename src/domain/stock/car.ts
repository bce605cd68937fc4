import type { CarHotspots } from '../car/hotspots'
import type { LenderRecord } from '../finance/lenderRecord'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import type { CarStatus, CarType, ItemType } from './carType'

/** One picture of a car, in the order the dealer put them. URLs are site-relative or absolute. */
export interface CarImage {
  url: string
  thumbUrl: string
  alt?: string
  /** a tiny picture as a data URI, which stands in until the photo is there */
  blur?: string
}

/** A specification that the feed gave beyond the named fields: label and value as shown, empty values left out. */
export interface CarSpecification {
  label: string
  value: string
  group?: 'engine' | 'dimensions' | 'towing' | 'safety' | 'caravan' | 'other'
}

/**
 * One physical vehicle for sale, as the site's code knows it. Prices are whole dollars, distances kilometres, dates ISO
 * 8601 strings (UTC); null means "the dealer did not say", never zero.
 */
export interface Car {
  id: number
  siteId: number
  slug: string
  /** `/cars/{slug}` */
  path: string
  /** "2024 Toyota HiLux SR5" */
  name: string
  stockNumber: string
  vin: string | null
  regPlate: string | null
  regoExpiry: string | null
  nvic: string | null

  carType: CarType
  status: CarStatus
  itemType: ItemType
  reserved: boolean
  certified: boolean
  preorder: boolean
  showOnDealerWebsite: boolean
  soldDate: string | null
  createdAt: string
  updatedAt: string

  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  buildDate: string | null
  complianceDate: string | null

  price: number | null
  beforePrice: number | null
  offerPrice: number | null
  subscriptionPrice: number | null
  /** `drive_away`, `excl_gov_charges`, `ex_demo` or free text from a feed */
  priceType: string | null
  marketAveragePrice: number | null
  /** the same within the car's state */
  stateMarketAveragePrice: number | null

  km: number | null
  colour: string | null
  interiorColour: string | null
  body: string | null
  simpleBody: string | null
  transmission: string | null
  simpleTransmission: string | null
  gears: number | null
  drive: string | null
  simpleDrive: string | null
  fuel: string | null
  simpleFuel: string | null
  seats: number | null
  doors: number | null
  cylinders: number | null
  engineSizeLitres: number | null
  engineSizeCc: number | null
  /** "Turbo intercooled" */
  induction: string | null
  /** "Sports automatic" */
  gearType: string | null
  /** "Dual cab" */
  bodyConfiguration: string | null
  powerKw: number | null
  torqueNm: number | null
  /** combined, litres per 100 km */
  fuelConsumption: number | null
  fuelCapacityLitres: number | null
  towingCapacityBrakedKg: number | null
  grossVehicleMassKg: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  ancapRating: number | null
  ancapYear: number | null

  /** caravans */
  sleeps: number | null
  bodyLengthFeet: number | null
  bodyWidthFeet: number | null
  tareWeightKg: number | null
  aggregateTrailerMassKg: number | null
  axleType: string | null

  specifications: CarSpecification[]
  features: string[]
  categories: string[]
  dealerComments: string | null
  /** Staff-set tag such as "Test Drive Only"; beats coming-soon and just-arrived (CARD-03) */
  tag: string | null
  videoUrl: string | null
  images: CarImage[]
  /** frames of a spin, clockwise round the car from its nose; empty where there is none */
  spinImages: string[]
  /** pictures of the inside, beyond those among `images` */
  interiorImages: string[]
  /** a video of somebody walking round the car: a path on the site, a file's address, or one at YouTube or Vimeo */
  walkaroundUrl: string | null
  hotspots: CarHotspots
  photosCount: number
  views: number

  /** addresses of the car's reports; shown where the site's plugins allow (CAR-23) */
  historyReportUrl: string | null
  carAnalysisUrl: string | null
  ppsrReportUrl: string | null

  locationId: number | null
  /** where a car stands that is at none of the dealer's locations */
  privateSuburb: string | null
  privatePostcode: string | null
  lenders: LenderRecord[]
}

/** What a search card needs of a car: the index record holds exactly this and the filter fields. */
export type CarSummary = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'path'
  | 'name'
  | 'stockNumber'
  | 'carType'
  | 'status'
  | 'itemType'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'createdAt'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'subscriptionPrice'
  | 'priceType'
  | 'marketAveragePrice'
  | 'km'
  | 'colour'
  | 'body'
  | 'simpleTransmission'
  | 'simpleFuel'
  | 'sleeps'
  | 'bodyLengthFeet'
  | 'tareWeightKg'
  | 'seats'
  | 'tag'
  | 'photosCount'
  | 'views'
> & {
  image: CarImage | null
  locationName: string | null
  city: string | null
  state: string | null
  /** its repayment and what that rests on: the car's lender record or the site's own rate; null when finance is not shown */
  weekly: WeeklyEstimate | null
}
