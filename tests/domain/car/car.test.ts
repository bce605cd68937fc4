import { describe, expect, it } from 'vitest'
import { carPageState } from '../../../src/domain/car/carPageState'
import { carBreadcrumbs, carTitle, copiedToast } from '../../../src/domain/car/carTitle'
import {
  fuelInputs,
  fuelLabels,
  hasFuelCalculator,
  parseDollars,
  parseEconomy,
  parseKms,
  weeklyFuelCost,
} from '../../../src/domain/car/fuelCost'
import { rankSimilar, similarCarsFilters, similarPriceRange } from '../../../src/domain/car/similarCars'
import { featureList, hasText, keyInformation, specificationGroups } from '../../../src/domain/car/specifications'
import { formatRego, vehicleDetails } from '../../../src/domain/car/vehicleDetails'
import { buildCar } from '../carFixture'

const now = new Date('2026-06-15T00:00:00Z')
const sydney = 'Australia/Sydney'
const buildCaravan = (overrides = {}) =>
  buildCar({
    itemType: 'caravan',
    km: null,
    fuel: null,
    simpleFuel: null,
    sleeps: 4,
    bodyLengthFeet: 20,
    bodyWidthFeet: 8,
    tareWeightKg: 2340,
    aggregateTrailerMassKg: 2900,
    axleType: 'Tandem',
    ...overrides,
  })

describe('[CAR-10] facts of a car', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['null', false],
    ['NULL', false],
    [null, false],
    [undefined, false],
    ['0', true],
    ['nullarbor', true],
  ])('%j is a value: %s', (value, is) => {
    expect(hasText(value)).toBe(is)
  })

  it('key information with units, in order', () => {
    expect(keyInformation(buildCar()).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Odometer: 24,500 km',
      'Transmission: Automatic',
      'Fuel: Diesel',
      'Body: Ute',
      'Drive: 4x4',
      'Engine: 2.8 L 4-cylinder',
      'Seats: 5',
      'Colour: Glacier White',
    ])
  })

  it('missing values are omitted', () => {
    const sparse = buildCar({
      km: null,
      simpleFuel: 'null',
      fuel: null,
      engineSizeLitres: null,
      cylinders: 0,
      colour: ' ',
    })
    expect(keyInformation(sparse).map(({ label }) => label)).toEqual(['Transmission', 'Body', 'Drive', 'Seats'])
  })

  it('zero kilometres are shown, zero seats are not', () => {
    const [first] = keyInformation(buildCar({ km: 0, seats: 0 }))
    expect(first?.value).toBe('0 km')
    expect(keyInformation(buildCar({ seats: 0 })).map(({ label }) => label)).not.toContain('Seats')
  })

  it('[CAR-18] a caravan is measured in feet and metres', () => {
    expect(keyInformation(buildCaravan()).slice(0, 4)).toEqual([
      { label: 'Sleeps', value: '4', icon: 'sleeps' },
      { label: 'Body length', value: '6.1 m (20 ft)', icon: 'length' },
      { label: 'Tare weight', value: '2,340 kg', icon: 'weight' },
      { label: 'Axles', value: 'Tandem', icon: 'axle' },
    ])
  })

  it('a tractor shows its power', () => {
    expect(
      keyInformation(buildCar({ itemType: 'tractor', km: null, powerKw: 74 })).map(({ label }) => label),
    ).toContain('Power')
  })

  it('specifications in groups, the feed’s own after ours, without repeated labels or empty groups', () => {
    const groups = specificationGroups(
      buildCar({
        towingCapacityBrakedKg: null,
        specifications: [
          { label: 'Airbags', value: '7', group: 'safety' },
          { label: 'Torque', value: '999 Nm', group: 'engine' },
          { label: 'Warranty', value: '5 years' },
          { label: 'Keys', value: 'null' },
          { label: 'warranty', value: 'again' },
        ],
      }),
    )
    expect(groups.map((group) => group.title)).toEqual(['Engine and drive', 'Size and weight', 'Safety', 'More'])
    const all = groups.flatMap((group) => group.facts.map(({ label, value }) => `${label}: ${value}`))
    expect(all).toContain('Torque: 500 Nm')
    expect(all).toContain('Fuel consumption, combined: 8 L/100 km')
    expect(all).toContain('Length: 5,325 mm')
    expect(all).toContain('ANCAP rating: 5 stars (2019)')
    expect(all.filter((fact) => /warranty|airbags|keys|999/i.test(fact))).toEqual(['Airbags: 7', 'Warranty: 5 years'])
  })

  it('vehicle details', () => {
    expect(
      vehicleDetails(buildCar({ vin: 'null', series: null }), sydney, now).map(
        ({ label, value }) => `${label}: ${value}`,
      ),
    ).toEqual([
      'Stock number: H1001',
      'Condition: Used',
      'NVIC: ABC24A',
      'Registration: ABC123',
      'Registration expiry: Expires on 31 March 2027',
      'Build date: 03/2024',
      'Compliance date: 04/2024',
      'Badge: SR5',
      'Exterior colour: Glacier White',
      'Interior colour: Black',
    ])
  })

  it('[CAR-18] every field from a feed is shown with its unit', () => {
    const fields = {
      engineSizeCc: 2755,
      induction: 'Turbo',
      gearType: 'Sports automatic',
      bodyConfiguration: 'Dual cab',
    }
    const facts = specificationGroups(buildCar(fields)).flatMap(({ facts }) =>
      facts.map((fact) => `${fact.label}: ${fact.value}`),
    )
    expect(facts).toEqual(
      expect.arrayContaining([
        'Engine capacity: 2,755 cc',
        'Induction: Turbo',
        'Gear type: Sports automatic',
        'Body configuration: Dual cab',
        'Body: Double Cab Pick Up',
      ]),
    )
  })

  it('[CAR-18] a car without a location shows its suburb', () => {
    const locatedIn = (car: Parameters<typeof buildCar>[0]) =>
      vehicleDetails(buildCar(car), sydney, now).find(({ label }) => label === 'Located in')?.value
    expect(locatedIn({ locationId: null, privateSuburb: 'Brunswick', privatePostcode: '3056' })).toBe('Brunswick 3056')
    expect(locatedIn({ locationId: 1, privateSuburb: 'Brunswick', privatePostcode: '3056' })).toBeUndefined()
    expect(locatedIn({ locationId: null })).toBeUndefined()
  })

  it.each([
    ['2026-06-15', 'Expires on 15 June 2026'],
    ['2026-06-14', 'Unregistered'],
    ['2026-06-14T23:59:59Z', 'Unregistered'],
    ['soon', null],
    ['', null],
    [null, null],
  ])('registration until %s: %s', (expiry, text) => {
    expect(formatRego(expiry, sydney, now)).toBe(text)
  })

  it('the day of expiry uses the dealer’s time zone', () => {
    const evening = new Date('2026-06-14T20:00:00Z')
    expect(formatRego('2026-06-14', 'Australia/Sydney', evening)).toBe('Unregistered')
    expect(formatRego('2026-06-14', 'UTC', evening)).toBe('Expires on 14 June 2026')
  })

  it('features have no duplicates', () => {
    expect(featureList({ features: ['Sunroof', '', 'null', ' Sunroof ', 'Tow bar'] })).toEqual(['Sunroof', 'Tow bar'])
  })
})

