import { describe, expect, it } from 'vitest'
import { OVERRIDABLE_FIELDS } from '../../../../src/domain/feeds/carOverrides'
import type { Car } from '../../../../src/domain/stock/car'
import { escapeFormula, feedCsvLine } from '../../../../src/domain/stock/vehicleFeeds/feedCsv'
import {
  carInFeed,
  findVehicleFeed,
  VEHICLE_FEEDS,
  vehicleFeedHeader,
  vehicleFeedLines,
} from '../../../../src/domain/stock/vehicleFeeds/vehicleFeeds'
import type { OfferContext } from '../../../../src/domain/stock/vehicleFeeds/vehicleOffer'
import { buildCar } from '../../carFixture'
import { buildSite } from '../../stockIndexSites'
import { ADVERTISER_RULES } from './advertiserRules'
import { buildContext, GEELONG, parseRows } from './feedContext'

const FEEDS = ['google', 'meta'] as const
const CAR = {
  locationId: GEELONG.id,
  vin: 'MR0BA3CD100123456',
  images: [
    { url: '/stock-photos/a.webp', thumbUrl: '/stock-photos/a.webp' },
    { url: 'https://cdn.test/b,c.jpg', thumbUrl: 'https://cdn.test/b,c.jpg' },
  ],
}

const writeFeed = (feed: (typeof FEEDS)[number], car: Partial<Car> = {}, context: Partial<OfferContext> = {}) =>
  parseRows(vehicleFeedHeader(feed) + vehicleFeedLines(feed, [buildCar({ ...CAR, ...car })], buildContext(context)))

