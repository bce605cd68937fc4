import type { FinanceTerms } from '../finance/financeTerms'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import { findBand, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands'
import type { Car, CarImage, CarSummary } from './car'
import type { CarStatus, CarType, ItemType } from './carType'
import { filteredFeatures } from './filteredFeatures'
import { isPlaceholderPhoto } from './placeholderPhoto'
import { cashPrice } from './price'
import { type VisibilityFields, visibilityFields } from './visibility'

/**
 * A car in the stock index: filter attributes with the spec's names (STK-03), and card fields. Public: contains only fields that
 * shoppers may see. Dollars are whole, timestamps unix seconds; null means unknown.
 */
export type StockRecord = VisibilityFields & {
  /** the car's id as text */
  objectID: string
  slug: string
  name: string
  vin: string | null
  status: CarStatus
  car_type: CarType
  item_type: ItemType
  reserved: boolean
  certified: boolean
  preorder: boolean
  created_at_timestamp: number

  year: number | null
  make: string
  model: string
  /** "Toyota > HiLux": the second level under `make` */
  make_model: string
  badge: string | null
  series: string | null

  /** purchase price as shown: the offer if there is one, so that filters and sorting match the cards (CAR-03) */
  price: number | null
  /** the price before any offer */
  list_price: number | null
  before_price: number | null
  offer_price: number | null
  subscription_price: number | null
  price_type: string | null
  price_range: string | null
  market_average_price: number | null
  weekly_price: number | null
  weekly_rate: number | null
  weekly_comparison_rate: number | null
  /** terms of the weekly price, so that a card can apply a shopper's deposit and term */
  finance_terms: FinanceTerms | null
  weekly_price_range: string | null

  km: number | null
  colour: string | null
  body: string | null
  fuel: string | null
  transmission: string | null
  drive: string | null
  seats: number | null
  sleeps: number | null
  body_length_feet: number | null
  tare_weight_kg: number | null
  categories: string[]
  filtered_features: string[]
  tag: string | null

  images: CarImage[]
  views: number
  custom_rank: number

  location_name: string | null
  location_slug: string | null
  dealership_name: string | null
  city: string | null
  state: string | null
  _geoloc?: { lat: number; lng: number }
}

/** The car fields of an index record. */
export type IndexedCar = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'name'
  | 'stockNumber'
  | 'vin'
  | 'carType'
  | 'status'
  | 'itemType'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'showOnDealerWebsite'
  | 'soldDate'
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
  | 'simpleBody'
  | 'transmission'
  | 'simpleTransmission'
  | 'drive'
  | 'simpleDrive'
  | 'fuel'
  | 'simpleFuel'
  | 'seats'
  | 'sleeps'
  | 'bodyLengthFeet'
  | 'tareWeightKg'
  | 'features'
  | 'categories'
  | 'tag'
  | 'images'
  | 'photosCount'
  | 'views'
>

/** Further data of an index record. */
export interface StockRecordContext {
  /** higher is first under Recommended (STK-06) */
  customRank: number
  location: {
    name: string
    slug: string
    city: string
    state: string
    lat: number | null
    lng: number | null
    dealershipName: string | null
  } | null
  /** null if finance is not shown */
  weekly: WeeklyEstimate | null
}

/** Maximum pictures of a record; keeps responses small. */
const RECORD_IMAGES = 3

/** Separates the levels of `make_model`, as hierarchical menus expect. */
export const HIERARCHY_SEPARATOR = ' > '

/** The index record of a car (STK-03). */
export function toStockRecord(car: IndexedCar, { customRank, location, weekly }: StockRecordContext): StockRecord {
  const price = cashPrice(car)
  return {
    objectID: String(car.id),
    ...visibilityFields(car),
    slug: car.slug,
    name: car.name,
    vin: car.vin,
    status: car.status,
    item_type: car.itemType,
    reserved: car.reserved,
    certified: car.certified,
    preorder: car.preorder,
    created_at_timestamp: Math.floor(Date.parse(car.createdAt) / 1000),
    year: car.year,
    make: car.make,
    model: car.model,
    make_model: `${car.make}${HIERARCHY_SEPARATOR}${car.model}`,
    badge: car.badge,
    series: car.series,
    price,
    list_price: positiveOrNull(car.price),
    before_price: positiveOrNull(car.beforePrice),
    offer_price: positiveOrNull(car.offerPrice),
    subscription_price: positiveOrNull(car.subscriptionPrice),
    price_type: car.priceType,
    price_range: findBand(price, PRICE_BANDS),
    market_average_price: positiveOrNull(car.marketAveragePrice),
    weekly_price: weekly?.payment ?? null,
    weekly_rate: weekly?.ratePercent ?? null,
    weekly_comparison_rate: weekly?.comparisonRatePercent ?? null,
    finance_terms: weekly?.terms ?? null,
    weekly_price_range: findBand(weekly?.payment ?? null, WEEKLY_PRICE_BANDS),
    km: car.km,
    colour: car.colour,
    body: car.simpleBody ?? car.body,
    fuel: car.simpleFuel ?? car.fuel,
    transmission: car.simpleTransmission ?? car.transmission,
    drive: car.simpleDrive ?? car.drive,
    seats: car.seats,
    sleeps: car.sleeps,
    body_length_feet: car.bodyLengthFeet,
    tare_weight_kg: car.tareWeightKg,
    categories: car.categories,
    filtered_features: filteredFeatures(car.features),
    tag: car.tag,
    images: car.images
      .slice(0, RECORD_IMAGES)
      .map(({ url, thumbUrl, alt }) => ({ url, thumbUrl, ...(alt && { alt }) })),
    views: car.views,
    custom_rank: customRank,
    location_name: location?.name ?? null,
    location_slug: location?.slug ?? null,
    dealership_name: location?.dealershipName ?? null,
    city: location?.city ?? null,
    state: location?.state ?? null,
    ...(location !== null &&
      location.lat !== null &&
      location.lng !== null && { _geoloc: { lat: location.lat, lng: location.lng } }),
  }
}

/** The attributes that a card needs, which keeps responses small; `objectID` is always included. `fromStockRecord` uses no others. */
export const CARD_ATTRIBUTES = [
  'badge',
  'before_price',
  'body',
  'body_length_feet',
  'car_type',
  'certified',
  'city',
  'colour',
  'created_at_timestamp',
  'finance_terms',
  'fuel',
  'images',
  'item_type',
  'km',
  'list_price',
  'location_name',
  'make',
  'market_average_price',
  'model',
  'name',
  'offer_price',
  'photos_count',
  'preorder',
  'price_type',
  'reserved',
  'seats',
  'series',
  'sleeps',
  'slug',
  'state',
  'status',
  'stocknum',
  'subscription_price',
  'tag',
  'tare_weight_kg',
  'transmission',
  'views',
  'weekly_price',
  'year',
] as const satisfies readonly (keyof StockRecord)[]

/** A record with the attributes of a card's query. */
export type CardRecord = Pick<StockRecord, (typeof CARD_ATTRIBUTES)[number] | 'objectID'>

/** Converts an index hit to a card's car. */
export function fromStockRecord(record: CardRecord): CarSummary {
  const { weekly_price: payment, finance_terms: terms } = record
  return {
    id: Number(record.objectID),
    slug: record.slug,
    path: `/cars/${record.slug}`,
    name: record.name,
    stockNumber: record.stocknum,
    carType: record.car_type,
    status: record.status,
    itemType: record.item_type,
    reserved: record.reserved,
    certified: record.certified,
    preorder: record.preorder,
    createdAt: new Date(record.created_at_timestamp * 1000).toISOString(),
    year: record.year,
    make: record.make,
    model: record.model,
    badge: record.badge,
    series: record.series,
    price: record.list_price,
    beforePrice: record.before_price,
    offerPrice: record.offer_price,
    subscriptionPrice: record.subscription_price,
    priceType: record.price_type,
    marketAveragePrice: record.market_average_price,
    km: record.km,
    colour: record.colour,
    body: record.body,
    simpleTransmission: record.transmission,
    simpleFuel: record.fuel,
    sleeps: record.sleeps,
    bodyLengthFeet: record.body_length_feet,
    tareWeightKg: record.tare_weight_kg,
    seats: record.seats,
    tag: record.tag,
    photosCount: record.photos_count,
    views: record.views,
    image: record.images.find(({ url }) => !isPlaceholderPhoto(url)) ?? null,
    locationName: record.location_name,
    city: record.city,
    state: record.state,
    weekly:
      payment === null || terms === null
        ? null
        : {
            payment,
            ratePercent: terms.ratePercent,
            comparisonRatePercent: terms.comparisonRatePercent,
            terms,
          },
  }
}

/** A positive amount; null if a feed sent zero or less for none. */
function positiveOrNull(amount: number | null): number | null {
  return amount !== null && amount > 0 ? amount : null
}