describe('[CAR-11] the fuel calculator', () => {
  it('starts at $1.70 a litre, 250 kms a week and the car’s economy, 10 when unknown', () => {
    expect(fuelInputs({ fuelConsumption: null })).toEqual({ pricePerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 })
    expect(fuelInputs({ fuelConsumption: 0 }).litresPer100Km).toBe(10)
    expect(fuelInputs({ fuelConsumption: 7.4 }).litresPer100Km).toBe(7.4)
  })

  it.each([
    [250, 10, 1.7, 42.5],
    [333, 7.3, 1.899, 46.16],
    [0, 10, 1.7, 0],
    [-5, 10, 1.7, 0],
    [Number.NaN, 10, 1.7, 0],
  ])('%d kms at %d L/100km and $%d', (kmPerWeek, litresPer100Km, pricePerLitre, cost) => {
    expect(weeklyFuelCost({ kmPerWeek, litresPer100Km, pricePerLitre })).toBe(cost)
  })

  it('parses typed values', () => {
    expect(parseDollars('$1.85')).toBe(1.85)
    expect(parseDollars('$1,000')).toBe(1000)
    expect(parseDollars('cheap')).toBe(0)
    expect(parseKms('1,250 kms')).toBe(1250)
    expect(parseKms('300KM')).toBe(300)
    expect(parseKms('')).toBe(0)
  })

  it('parses its own formatted values', () => {
    const inputs = { pricePerLitre: 1.7, kmPerWeek: 1250, litresPer100Km: 7.8 }
    const labels = fuelLabels(inputs)
    expect(labels).toEqual({ pricePerLitre: '$1.70', kmPerWeek: '1,250 kms', litresPer100Km: '7.8 L/100km' })
    expect(parseDollars(labels.pricePerLitre)).toBe(1.7)
    expect(parseKms(labels.kmPerWeek)).toBe(1250)
    expect(parseEconomy(labels.litresPer100Km)).toBe(7.8)
  })

  it('is hidden for electric fuels and vehicles without an engine', () => {
    expect(hasFuelCalculator(buildCar())).toBe(true)
    expect(hasFuelCalculator(buildCar({ simpleFuel: 'Hybrid' }))).toBe(true)
    expect(hasFuelCalculator(buildCar({ simpleFuel: 'Electric' }))).toBe(false)
    expect(hasFuelCalculator(buildCar({ simpleFuel: null, fuel: 'Electric' }))).toBe(false)
    expect(hasFuelCalculator(buildCaravan())).toBe(false)
  })
})

