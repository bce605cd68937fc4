import { describe, expect, it } from 'vitest'
import { sortDepartments } from '../../../src/domain/locations/departments'
import { distanceKm, findLocations, nearestLocations, RADIUS_OPTIONS_KM } from '../../../src/domain/locations/distance'
import type { Address, Location } from '../../../src/domain/locations/location'
import { directionsLink, formatAddress } from '../../../src/domain/locations/locationLinks'
import { filterByType, locationPhone, visibleLocations } from '../../../src/domain/locations/visibleLocations'

const parramatta: Address = {
  street: '12 Church Street',
  city: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  placeId: null,
  placeUrl: null,
  lat: -33.8136,
  lng: 151.0034,
}
let nextId = 1
const buildLocation = (
  overrides: Partial<Omit<Location, 'address'>> & { address?: Partial<Address> } = {},
): Location => {
  const id = nextId++
  return {
    id,
    siteId: 1,
    slug: `place-${id}`,
    name: `Place ${id}`,
    primary: false,
    visible: true,
    dealershipId: null,
    dealershipSlug: null,
    dealershipName: null,
    timeZone: 'Australia/Sydney',
    phone: null,
    email: null,
    departments: [],
    specialHours: [],
    licenceNumber: null,
    repairerLicence: null,
    image: null,
    mapImage: null,
    description: null,
    rating: null,
    ...overrides,
    address: { ...parramatta, street: `${id} Church Street`, ...overrides.address },
  }
}

describe('[LOC-03] visible locations', () => {
  it('exclude hidden ones', () => {
    expect(visibleLocations([buildLocation({ visible: false })])).toEqual([])
  })

  it('are unique by phone digits or street; the first one is used', () => {
    const first = buildLocation({ phone: '02 5550 1234' })
    const samePhone = buildLocation({ phone: '+61 2 55501234' })
    const sameStreet = buildLocation({ address: { street: first.address.street.toUpperCase() } })
    const otherLocation = buildLocation({ phone: '02 5550 9999' })
    expect(visibleLocations([first, samePhone, sameStreet, otherLocation])).toEqual([first, otherLocation])
  })

  it('include duplicates of hidden ones', () => {
    const hidden = buildLocation({ phone: '02 5550 1234', visible: false })
    const visible = buildLocation({ phone: '02 5550 1234' })
    expect(visibleLocations([hidden, visible])).toEqual([visible])
  })

  it('are not duplicates without a phone or street; the same street in another town is another place', () => {
    const withoutStreet = [buildLocation({ address: { street: '' } }), buildLocation({ address: { street: '' } })]
    expect(visibleLocations(withoutStreet)).toHaveLength(2)
    const mainStreets = ['2150', '2000'].map((postcode) =>
      buildLocation({ address: { street: '1 Main Street', postcode } }),
    )
    expect(visibleLocations(mainStreets)).toHaveLength(2)
  })

  it('are unique by place id in unique-address mode', () => {
    const here = { placeId: 'here' }
    const first = buildLocation({ phone: '02 5550 1234', address: here })
    const samePlace = buildLocation({ address: here })
    const samePhone = buildLocation({ phone: '02 5550 1234' })
    expect(visibleLocations([first, samePlace, samePhone], { uniqueAddress: true })).toEqual([first, samePhone])
  })

  it('departments in the order sales, service, parts', () => {
    const departments = (['parts', 'sales', 'service'] as const).map((type) => ({ type, phone: null, hours: [] }))
    const location = buildLocation({ departments })
    expect(sortDepartments(location).map((department) => department.type)).toEqual(['sales', 'service', 'parts'])
    expect(filterByType([location, buildLocation()], 'service')).toEqual([location])
  })

  it('[LOC-10] the phone of a department, else of the location', () => {
    const departments = [
      { type: 'service' as const, phone: '02 5550 2222', hours: [] },
      { type: 'parts' as const, phone: null, hours: [] },
    ]
    const location = buildLocation({ phone: '02 5550 1111', departments })
    expect(locationPhone(location, 'service')).toBe('02 5550 2222')
    expect(locationPhone(location, 'parts')).toBe('02 5550 1111')
    expect(locationPhone(location, 'sales')).toBe('02 5550 1111')
  })
})

describe('[LOC-07] distance', () => {
  it('Sydney to Melbourne is about 713 km', () => {
    expect(distanceKm({ lat: -33.8688, lng: 151.2093 }, { lat: -37.8136, lng: 144.9631 })).toBeCloseTo(713.4, 0)
  })

  it('zero from itself; half the circumference to the antipode', () => {
    expect(distanceKm({ lat: -33, lng: 151 }, { lat: -33, lng: 151 })).toBe(0)
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6)
  })
})

describe('[LOC-06] the nearest locations', () => {
  const north = (km: number) => buildLocation({ address: { lat: -33 + km / 111.195, lng: 151 } })
  const here = { lat: -33, lng: 151 }

  it('at most five, nearest first, within 250 km by default', () => {
    const places = [260, 30, 200, 10, 100, 40, 50].map(north)
    const near = nearestLocations(places, here)
    expect(near.map((place) => Math.round(place.distanceKm))).toEqual([10, 30, 40, 50, 100])
    expect(nearestLocations(places, here, 35)).toHaveLength(2)
    expect(nearestLocations([north(260)], here)).toEqual([])
    expect(nearestLocations([north(260)], here, 500)).toHaveLength(1)
  })

  it('exclude those without coordinates', () => {
    expect(nearestLocations([buildLocation({ address: { lat: null } })], here, 1000)).toEqual([])
  })

  it('the available radii', () => {
    expect(RADIUS_OPTIONS_KM).toEqual([25, 50, 75, 100, 150, 250, 500, 750, 1000])
  })

  it('by part of a name, dealership, city or postcode, in any case', () => {
    const one = buildLocation({ name: 'Harbour Mazda', dealershipName: 'Harbour City' })
    const two = buildLocation({ name: 'Riverside', address: { city: 'Penrith', postcode: '2750' } })
    expect(findLocations([one, two], 'maz')).toEqual([one])
    expect(findLocations([one, two], 'CITY')).toEqual([one])
    expect(findLocations([one, two], 'enri')).toEqual([two])
    expect(findLocations([one, two], '275')).toEqual([two])
    expect(findLocations([one, two], ' ')).toEqual([])
  })
})

describe('[LOC-02] addresses and directions', () => {
  it('an address on one line', () => {
    expect(formatAddress(parramatta)).toBe('12 Church Street, Parramatta NSW 2150')
    expect(formatAddress({ street: '', city: 'Parramatta', state: '', postcode: '2150' })).toBe('Parramatta 2150')
  })

  it('directions by the dealer’s link, else by address and place', () => {
    const location = { name: 'Harbour Parramatta', address: { ...parramatta, placeId: 'abc' } }
    const link = new URL(directionsLink(location))
    expect(link.searchParams.get('destination')).toBe('Harbour Parramatta, 12 Church Street, Parramatta NSW 2150')
    expect(link.searchParams.get('destination_place_id')).toBe('abc')
    const withUrl = { ...location, address: { ...location.address, placeUrl: 'https://maps.test/x' } }
    expect(directionsLink(withUrl)).toBe('https://maps.test/x')
  })
})
