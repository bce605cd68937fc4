import { describe, expect, it } from 'vitest'
import { exampleLocation } from '../../../blocks/examples/location'
import {
  DEALER_SEARCH_ERRORS,
  dealerSearchParams,
  formatDistanceAway,
  nearbyDealers,
  parseDealerSearch,
  SUGGESTION_DELAY_MS,
} from '../../../src/domain/locations/dealerSearch'
import { DEFAULT_RADIUS_KM } from '../../../src/domain/locations/distance'
import { flattenedLocations, manufacturerWebsites } from '../../../src/domain/locations/manufacturerLocations'

const geelong = exampleLocation
const buildLocation = (id: number, lat: number | null, lng: number | null) => ({
  ...geelong,
  id,
  slug: `place-${id}`,
  address: { ...geelong.address, lat, lng },
})
const melbourne = { lat: -37.8136, lng: 144.9631 }
const perth = { lat: -31.9523, lng: 115.8613 }

describe('[LOC-06] a dealer search', () => {
  it('has a default of 250 km, waits 300 ms while typing and validates its input', () => {
    expect(DEFAULT_RADIUS_KM).toBe(250)
    expect(SUGGESTION_DELAY_MS).toBe(300)
    expect(DEALER_SEARCH_ERRORS.required).toBe('*Please select a dealership location')
    expect(DEALER_SEARCH_ERRORS.postcode).toBe('Invalid postcode')
  })

  it.each([
    [{ choice: { kind: 'dealership' as const, locationId: 7 }, type: 'service' as const }],
    [{ choice: { kind: 'place' as const, label: 'Melbourne VIC 3000', ...melbourne }, type: 'sales' as const }],
    [{ choice: { kind: 'none' as const }, type: 'sales' as const }],
  ])('is stored in its address and parsed back: %j', (state) => {
    expect(parseDealerSearch(`?${new URLSearchParams(dealerSearchParams(state))}`)).toEqual(state)
  })

  it.each(['?locationId=abc', '?lat=-37', '?lat=99&lng=144', '?lat=NaN&lng=1', '?locationId=0', '?lat=&lng='])(
    '%s selects nothing',
    (search) => expect(parseDealerSearch(search).choice).toEqual({ kind: 'none' }),
  )

  it('has the default type for an unknown one', () => {
    expect(parseDealerSearch('?locationType=boats', 'parts').type).toBe('parts')
  })

  it('lists nearby dealers, or the nearest and the radius that includes it', () => {
    const dealers = [buildLocation(1, -38.15, 144.36), buildLocation(2, null, null)]
    expect(nearbyDealers(dealers, melbourne).near.map(({ location }) => location.id)).toEqual([1])
    const far = nearbyDealers(dealers, melbourne, 25)
    expect(far.near).toEqual([])
    expect(far.beyond).toMatchObject({ location: { id: 1 }, radiusKm: 75 })
    expect(nearbyDealers(dealers, perth, 1000).beyond?.radiusKm).toBeNull()
    expect(nearbyDealers([], perth).beyond).toBeNull()
  })

  it.each([
    [0.4, 'under 1 km'],
    [8.44, '8.4 km'],
    [213.4, '213 km'],
    [2720, '2,720 km'],
  ])('formats %d km as %s', (km, text) => expect(formatDistanceAway(km)).toBe(text))
})

describe('[LOC-08] the locations of all businesses', () => {
  const coast = { ...buildLocation(2, -38, 144), dealershipId: 2, dealershipSlug: 'coast', dealershipName: 'Coast' }
  const loose = { ...buildLocation(3, -38, 145), dealershipId: null, dealershipSlug: null, dealershipName: null }
  const websites = manufacturerWebsites(
    { id: 9, name: 'Example Motors' },
    [geelong, coast, loose],
    'https://example.test',
    { closed: 'Shut', wording: [] },
  )

  it('are listed under their business, those without one under the site', () => {
    expect(websites.map(({ id, name, url, dealership }) => [id, name, url, dealership?.slug ?? null])).toEqual([
      [1, 'Example Motors', 'https://example.test/locations/example-motors', 'example-motors'],
      [2, 'Coast', 'https://example.test/locations/coast', 'coast'],
      [9, 'Example Motors', 'https://example.test', null],
    ])
  })

  it('are filtered to those with a department of a type, sales by default', () => {
    expect(flattenedLocations(websites).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(flattenedLocations(websites).every(({ location_type }) => location_type === 'sales')).toBe(true)
    const [service] = flattenedLocations(websites, 'service')
    expect(service?.contact_detail.phone).toBe('03 5550 4120')
    expect(flattenedLocations([])).toEqual([])
  })

  it('[LOC-04] have their hours by weekday, as text and as times', () => {
    const [sales] = flattenedLocations(websites)
    expect(sales?.contact_detail.opening_hours.find(({ weekday }) => weekday === 6)).toEqual({
      ...{ weekday: 6, status: 'Open', formated_hours: '9:00 am – 4:00 pm', open: '09:00', close: '16:00' },
    })
    const [service] = flattenedLocations(websites, 'service')
    expect(service?.contact_detail.opening_hours.find(({ weekday }) => weekday === 0)?.formated_hours).toBe('Shut')
  })
})
