import type { FinanceTerms } from '../finance/financeTerms'
import type { WeeklyEstimate } from '../finance/weeklyEstimate'
import { findBand, PRICE_BANDS, WEEKLY_PRICE_BANDS } from './bands'
import type { Car, CarImage } from './car'
import {
  type CarFieldValue,
  type CarPropertyOf,
  DIRECT_CAR_FIELDS,
  type IndexedCarField,
  type RecordCarField,
} from './carFields'
import type { CarStatus, CarType, ItemType } from './carType'
import { describedDetails } from './describedDetails'
import { filteredFeatures } from './filteredFeatures'
import { HIERARCHY_SEPARATOR } from './hierarchy'
import { treeNode } from './makeModelTree'
import { cashPrice } from './price'
import { toHorsepower } from './query/horsepower'
import { type VisibilityFields, visibilityFields } from './visibility'

/** A car's own fields in its record. */
type RecordFields = { [Name in RecordCarField]: CarFieldValue<Name> }

/**
 * A car in the stock index: filter attributes with the spec's names (STK-03), and card fields. Public: contains only fields that
 * shoppers may see. Dollars are whole, timestamps unix seconds; null means unknown.
 */
export type StockRecord = VisibilityFields &
  RecordFields & {
    /** the car's id as text */
    objectID: string
    slug: string
    name: string
    status: CarStatus
    car_type: CarType
    item_type: ItemType
    reserved: boolean
    certified: boolean
    preorder: boolean
    created_at_timestamp: number

    /** "Toyota > HiLux": the second level under `make` */
    make_model: string
    /** "Toyota" and "Toyota > HiLux": makes and models as alternatives in one list, see `TREE_ATTRIBUTE` */
    make_or_model: readonly string[]
    /** "Toyota > HiLux > SR5": tells which badges a model has, so that typed words are understood as one; null without a badge */
    make_model_badge: string | null

    /** the displayed price: the offer if there is one, so that filters and sorts match the cards (CAR-03) */
    price: number | null
    /** the price before any offer */
    list_price: number | null
    before_price: number | null
    offer_price: number | null
    subscription_price: number | null
    price_range: string | null
    /** of the engine, rounded, as tractors are compared by */
    power_hp: number | null
    market_average_price: number | null
    weekly_price: number | null
    weekly_rate: number | null
    weekly_comparison_rate: number | null
    /** inputs of the weekly price, so that a card can calculate it for a shopper's own deposit and term */
    finance_terms: FinanceTerms | null
    weekly_price_range: string | null

    body: string | null
    /** the stock system's own text: "Double Cab Pick Up" of a ute */
    body_style: string | null
    fuel: string | null
    transmission: string | null
    drive: string | null
    categories: string[]
    filtered_features: readonly string[]
    /** all features as listed, to search in */
    features: readonly string[]
    /** what else is known in words, such as the layout of a caravan and the gearbox, see `describedDetails` */
    details: readonly string[]
    /** the beginning of the dealer's comments, to search in */
    comments: string | null

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
  | CarPropertyOf<IndexedCarField>
  | 'id'
  | 'slug'
  | 'name'
  | 'carType'
  | 'status'
  | 'itemType'
  | 'reserved'
  | 'certified'
  | 'preorder'
  | 'showOnDealerWebsite'
  | 'soldDate'
  | 'createdAt'
  | 'specifications'
  | 'features'
  | 'categories'
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

/** Letters of the dealer's comments that are searched: what tells cars apart comes first, before the dealer's standard text. */
const SEARCHED_COMMENT_LETTERS = 300

/** The make and the model of `make_or_model`; cars of one model share the list, which the index then reads once. */
const nodesByModel = new Map<string, readonly string[]>()
const MAX_SHARED_LISTS = 20_000
/** Letters of a make and its model; longer ones are no model that other cars have. */
const MAX_SHARED_LETTERS = 200

function makeAndModelNodes(make: string, model: string): readonly string[] {
  const node = treeNode(make, model)
  const known = nodesByModel.get(node)
  if (known !== undefined) return known
  const nodes = Object.freeze([make, node])
  if (node.length > MAX_SHARED_LETTERS) return nodes
  if (nodesByModel.size >= MAX_SHARED_LISTS) nodesByModel.clear()
  nodesByModel.set(node, nodes)
  return nodes
}

/** Everything of a record but the car's own fields. */
type ComputedFields = Omit<StockRecord, Exclude<RecordCarField, 'make'>>

/** Maximum pictures of a record; keeps responses small. */
const RECORD_IMAGES = 3

/** The index record of a car (STK-03). */
export function toStockRecord(car: IndexedCar, { customRank, location, weekly }: StockRecordContext): StockRecord {
  const price = cashPrice(car)
  const record: ComputedFields = {
    objectID: String(car.id),
    ...visibilityFields(car),
    slug: car.slug,
    name: car.name,
    status: car.status,
    item_type: car.itemType,
    reserved: car.reserved,
    certified: car.certified,
    preorder: car.preorder,
    created_at_timestamp: Math.floor(Date.parse(car.createdAt) / 1000),
    make_model: treeNode(car.make, car.model),
    make_or_model: makeAndModelNodes(car.make, car.model),
    make_model_badge: car.badge ? `${treeNode(car.make, car.model)}${HIERARCHY_SEPARATOR}${car.badge}` : null,
    price,
    list_price: positiveOrNull(car.price),
    before_price: positiveOrNull(car.beforePrice),
    offer_price: positiveOrNull(car.offerPrice),
    subscription_price: positiveOrNull(car.subscriptionPrice),
    price_range: findBand(price, PRICE_BANDS),
    power_hp: car.powerKw === null ? null : toHorsepower(car.powerKw),
    market_average_price: positiveOrNull(car.marketAveragePrice),
    weekly_price: weekly?.payment ?? null,
    weekly_rate: weekly?.ratePercent ?? null,
    weekly_comparison_rate: weekly?.comparisonRatePercent ?? null,
    finance_terms: weekly?.terms ?? null,
    weekly_price_range: findBand(weekly?.payment ?? null, WEEKLY_PRICE_BANDS),
    body: car.simpleBody ?? car.body,
    body_style: car.body,
    fuel: car.simpleFuel ?? car.fuel,
    transmission: car.simpleTransmission ?? car.transmission,
    drive: car.simpleDrive ?? car.drive,
    categories: car.categories,
    filtered_features: filteredFeatures(car.features, [car.tag, car.dealerComments]),
    features: car.features,
    details: describedDetails(car),
    comments: car.dealerComments ? car.dealerComments.slice(0, SEARCHED_COMMENT_LETTERS) : null,
    images: car.images.slice(0, RECORD_IMAGES).map(toRecordImage),
    views: car.views,
    custom_rank: customRank,
    location_name: location?.name ?? null,
    location_slug: location?.slug ?? null,
    dealership_name: location?.dealershipName ?? null,
    city: location?.city ?? null,
    state: location?.state ?? null,
  }
  if (location !== null && location.lat !== null && location.lng !== null)
    record._geoloc = { lat: location.lat, lng: location.lng }
  return setCarFields(record, car)
}

function toRecordImage({ url, thumbUrl, alt }: CarImage): CarImage {
  return alt ? { url, thumbUrl, alt } : { url, thumbUrl }
}

const RECORD_FIELDS = DIRECT_CAR_FIELDS.filter(({ field }) => field.index === 'record')

/** Adds a car's own fields by their column names. A third of the time of a record goes if they are not copied from an object of their own. */
function setCarFields(record: ComputedFields, car: IndexedCar): StockRecord {
  const fields = record as Record<string, unknown>
  for (const { column, property } of RECORD_FIELDS) fields[column] = car[property as keyof IndexedCar]
  return record as StockRecord
}

/** A positive amount; null if a feed sent zero or less for none. */
function positiveOrNull(amount: number | null): number | null {
  return amount !== null && amount > 0 ? amount : null
}
