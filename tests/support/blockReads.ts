import { exampleCars } from '../../blocks/examples/cars'
import { exampleLocation } from '../../blocks/examples/location'
import { exampleModel } from '../../blocks/examples/model'
import type { PriceComparison } from '../../src/domain/car/priceComparison'
import type { Location } from '../../src/domain/locations/location'
import type { Model } from '../../src/domain/models/model'
import type { Offer } from '../../src/domain/offers/offer'
import type { PostSummary } from '../../src/domain/posts/post'
import type { Review } from '../../src/domain/reviews/review'
import { toStockRecord } from '../../src/domain/stock/stockRecord'
import type { TowVehicle } from '../../src/domain/towing/towQuery'
import type { Reads } from './fakeReads'
import { stockReads } from './stockResponse'

/** The rendering of a block that reads data, for one data set. */
export interface ReadState {
  /** visible text; null if the block renders nothing */
  shows: RegExp | null
  /** reads that override those of the data set */
  reads?: Reads
  /** fields that override the block's example */
  fields?: object
  /** the car of the page, if any */
  car?: null
  /** the location of the page, if any */
  location?: Location | null
}

/** A block's rendering with and without rows. */
export interface BlockReads {
  rows: ReadState
  none: ReadState
}

const HIDDEN: ReadState = { shows: null }
const WITHOUT_LOCATION: ReadState = { shows: null, location: null }

const post: PostSummary = {
  id: 1,
  slug: 'towing',
  title: 'How much can it tow?',
  excerpt: 'Three numbers on the plate, and which of them counts.',
  image: null,
  category: 'Towing',
  author: 'Priya',
  publishedAt: '2026-01-01T00:00:00.000Z',
}

const offer: Offer = {
  id: 1,
  slug: 'runout',
  title: 'HiLux runout',
  summary: 'On every HiLux in our yards today.',
  image: null,
  price: 49_990,
  beforePrice: null,
  priceNote: null,
  badge: null,
  carIds: [],
  modelIds: [exampleModel.id],
  linkLabel: null,
  link: null,
  disclaimer: 'While stock lasts.',
  start: null,
  expiry: null,
}

const towVehicle: TowVehicle = {
  ...{ slug: 'wagon', name: 'Example Wagon', brakedKg: 3500, ballKg: 350, gcmKg: 6600, gvmKg: 3100, kerbKg: 2485 },
  ...{ overallMm: 4920, source: 'Example Motors, 2024', sourceUrl: null },
}

export const comparison: PriceComparison = {
  ...{ fill: 0.8, listing_price: 54_990, market_range_min: 52_000, market_range_max: 60_000, confidence: 0.9 },
  ...{ description: null, comparables: 14, verdict: 'Great Deal', band: 'high' },
}

const holiday: Location = {
  ...exampleLocation,
  specialHours: [{ date: '2099-12-25', name: 'Christmas Day', status: 'closed', open: null, close: null }],
}

const review: Review = {
  id: 1,
  customerName: 'Anita R.',
  rating: 5,
  text: 'They explained every difference without opening a brochure.',
  reviewDate: '2026-01-01',
  replyText: null,
  replyDate: null,
  locationId: null,
  source: null,
  imageUrl: null,
}

/** Reads of a dealer with rows in every collection. */
export function readsWithRows(now: Date): Reads {
  const records = exampleCars(now).map(({ car }) => toStockRecord(car, { customRank: 0, location: null, weekly: null }))
  const locations: Location[] = [exampleLocation, { ...exampleLocation, id: 2, slug: 'colac', name: 'Example Colac' }]
  const models: Model[] = [exampleModel]
  return {
    listMakes: () => [{ id: 1, name: 'Toyota', slug: 'toyota', logo: null, link: null }],
    listTowVehicles: () => [towVehicle],
    readComparison: () => comparison,
    listPriceChanges: () => [],
    listLocations: () => locations,
    getHoursWording: () => [],
    listModels: () => models,
    listVisibleOffers: () => [offer],
    listVisiblePromotions: () => ({ cards: [], tiles: [] }),
    findLandingTexts: () => null,
    listPublishedPosts: () => [post],
    findFormByKind: () => null,
    countSoldSince: () => 42,
    listReviews: () => [review],
    ...stockReads(records),
    listCarsByIds: () => [],
  }
}

