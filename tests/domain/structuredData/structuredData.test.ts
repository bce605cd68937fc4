import { describe, expect, it } from 'vitest'
import type { Location } from '../../../src/domain/locations/location'
import type { OpeningHour } from '../../../src/domain/openingHours/openingHour'
import type { Site } from '../../../src/domain/site/site'
import { autoDealerData } from '../../../src/domain/structuredData/autoDealerData'
import { carData } from '../../../src/domain/structuredData/carData'
import { jsonLdText } from '../../../src/domain/structuredData/jsonLd'
import { breadcrumbData, resultsData } from '../../../src/domain/structuredData/listData'
import { openingHoursData } from '../../../src/domain/structuredData/openingHoursData'
import { homeData } from '../../../src/domain/structuredData/siteData'
import { buildCar } from '../carFixture'
import { buildSite } from '../stockIndexSites'

const origin = 'https://harbour.test'
const harbour = { ...buildSite(1), name: 'Harbour', wording: { noPrice: 'Ask us.' } as Site['wording'] }
const open = (weekday: number, from = '08:30', to = '17:30'): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
const hours = [1, 2, 3, 4, 5]
  .map((day) => open(day))
  .concat(open(6, '09:00', '16:00'), {
    weekday: 0,
    status: 'Closed',
    open: null,
    close: null,
  })
const location: Location = {
  id: 1,
  siteId: 1,
  slug: 'parramatta',
  name: 'Harbour Parramatta',
  primary: true,
  visible: true,
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
  timeZone: 'Australia/Sydney',
  address: {
    street: '12 Church Street',
    city: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    placeId: null,
    placeUrl: null,
    lat: -33.81,
    lng: 151,
  },
  phone: '02 5550 1234',
  email: null,
  departments: [{ type: 'sales', phone: null, hours }],
  specialHours: [],
  licenceNumber: null,
  repairerLicence: null,
  image: null,
  mapImage: null,
  description: null,
  rating: { average: 4.6, count: 489 },
}

describe('[LOC-04] opening hours', () => {
  it('groups days with the same hours, without closed days', () => {
    expect(openingHoursData(hours, [])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
    ])
  })

  it('lists special hours by date; closed opens and closes at midnight', () => {
    const special = { date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }
    expect(openingHoursData([], [special])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })
})

it('[LOC-02] a location as a dealer', () => {
  expect(autoDealerData(location, origin)).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://harbour.test/our-location/parramatta',
    telephone: '+61255501234',
    address: { addressLocality: 'Parramatta', addressCountry: 'AU' },
    geo: { latitude: -33.81, longitude: 151 },
    aggregateRating: { ratingValue: 4.6, reviewCount: 489 },
  })
  const minimal = autoDealerData({ ...location, phone: null, rating: null, departments: [] }, origin)
  expect(minimal).not.toHaveProperty('telephone')
  expect(minimal).not.toHaveProperty('aggregateRating')
})

describe('[CAR-01] a car and its offer', () => {
  it.each([
    [{}, 'InStock', 54_990],
    [{ offerPrice: 49_990 }, 'InStock', 49_990],
    [{ status: 'coming_soon' }, 'PreOrder', 54_990],
    [{ reserved: true }, 'Reserved', 54_990],
    [{ reserved: true, status: 'coming_soon' }, 'Reserved', 54_990],
  ])('%j is offered as %s at %d', (change, availability, price) => {
    expect(carData(buildCar(change), harbour, origin)).toMatchObject({
      offers: { price, priceCurrency: 'AUD', availability: `https://schema.org/${availability}` },
    })
  })

  it('[CAR-04] a sold car is sold out without a price, as on its page', () => {
    const { offers } = carData(buildCar({ status: 'sold', subscriptionPrice: 849 }), harbour, origin) as {
      offers: object
    }
    expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' })
    expect(offers).not.toHaveProperty('price')
    expect(offers).not.toHaveProperty('priceSpecification')
  })

  it('[CAR-03] a subscription has a monthly offer, only if the site offers subscriptions', () => {
    const car = buildCar({ subscriptionPrice: 849 })
    const byTheMonth = carData(car, { ...harbour, flags: { ...harbour.flags, subscriptions: true } }, origin)
    expect(byTheMonth).toMatchObject({
      offers: [{ price: 54_990 }, { priceSpecification: { price: 849, unitCode: 'MON' } }],
    })
    expect(byTheMonth).not.toHaveProperty('offers[1].price')
    expect(carData(car, harbour, origin)).toMatchObject({ offers: { price: 54_990 } })
  })

  it('a caravan is a vehicle, not a car', () => {
    expect(carData(buildCar({ itemType: 'caravan' }), harbour, origin)).toMatchObject({ '@type': 'Vehicle' })
  })

  it('without a price there is no offer, and unknown values are omitted', () => {
    const data = carData(buildCar({ price: null, vin: null, km: null, images: [] }), harbour, origin)
    for (const absent of ['offers', 'vehicleIdentificationNumber', 'mileageFromOdometer', 'image']) {
      expect(data).not.toHaveProperty(absent)
    }
  })

  it('demo cars are used cars', () => {
    const condition = (carType: 'new' | 'demo' | 'used') =>
      JSON.stringify(carData(buildCar({ carType }), harbour, origin))
    expect(condition('new')).toContain('NewCondition')
    expect(condition('demo')).toContain('UsedCondition')
  })
})

it('[STK-05] a page of results, numbered from the pages before', () => {
  expect(resultsData([buildCar()], 21, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 22, url: `https://harbour.test${buildCar().path}` },
  ])
})

it('[CAR-01] breadcrumbs', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'This car', path: null },
  ]
  expect(breadcrumbData(trail, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://harbour.test/' },
    { '@type': 'ListItem', position: 2, name: 'This car' },
  ])
})

it('script end tags in the dealer’s texts are escaped', () => {
  const text = jsonLdText(carData(buildCar({ name: '</script><script>alert(1)' }), harbour, origin))
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)')
})

describe('[SITE-08] the home page', () => {
  const business = {
    name: 'Harbour Motor Group',
    logo: null,
    socialLinks: [{ network: 'facebook' as const, url: 'https://facebook.com/harbour' }],
  }

  it('names the organisation, and the site with its search by Google’s rules', () => {
    const [organization, webSite] = homeData(business, [], 'https://harbour.test') as unknown as Record<
      string,
      unknown
    >[]
    expect(organization).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Harbour Motor Group',
      url: 'https://harbour.test/',
      sameAs: ['https://facebook.com/harbour'],
    })
    expect(organization).not.toHaveProperty('logo')
    expect(webSite).toMatchObject({
      '@type': 'WebSite',
      url: 'https://harbour.test/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://harbour.test/cars?query={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('has each location as a dealer with its other departments', () => {
    const departments = [
      { ...location.departments[0]!, type: 'sales' as const, subtype: null },
      { ...location.departments[0]!, type: 'service' as const, subtype: null, phone: '02 5550 9999' },
    ]
    const [, , dealer] = homeData(business, [{ ...location, departments }], origin)
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      department: [{ '@type': 'AutoRepair', telephone: '+61255509999', name: expect.stringContaining('Service') }],
    })
    expect(autoDealerData({ ...location, departments: departments.slice(0, 1) }, origin)).not.toHaveProperty(
      'department',
    )
  })
})