describe.each(FEEDS)('the %s feed', (feed) => {
  it('has every column that the advertiser requires', () => {
    expect(ADVERTISER_RULES[feed].columns.filter((column) => !VEHICLE_FEEDS[feed].columns.includes(column))).toEqual([])
    expect(new Set(VEHICLE_FEEDS[feed].columns).size).toBe(VEHICLE_FEEDS[feed].columns.length)
  })

  it('follows the advertiser’s rules for a used car', () => {
    const [row] = writeFeed(feed)
    expect(ADVERTISER_RULES[feed].faults(row as Record<string, string>)).toEqual([])
  })

  it.each<[string, Partial<Car>]>([
    ['a caravan', { itemType: 'caravan' }],
    ['a tractor', { itemType: 'tractor' }],
    ['a sold car', { status: 'sold', soldDate: '2026-11-20T00:00:00Z' }],
    ['a car under a status nobody knows', { status: 'at_auction' }],
    ['a hidden car', { showOnDealerWebsite: false }],
    ['a car without a price', { price: null }],
    ['a car whose price is zero', { price: 0 }],
    ['a car without a VIN', { vin: null }],
    ['a car with a short VIN', { vin: '123' }],
    ['a car without a year', { year: null }],
    ['a car without kilometres', { km: null }],
    ['a car without a colour', { colour: null }],
    ['a car without a photo', { images: [] }],
  ])('excludes %s', (_what, car) => {
    expect(writeFeed(feed, car)).toEqual([])
  })

  it('excludes cars that the site’s own rules exclude', () => {
    const writeWithRules = (rules: Parameters<typeof buildSite>[1]) =>
      writeFeed(feed, {}, { site: { ...buildSite(1, rules), name: 'Harbour' } }).length
    expect(writeWithRules({})).toBe(1)
    expect(writeWithRules({ carTypes: ['new'] })).toBe(0)
    expect(writeWithRules({ minimumPhotos: 14 })).toBe(0)
    expect(writeWithRules({ excludedStockNumbers: ['H1001'] })).toBe(0)
  })

  it('writes a car whose body and fuel are names that every object has', () => {
    const [row] = writeFeed(feed, { simpleBody: 'constructor', simpleFuel: 'valueOf', simpleDrive: 'toString' })
    expect(JSON.stringify(row)).not.toMatch(/function|\[object/)
  })

  it('has the purchase price of a car on subscription', () => {
    const site = { ...buildSite(1), name: 'Harbour' }
    const offering = { ...site, flags: { ...site.flags, subscriptions: true } }
    expect(writeFeed(feed, { subscriptionPrice: 849 }, { site: offering })[0]?.price).toBe('54990 AUD')
  })

  it('lists a car without a location at the main one, and excludes it if the site has none', () => {
    expect(JSON.stringify(writeFeed(feed, { locationId: null }))).toContain('Malop')
    expect(writeFeed(feed, {}, { locations: [] })).toEqual([])
  })

  it('escapes formulas, quotes and line breaks', () => {
    const [row] = writeFeed(feed, {
      name: '=HYPERLINK("http://evil.test")',
      dealerComments: '@SUM(A1), "as new"\r\n-2 owners',
      badge: '+cmd|calc',
    })
    expect(row?.title).toBe('HYPERLINK("http://evil.test")')
    expect(row?.trim).toBe('cmd|calc')
    expect(row?.description).toBe('SUM(A1), "as new" -2 owners')
    const cells = Object.values(row as Record<string, string>)
    expect(cells.filter((cell) => /^[=@+\t\r]/.test(cell) || /^-\D/.test(cell))).toEqual([])
  })
})

describe('a car that cannot be bought now', () => {
  it('is left out of Google’s feed, and is not AVAILABLE in Meta’s', () => {
    expect(writeFeed('google', { reserved: true })).toEqual([])
    expect(writeFeed('google', { status: 'coming_soon' })).toEqual([])
    expect(writeFeed('meta', { reserved: true })[0]?.availability).toBe('PENDING')
    expect(writeFeed('meta', { status: 'coming_soon' })[0]?.availability).toBe('NOT_AVAILABLE')
    expect(writeFeed('meta', {})[0]?.availability).toBe('AVAILABLE')
  })
})

describe('the cars that are left out', () => {
  const reasonFor = (name: 'google' | 'meta', car: Partial<Car>) => {
    const cars = [buildCar({ stockNumber: 'H1001', ...car })]
    const lines = vehicleFeedLines(name, cars, buildContext(), 'leftOut')
    return parseRows(vehicleFeedHeader(name, 'leftOut') + lines)[0]
  }

  it.each<[Partial<Car>, string]>([
    [{ price: null }, 'has no price'],
    [{ reserved: true }, 'is reserved'],
    [{ status: 'coming_soon' }, 'is coming soon'],
    [{ vin: null }, 'has no VIN of 17 characters'],
    [{ priceType: 'Excl. GST' }, 'has a price that Google does not accept: Excl. GST'],
  ])('%j: it %s', (car, reason) => {
    const row = reasonFor('google', { vin: 'MR0BA3CD100123456', colour: 'White', km: 10, ...car })
    expect(row).toMatchObject({
      stock_number: 'H1001',
      reason,
      link: expect.stringContaining('https://harbour.test/cars/'),
    })
  })

  it('have what mends each', () => {
    expect(reasonFor('google', { ...CAR, price: null })).toMatchObject({
      mend: 'Enter a price under Price.',
    })
    expect(reasonFor('google', { ...CAR, priceType: 'Excl. GST' })?.mend).toContain('drive_away or excl_gov_charges')
  })

  it('have all their reasons at once', () => {
    expect(reasonFor('google', { ...CAR, status: 'coming_soon', images: [], colour: null })).toMatchObject({
      reason: 'is coming soon, has no colour, has no photo',
      mend: expect.stringMatching(/in stock.*Enter the colour under Car\. Add a photo under Photos\.$/),
    })
  })

  it('point to the overrides of a car from a stock feed, whose fields are locked', () => {
    const car = buildCar({ ...CAR, images: [], vin: 'SHORT', year: null, km: null, colour: null, price: null })
    const mendFor = (fromFeed: ReadonlySet<number>) => {
      const inFeed = carInFeed('meta', car, buildContext({ fromFeed }))
      return inFeed.state === 'out' ? inFeed.mend : ''
    }
    const locked = mendFor(new Set([car.id]))
    expect(locked).toContain('Add a photo under Overrides, or in the stock feed.')
    expect(locked).not.toMatch(/under (Car|Price|Photos)/)
    expect(locked.match(/under Overrides/g)).toHaveLength(6)
    expect(mendFor(new Set([car.id + 1]))).not.toContain('Overrides')
    const forGoogle = carInFeed(
      'google',
      buildCar({ ...CAR, priceType: 'Excl. GST' }),
      buildContext({ fromFeed: new Set([1]) }),
    )
    expect(forGoogle).toMatchObject({ mend: expect.stringContaining('under Overrides') })
    const overridable = OVERRIDABLE_FIELDS.map(({ value }) => value)
    expect(overridable).toEqual(
      expect.arrayContaining(['price', 'price_type', 'vin', 'year', 'km', 'colour', 'images']),
    )
  })

  it('names no car that strangers cannot see', () => {
    expect(reasonFor('google', { showOnDealerWebsite: false })).toBeUndefined()
    expect(writeFeed('google', { showOnDealerWebsite: false })).toEqual([])
  })
})

describe('a car on its page in the admin', () => {
  const status = (feed: (typeof FEEDS)[number], car: Partial<Car>) =>
    carInFeed(feed, buildCar({ ...CAR, ...car }), buildContext())

  it('is in both feeds, or left out with the reason and what mends it', () => {
    expect(status('google', {})).toEqual({ state: 'in', note: null })
    expect(status('google', { vin: 'SHORT' })).toMatchObject({
      ...{ state: 'out', reason: 'has no VIN of 17 characters', mend: expect.stringContaining('under Car') },
    })
    // Staff may know of a car that strangers do not see.
    expect(status('meta', { showOnDealerWebsite: false })).toMatchObject({ reason: 'is not listed on the site' })
  })

  it('says where an advertiser has it as not for sale now', () => {
    expect(status('google', { reserved: true })).toMatchObject({ state: 'out', reason: 'is reserved' })
    expect(status('meta', { reserved: true })).toMatchObject({ state: 'in', note: expect.stringContaining('pending') })
    expect(status('meta', { status: 'coming_soon' })).toMatchObject({ note: expect.stringContaining('coming soon') })
  })
})

describe('the Google feed', () => {
  it.each<[string, Car['carType'], string | null, string | null]>([
    ['drive away', 'new', 'drive_away', 'drive_away_price'],
    ['drive away in the feed’s words', 'used', 'Drive-Away', 'drive_away_price'],
    ['without government charges', 'used', 'excl_gov_charges', 'excluding_government_charges_price'],
    ['without government charges', 'demo', 'Excl. Govt. Charges', 'excluding_government_charges_price'],
    ['of an ex-demo car', 'demo', 'ex_demo', 'excluding_government_charges_price'],
    ['of no said type', 'used', null, 'excluding_government_charges_price'],
    ['of a new car without charges, which Google refuses', 'new', 'excl_gov_charges', null],
    ['of a new car of no said type', 'new', null, null],
    ['without GST, which is no price to advertise', 'used', 'Excl. GST', null],
  ])('declares a price %s as: %s %s', (_what, carType, priceType, expected) => {
    expect(writeFeed('google', { carType, priceType })[0]?.vehicle_price_type ?? null).toBe(expected)
  })

  it('has the values of Google’s fields', () => {
    expect(writeFeed('google', { offerPrice: 52_990, carType: 'demo', certified: true })[0]).toMatchObject({
      id: 'H1001',
      vin: 'MR0BA3CD100123456',
      link: 'https://harbour.test/cars/2024-toyota-hilux-sr5-h1001',
      image_link: 'https://harbour.test/stock-photos/a.webp',
      additional_image_link: 'https://cdn.test/b%2Cc.jpg',
      price: '52990 AUD',
      condition: 'used',
      certified_pre_owned: 'no',
      mileage: '24500 km',
      store_code: 'geelong',
      'vehicle_fulfillment(option:store_code)': 'in_store:geelong',
      dealership_name: 'Harbour Motor Group',
      dealership_address: '1 Malop St, Geelong, VIC 3220, AU',
      google_product_category: '916',
    })
  })
})

describe('the Meta feed', () => {
  it('has the values of Meta’s fields, with the earlier price beside an offer', () => {
    const [row] = writeFeed('meta', { beforePrice: 56_990, certified: true, simpleBody: 'Ute', simpleDrive: '4WD' })
    expect(row).toMatchObject({
      vehicle_id: 'H1001',
      price: '56990 AUD',
      sale_price: '54990 AUD',
      state_of_vehicle: 'CPO',
      body_style: 'TRUCK',
      drivetrain: 'FOUR_WD',
      'mileage.value': '24500',
      'mileage.unit': 'KM',
      latitude: '-38.1499',
      dealer_phone: '03 5550 1234',
      'image[1].url': 'https://cdn.test/b,c.jpg',
      'image[2].url': '',
    })
    expect(writeFeed('meta')[0]).toMatchObject({ price: '54990 AUD', sale_price: '' })
  })

  it('excludes a car whose location has no coordinates', () => {
    const nowhere = { ...GEELONG, address: { ...GEELONG.address, lat: null } }
    expect(writeFeed('meta', {}, { locations: [nowhere] })).toEqual([])
  })
})

it('a feed is found only by its file name', () => {
  expect(findVehicleFeed('google-vehicles.csv')).toEqual({ name: 'google', part: 'offers' })
  expect(findVehicleFeed('google-vehicles-left-out.csv')).toEqual({ name: 'google', part: 'leftOut' })
  expect(findVehicleFeed('meta-vehicles.csv')).toEqual({ name: 'meta', part: 'offers' })
  expect(findVehicleFeed('leads.csv')).toBeNull()
})

it('cells are quoted as in RFC 4180, and plain numbers keep their sign', () => {
  expect(feedCsvLine(['a "b"', 'c,d', null, 0, 'e\nf'])).toBe('"a ""b""","c,d",,0,e f\r\n')
  expect(['-38.15', '+3', '-x', ' =1+1', 'a=1'].map(escapeFormula)).toEqual(['-38.15', '+3', 'x', '1+1', 'a=1'])
})