/** Reads of a dealer without any rows. */
export function readsWithoutRows(now: Date): Reads {
  return {
    ...readsWithRows(now),
    listMakes: () => [],
    listTowVehicles: () => [],
    readComparison: () => null,
    listLocations: () => [],
    listModels: () => [],
    listVisibleOffers: () => [],
    listPublishedPosts: () => [],
    countSoldSince: () => 0,
    listReviews: () => [],
    ...stockReads([]),
  }
}

/** Every block that reads data, by slug: its visible text with rows and without. */
export const BLOCK_READS: Record<string, BlockReads> = {
  brandGrid: { rows: { shows: /Toyota 17 cars/ }, none: HIDDEN },
  callToActionGrid: {
    rows: { shows: /View latest offers/ },
    none: { shows: /^(?!.*View latest offers).*Book a test drive/s },
  },
  carBreadcrumbs: { rows: { shows: /Used cars Toyota HiLux/ }, none: { shows: /2024 Toyota HiLux SR5/ } },
  carPriceComparison: { rows: { shows: /Great Deal/ }, none: HIDDEN },
  carPriceHistory: { rows: HIDDEN, none: HIDDEN },
  carTowing: { rows: HIDDEN, none: HIDDEN },
  carLocation: { rows: { shows: /Opening hours of Example Motors Geelong/ }, none: WITHOUT_LOCATION },
  contactLocation: { rows: { shows: /03 5550 4100/ }, none: WITHOUT_LOCATION },
  dealerSearch: { rows: { shows: /Get Directions to Example Motors Geelong/ }, none: HIDDEN },
  enquiryForm: {
    rows: { shows: /Example Colac/, car: null, location: null },
    none: { shows: /Send enquiry/, location: null },
  },
  facetTiles: { rows: { shows: /Ute 16 cars/ }, none: HIDDEN },
  heroBanner: {
    rows: { shows: /See our latest offers/ },
    none: { shows: /^(?!.*See our latest offers).*Search our stock/s },
  },
  holidayHours: {
    rows: { shows: /Christmas Day/, location: holiday },
    none: { shows: /No special hours are planned/ },
  },
  locationDetail: { rows: { shows: /View Our Stock/ }, none: WITHOUT_LOCATION },
  towMatcher: { rows: { shows: /Example Wagon/ }, none: { shows: /Show the vans I can tow/ } },
  locationMap: { rows: { shows: /Get Directions to Example Motors Geelong/, location: null }, none: WITHOUT_LOCATION },
  locationsCarousel: { rows: { shows: /Example Motors Geelong/ }, none: HIDDEN },
  locationsGrid: { rows: { shows: /Example Motors Geelong/ }, none: HIDDEN },
  modelHero: { rows: { shows: /View 27 in stock/ }, none: { shows: /Register your interest/ } },
  modelOffers: { rows: { shows: /HiLux runout/ }, none: HIDDEN },
  modelRange: { rows: { shows: /HiLux/ }, none: HIDDEN },
  modelStock: { rows: { shows: /\$54,990/ }, none: HIDDEN },
  offersTeaser: { rows: { shows: /Explore Offers/ }, none: { shows: /About Us We have sold/ } },
  openingHours: { rows: { shows: /Opening hours of sales/ }, none: WITHOUT_LOCATION },
  postTeasers: { rows: { shows: /How much can it tow\?/ }, none: HIDDEN },
  priceSliderSearch: { rows: { shows: /27 cars/ }, none: { shows: /0 cars/ } },
  quickSearch: { rows: { shows: /Show Me 27 cars/ }, none: HIDDEN },
  rangeWelcome: { rows: { shows: /View Offers/ }, none: { shows: /About Us/ } },
  reviews: { rows: { shows: /from 1 review/ }, none: HIDDEN },
  salesCounter: {
    rows: { shows: /Sales this Month 42\b/, fields: { source: 'sold' } },
    none: { shows: /Sales this Month 0\b/, fields: { source: 'sold' } },
  },
  savedSection: {
    rows: {
      shows: /Why buy from us/,
      reads: {
        getSectionBlocks: () => [
          { blockType: 'faq', heading: 'Why buy from us', questions: [{ question: 'Why?', answer: 'Ask anybody.' }] },
        ],
      },
    },
    none: { shows: null, reads: { getSectionBlocks: () => [] } },
  },
  similarCars: { rows: { shows: /2026 Toyota HiLux SR5/ }, none: HIDDEN },
  specialOffers: { rows: { shows: /HiLux runout/ }, none: { shows: /No current offers/ } },
  stockList: { rows: { shows: /\$54,990/ }, none: HIDDEN },
  stockSearch: { rows: { shows: /Condition.* Make/ }, none: { shows: /Condition.* Make/ } },
}
