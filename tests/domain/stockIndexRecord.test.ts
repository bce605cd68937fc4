import { describe, expect, it } from 'vitest'
import { NO_FEES } from '../../src/domain/finance/loan'
import { findBand, PRICE_BANDS, WEEKLY_PRICE_BANDS } from '../../src/domain/stock/bands'
import { fromStockRecord } from '../../src/domain/stock/cardRecord'
import { filteredFeatures } from '../../src/domain/stock/filteredFeatures'
import { lendersAtPrice, parseLenders } from '../../src/domain/stock/lenders'
import { toStockRecord } from '../../src/domain/stock/stockRecord'
import { STOCK_ATTRIBUTES, UNRETRIEVABLE_ATTRIBUTES } from '../../src/stockIndex/settings'
import { buildCar } from './carFixture'
import { GEELONG } from './stockIndexSites'

const weekly = {
  payment: 173.4,
  ratePercent: 7.99,
  comparisonRatePercent: 8.9,
  terms: {
    price: 54_990,
    ratePercent: 7.99,
    comparisonRatePercent: 8.9,
    deposit: 5499,
    residual: 0,
    termYears: 5,
    fees: NO_FEES,
    quoted: null,
    termYearsOffered: { min: 1, max: 7, choices: [] },
    monthlyOnly: false,
    fromLender: false,
  },
}

const context = {
  customRank: 7,
  location: GEELONG,
  weekly,
}

/** The filter fields, by the specification's names. */
const FILTER_FIELDS = [
  ...[
    'badge',
    'status',
    'car_type',
    'categories',
    'city',
    'colour',
    'dealership_name',
    'filtered_features',
    'item_type',
  ],
  ...[
    'km',
    'location_name',
    'make',
    'make_model',
    'model',
    'price',
    'subscription_price',
    'price_range',
    'seats',
    'body',
  ],
  ...[
    'drive',
    'fuel',
    'transmission',
    'state',
    'tag',
    'weekly_price_range',
    'year',
    'certified',
    'created_at_timestamp',
  ],
]

describe('stock record', () => {
  it('[STK-03] has every filter field by its name, and the index counts each', () => {
    const record = toStockRecord(buildCar(), context)
    expect(Object.keys(record)).toEqual(expect.arrayContaining(FILTER_FIELDS))
    for (const field of FILTER_FIELDS) {
      expect(STOCK_ATTRIBUTES, field).toHaveProperty(field)
      expect(STOCK_ATTRIBUTES[field]?.faceting, field).not.toBe('filterOnly')
    }
  })

  it('[STK-03] uses the feed’s simple values for filters if present, and the full ones otherwise', () => {
    const record = toStockRecord(buildCar(), context)
    expect(record).toMatchObject({
      body: 'Ute',
      transmission: 'Automatic',
      fuel: 'Diesel',
      drive: '4x4',
      make_model: 'Toyota > HiLux',
    })
    const minimal = toStockRecord(buildCar({ simpleBody: null, simpleTransmission: null, simpleDrive: null }), context)
    expect(minimal).toMatchObject({
      body: 'Double Cab Pick Up',
      transmission: '6 Speed Sports Automatic',
      drive: 'Four Wheel Drive',
    })
  })

  it('[CAR-03] uses the car’s actual price, so that an offer sorts and filters by its offer price', () => {
    const offer = toStockRecord(buildCar({ price: 54_990, offerPrice: 49_990 }), context)
    expect(offer).toMatchObject({
      price: 49_990,
      list_price: 54_990,
      offer_price: 49_990,
      price_range: '$40,000 to $49,999',
    })
    expect(fromStockRecord(offer)).toMatchObject({ price: 54_990, offerPrice: 49_990 })
    expect(toStockRecord(buildCar({ price: 0 }), context)).toMatchObject({ price: null, price_range: null })
  })

  it('has nothing private, and at most three pictures', () => {
    const image = (n: number) => ({ url: `/media/${n}.webp`, thumbUrl: `/media/${n}-thumb.webp` })
    const car = buildCar({ images: [1, 2, 3, 4].map(image), dealerComments: 'Private words', regPlate: 'ABC123' })
    const record = toStockRecord(car, context)
    expect(record.images).toEqual([1, 2, 3].map(image))
    // Plate and comments are searched, but never returned.
    const returned = Object.entries(record).filter(([name]) => !UNRETRIEVABLE_ATTRIBUTES.has(name))
    expect(JSON.stringify(returned)).not.toMatch(/ABC123|Private words/)
    expect(Object.keys(record)).not.toContain('dealercomments')
  })

  it('has no coordinates if its location has none', () => {
    expect(toStockRecord(buildCar(), context)._geoloc).toEqual({ lat: GEELONG.lat, lng: GEELONG.lng })
    expect(toStockRecord(buildCar(), { ...context, location: { ...GEELONG, lat: null } })).not.toHaveProperty('_geoloc')
    expect(toStockRecord(buildCar(), { ...context, location: null })).toMatchObject({ location_name: null, city: null })
  })

  it('[CARD-01] [CARD-02] converts back to the card of its car', () => {
    const car = buildCar({
      id: 42,
      tag: 'Test Drive Only',
      views: 12,
      beforePrice: 60_000,
      createdAt: '2026-06-01T10:20:30.000Z',
    })
    const { simpleBody, ...summary } = { ...car, body: car.simpleBody }
    expect(simpleBody).toBe('Ute')
    const card = fromStockRecord(JSON.parse(JSON.stringify(toStockRecord(car, context))))
    expect(summary).toMatchObject(
      Object.fromEntries(
        Object.entries(card).filter(
          ([name]) => !['image', 'morePhotos', 'locationName', 'city', 'state', 'weekly'].includes(name),
        ),
      ),
    )
    expect(card).toMatchObject({
      image: car.images[0],
      morePhotos: car.images.slice(1, 3).map(({ thumbUrl }) => thumbUrl),
      locationName: 'Harbour Geelong',
      city: 'Geelong',
      state: 'VIC',
      weekly,
    })
    expect(fromStockRecord(toStockRecord(car, { ...context, weekly: null })).weekly).toBeNull()
  })
})

