import type { CarHotspots } from '../car/hotspots'
import type { LenderRecord } from '../finance/lenderRecord'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import type { CarStatus, CarType, ItemType } from './carType'

/** A picture of a car, in the dealer's order. URLs are site-relative or absolute. */
export interface CarImage {
  url: string
  thumbUrl: string
  alt?: string
  /** a tiny placeholder picture as a data URI */
  blur?: string
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
  /** tag set by staff, such as "Test Drive Only"; takes precedence over coming soon and just arrived (CARD-03) */
  tag: string | null
  videoUrl: string | null
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

  /** URLs of the car's reports; shown if the site has their plugin (CAR-23) */
  historyReportUrl: string | null
  carAnalysisUrl: string | null
  ppsrReportUrl: string | null

  locationId: number | null
  /** the place of a car that is not at a dealer location */
  privateSuburb: string | null
  privatePostcode: string | null
  lenders: LenderRecord[]
}

/** The fields of a search card; the index record contains these and the filter fields. */
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
  /** the repayment and its terms: the lender record's or the site's rate; null if finance is not shown */
  weekly: WeeklyEstimate | null
}
