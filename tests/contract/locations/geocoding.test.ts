import { describe, expect, it, vi } from 'vitest'
import { cachedGeocoding } from '../../../src/data/locations/cachedGeocoding'
import type { Place } from '../../../src/domain/locations/place'
import { httpGeocoding } from '../../../src/providers/geocoding/http'
import { jsonService } from '../../support/jsonService'

const PARRAMATTA: Place = { name: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.815, lng: 151.0011 }

describe('[LOC-06] geocoding by a service with Google’s response format', () => {
  const component = (type: string, long_name: string, short_name = long_name) => ({
    types: [type, 'political'],
    long_name,
    short_name,
  })
  const buildResult = (postcode = '2150') => ({
    address_components: [
      component('locality', 'Parramatta'),
      component('administrative_area_level_1', 'New South Wales', 'NSW'),
      component('postal_code', postcode),
    ],
    geometry: { location: { lat: -33.815, lng: 151.0011 } },
  })
  const service = async (response: unknown, status = 200) => {
    const { received, url } = await jsonService(response, status)
    return { received, geocoding: httpGeocoding({ url: `${url}/geocode/json`, key: 'k1' }) }
  }

  it('requests a postcode in Australia, with its key', async () => {
    const { received, geocoding } = await service({ status: 'OK', results: [buildResult()] })
    expect(await geocoding.findPlaceByPostcode('2150')).toEqual(PARRAMATTA)
    expect(Object.fromEntries(received[0]!.url.searchParams)).toEqual({
      components: 'country:AU|postal_code:2150',
      region: 'au',
      key: 'k1',
    })
  })

  it('rejects a result with another postcode', async () => {
    for (const response of [
      { status: 'OK', results: [buildResult('2151')] },
      { status: 'ZERO_RESULTS', results: [] },
    ]) {
      const { geocoding } = await service(response)
      expect(await geocoding.findPlaceByPostcode('2150')).toBeNull()
    }
  })

  it('suggests places with a postcode and a state, eight at most', async () => {
    const abroad = { ...buildResult(), address_components: [component('locality', 'Paris')] }
    const { received, geocoding } = await service({ status: 'OK', results: [abroad, ...Array(9).fill(buildResult())] })
    expect(await geocoding.suggestPlaces('parra')).toEqual(Array(8).fill(PARRAMATTA))
    expect(received[0]!.url.searchParams.get('address')).toBe('parra')
  })

  it.each([
    [{ status: 'REQUEST_DENIED', error_message: 'The key is wrong' }, 200, /REQUEST_DENIED: The key is wrong/],
    [{}, 502, /returned 502/],
    [{}, 404, /returned 404/],
    [{ results: 'none' }, 200, /status/],
  ])('throws on an error status or an invalid response: %j', async (response, status, message) => {
    const { geocoding } = await service(response, status)
    await expect(geocoding.findPlaceByPostcode('2150')).rejects.toThrow(message)
  })
})

describe('[LOC-06] cached results', () => {
  function setup() {
    let now = 5000
    const findPlaceByPostcode = vi.fn(async (): Promise<Place | null> => PARRAMATTA)
    const geocoding = cachedGeocoding({ findPlaceByPostcode, suggestPlaces: async () => [] }, 1000, () => now)
    return { findPlaceByPostcode, geocoding, later: (ms: number) => (now += ms) }
  }

  it('expire, and are then requested again', async () => {
    const { findPlaceByPostcode, geocoding, later } = setup()
    await geocoding.findPlaceByPostcode('2150')
    expect(await geocoding.findPlaceByPostcode('2150')).toEqual(PARRAMATTA)
    expect(findPlaceByPostcode).toHaveBeenCalledTimes(1)
    later(1001)
    await geocoding.findPlaceByPostcode('2150')
    expect(findPlaceByPostcode).toHaveBeenCalledTimes(2)
  })

  it('exclude failures', async () => {
    const { findPlaceByPostcode, geocoding } = setup()
    findPlaceByPostcode.mockRejectedValueOnce(new Error('out of reach'))
    await expect(geocoding.findPlaceByPostcode('2150')).rejects.toThrow('out of reach')
    expect(await geocoding.findPlaceByPostcode('2150')).toEqual(PARRAMATTA)
  })

  it('are limited to 2,000', async () => {
    const { findPlaceByPostcode, geocoding } = setup()
    for (let number = 1000; number <= 3000; number++) await geocoding.findPlaceByPostcode(String(number))
    await geocoding.findPlaceByPostcode('3000')
    expect(findPlaceByPostcode).toHaveBeenCalledTimes(2001)
    await geocoding.findPlaceByPostcode('1000')
    expect(findPlaceByPostcode).toHaveBeenCalledTimes(2002)
  })
})