describe('bands', () => {
  it.each([
    [null, null],
    [0, null],
    [9999, 'Under $10,000'],
    [10_000, '$10,000 to $19,999'],
    [149_999, '$100,000 to $149,999'],
    [150_000, '$150,000 and over'],
  ])('[STK-03] puts a price of %s in %s', (price, label) => {
    expect(findBand(price, PRICE_BANDS)).toBe(label)
  })

  it('[STK-03] leaves no gap between two weekly bands', () => {
    expect(findBand(99.5, WEEKLY_PRICE_BANDS)).toBe('$50 to $99')
    expect(findBand(100, WEEKLY_PRICE_BANDS)).toBe('$100 to $149')
  })
})

describe('filtered features', () => {
  it('[STK-03] normalizes the spellings of feeds to the features that shoppers filter by', () => {
    const features = [
      'Rear View Camera w/Guidelines',
      'Smart Device App Display/Control - Apple CarPlay',
      'Leather Steering Wheel',
    ]
    expect(filteredFeatures(features)).toEqual(['Apple CarPlay', 'Reversing camera'])
    expect(filteredFeatures(['Adaptive Cruise Control with Stop & Go'])).toEqual([
      'Adaptive cruise control',
      'Cruise control',
    ])
    expect(filteredFeatures(['Leather Accented Seats', 'Heated Front Seats'])).toEqual([
      'Heated seats',
      'Leather seats',
    ])
    expect(filteredFeatures(['Tow Bar', 'tow-pack', '200W solar', 'Cup holders'])).toEqual(['Solar panels', 'Tow bar'])
    expect(filteredFeatures([])).toEqual([])
  })
})

describe('lender records', () => {
  it('[FIN-12] are parsed from an object keyed by provider, gaps as null', () => {
    expect(
      parseLenders({ acme: { interestRate: '6.29', comparisonRate: 8.19, paymentWeek: '', deposit: 0 } }),
    ).toMatchObject([
      {
        financeProvider: 'acme',
        interestRatePercent: 6.29,
        comparisonRatePercent: 8.19,
        paymentWeek: null,
        deposit: 0,
      },
    ])
    expect(parseLenders([])).toEqual([])
    expect(parseLenders({ acme: null })).toEqual([])
  })

  it('[FIN-09] are of the price in the feed, and none of one that staff set', () => {
    const lenders = { acme: { paymentWeek: 120 } }
    const count = (car: { price: number; offerPrice: number | null }, feedValues: unknown) =>
      lendersAtPrice(lenders, car, feedValues).length
    expect(count({ price: 30_000, offerPrice: null }, null)).toBe(1)
    expect(count({ price: 28_000, offerPrice: null }, { price: 30_000 })).toBe(0)
    expect(count({ price: 28_000, offerPrice: null }, { price: null })).toBe(0)
    expect(count({ price: 30_000, offerPrice: 27_000 }, { offer_price: null })).toBe(0)
    // another field, and a price beside an offer that is what counts
    expect(count({ price: 30_000, offerPrice: null }, { badge: 'SR5' })).toBe(1)
    expect(count({ price: 28_000, offerPrice: 27_000 }, { price: 30_000 })).toBe(1)
  })
})