describe('[CAR-14] similar cars', () => {
  it.each([
    [49_999, 39_999, 59_999],
    [50_000, 25_000, 75_000],
    [5000, 0, 15_000],
  ])('a price of %d: from %d to %d', (price, min, max) => {
    expect(similarPriceRange(price)).toEqual({ min, max })
  })

  it('without a price there is no price range', () => {
    expect(similarPriceRange(null)).toBeNull()
    expect(similarPriceRange(0)).toBeNull()
    expect(similarCarsFilters(buildCar({ price: null })).join()).not.toContain('price')
  })

  it('[CAR-14] the price range is around an offer’s price', () => {
    expect(similarCarsFilters(buildCar({ price: 40_000, offerPrice: 30_000 }))[0]).toContain(
      'price >= 20000 AND price <= 40000',
    )
  })

  it('the same model, the same body, or nearby: in stock, another car, the same kind', () => {
    const common =
      'status:"in_stock" AND NOT objectID:"1" AND item_type:"car" AND (car_type:"used") AND price >= 29990 AND price <= 79990'
    expect(similarCarsFilters(buildCar())).toEqual([
      `${common} AND make:"Toyota" AND model:"HiLux"`,
      `${common} AND body:"Ute"`,
      common,
    ])
  })

  it('new and demo match each other', () => {
    expect(similarCarsFilters(buildCar({ carType: 'demo' }))[0]).toContain('(car_type:"new" OR car_type:"demo")')
  })

  it('same model first, each once, never the car itself, at most six', () => {
    const buildOther = (id: number, model: string) => ({ id, make: 'Toyota', model })
    const candidates = [
      buildOther(1, 'HiLux'),
      buildOther(2, 'Corolla'),
      buildOther(3, 'HiLux'),
      buildOther(3, 'HiLux'),
      buildOther(4, 'Camry'),
      buildOther(5, 'HiLux'),
    ]
    expect(rankSimilar(buildCar(), candidates).map((car) => car.id)).toEqual([3, 5, 2, 4])
    const many = Array.from({ length: 9 }, (_, index) => buildOther(index + 2, 'Corolla'))
    expect(rankSimilar(buildCar(), many)).toHaveLength(6)
  })
})

describe('[CAR-04] the response of a car’s page', () => {
  const rules = {
    includeSoldCarsDays: 3,
    minimumPhotos: 0,
    carTypes: [],
    statuses: [],
    makes: [],
    excludedStockNumbers: [],
  }
  const sold = (soldDate: string | null) => buildCar({ status: 'sold', soldDate, updatedAt: '2026-06-01T00:00:00Z' })

  it.each([
    ['a car for sale', buildCar(), 'sale', true],
    ['one with too few photos to be listed', buildCar({ photosCount: 0 }), 'sale', false],
    ['sold yesterday', sold('2026-06-14T00:00:00Z'), 'sold', true],
    ['sold four days ago', sold('2026-06-11T00:00:00Z'), 'sold', false],
    ['sold 90 days ago', sold('2026-03-17T00:00:00Z'), 'sold', false],
    ['sold 91 days ago', sold('2026-03-16T00:00:00Z'), 'gone', false],
    ['sold without a date, changed lately', sold(null), 'sold', false],
    ['hidden by the dealer', buildCar({ showOnDealerWebsite: false }), 'gone', false],
  ] as const)('%s', (_, car, kind, index) => {
    expect(carPageState(car, { ...rules, minimumPhotos: car.photosCount === 0 ? 1 : 0 }, now)).toEqual({ kind, index })
  })
})

it('[CAR-02] the title in two lines', () => {
  expect(carTitle(buildCar())).toEqual({ title: '2024 Toyota HiLux', subtitle: 'SR5 GUN126R' })
  expect(carTitle(buildCar({ year: null, badge: null, series: null }))).toEqual({ title: 'Toyota HiLux', subtitle: '' })
})

it('[CAR-01] the breadcrumbs of a car', () => {
  const links = { stock: '/search/used-cars', make: '/search/toyota', model: '/search/toyota/hilux' }
  expect(carBreadcrumbs(buildCar(), 'cars', links).map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Home /',
    'Used cars /search/used-cars',
    'Toyota /search/toyota',
    'HiLux /search/toyota/hilux',
    '2024 Toyota HiLux SR5 null',
  ])
})

it('[CAR-05] the copied toast', () => {
  expect(copiedToast(buildCar())).toBe('Copied 2024 Toyota HiLux SR5 to your clipboard!')
})
