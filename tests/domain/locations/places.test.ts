import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '../../../src/domain/locations/distance'
import { centralPlace, type Place, parsePlaceRow, placeLabel } from '../../../src/domain/locations/place'
import { AUSTRALIAN_STATES, findState, isPostcode } from '../../../src/domain/locations/postcode'
import { mainLocalities } from '../../../src/providers/geocoding/mainLocalities'

const places = mainLocalities()

describe('[LOC-06] the default list of localities', () => {
  it('has at least 400, without duplicates', () => {
    expect(places.length).toBeGreaterThanOrEqual(400)
    expect(new Set(places.map(({ name, postcode }) => `${name} ${postcode}`)).size).toBe(places.length)
  })

  it('covers every state', () => {
    const counts = Object.fromEntries(
      AUSTRALIAN_STATES.map((state) => [state, places.filter((place) => place.state === state).length]),
    )
    for (const state of AUSTRALIAN_STATES) expect(counts[state], state).toBeGreaterThanOrEqual(15)
  })

  it('has postcodes of their own state', () => {
    expect(places.filter(({ postcode, state }) => findState(postcode) !== state)).toEqual([])
  })

  /** Degrees: south, north, west, east, with the islands of each. */
  const BOXES = {
    ACT: [-35.95, -35.1, 148.7, 149.4],
    NSW: [-37.6, -28.1, 140.9, 153.7],
    NT: [-26.1, -10.9, 128.9, 138.1],
    QLD: [-29.2, -9.9, 137.9, 153.6],
    SA: [-38.2, -25.9, 128.9, 141.1],
    TAS: [-43.7, -39.4, 143.7, 148.6],
    VIC: [-39.2, -33.9, 140.9, 150.1],
    WA: [-35.2, -13.6, 112.8, 129.1],
  } as const

  it('has coordinates within their state', () => {
    const outside = places.filter(({ state, lat, lng }) => {
      const [south, north, west, east] = BOXES[state]
      return lat < south || lat > north || lng < west || lng > east
    })
    expect(outside).toEqual([])
  })

  it('has coordinates near the others of their postcode', () => {
    const far = places.filter((place) =>
      places.some((other) => other.postcode === place.postcode && distanceKm(place, other) > 40),
    )
    expect(far).toEqual([])
  })

  it.each([
    ['Sydney', 'Melbourne', 713],
    ['Sydney', 'Newcastle', 117],
    ['Brisbane', 'Cairns', 1390],
    ['Perth', 'Adelaide', 2130],
    ['Hobart', 'Launceston', 162],
    ['Darwin', 'Alice Springs', 1296],
  ])('%s and %s are %i km apart', (from, to, km) => {
    const findPlaceByName = (name: string) => places.find((candidate) => candidate.name === name)!
    const apart = distanceKm(findPlaceByName(from), findPlaceByName(to))
    expect(apart).toBeGreaterThan(km * 0.97)
    expect(apart).toBeLessThan(km * 1.03)
  })
})

describe('[LOC-06] postcodes', () => {
  it.each([
    ['2000', 'NSW'],
    ['2601', 'ACT'],
    ['2620', 'NSW'],
    ['2905', 'ACT'],
    ['0800', 'NT'],
    ['3000', 'VIC'],
    ['4870', 'QLD'],
    ['5000', 'SA'],
    ['6714', 'WA'],
    ['7250', 'TAS'],
  ])('%s is in %s', (postcode, state) => expect(findState(postcode)).toBe(state))

  it.each(['', '200', '20000', '0100', '2o00', ' 2000', '-200', '２０００'])('%j is invalid', (text) => {
    expect(isPostcode(text)).toBe(false)
  })
})

describe('[LOC-06] a row of a list of places', () => {
  const row = { name: 'Parramatta', state: 'NSW', postcode: '2150', lat: '-33.815', lng: '151.0011' }
  const place: Place = { name: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.815, lng: 151.0011 }

  it('is parsed by our column names or those of common lists', () => {
    expect(parsePlaceRow(row)).toEqual({ place })
    const { name: locality, lat, lng: long, ...rest } = row
    expect(parsePlaceRow({ ...rest, locality: locality.toUpperCase(), lat, long, region: 'R1' })).toEqual({ place })
  })

  it('has leading zeros restored', () => {
    const darwin = { name: 'Darwin', state: 'nt', postcode: '800', lat: '-12.4634', lng: '130.8456' }
    expect(parsePlaceRow(darwin)).toMatchObject({ place: { postcode: '0800', state: 'NT' } })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ state: 'Otago' }, 'state'],
    [{ postcode: '99' }, 'postcode'],
    [{ postcode: 'SW1A' }, 'postcode'],
    [{ lat: '33.8' }, 'lat'],
    [{ lat: '' }, 'lat'],
    [{ lng: 'east' }, 'lng'],
    [{ lng: '0' }, 'lng'],
  ])('%j is rejected for its %s', (fault, column) => {
    const parsed = parsePlaceRow({ ...row, ...fault })
    expect('problems' in parsed && parsed.problems.map((problem) => problem.column)).toEqual([column])
  })
})

describe('[LOC-06] the locality of a postcode', () => {
  const buildPlace = (name: string, lat: number): Place => ({ name, state: 'NSW', postcode: '2259', lat, lng: 151 })

  it('is the central one', () => {
    expect(centralPlace([buildPlace('North', -33), buildPlace('Middle', -33.4), buildPlace('South', -34)])?.name).toBe(
      'Middle',
    )
    expect(centralPlace([])).toBeNull()
  })

  it('is always one of its localities', () => {
    const subset = fc.array(fc.constantFrom(...places), { minLength: 1, maxLength: 8 })
    fc.assert(fc.property(subset, (list) => list.includes(centralPlace(list)!)))
  })

  it('is formatted as on a letter', () => {
    expect(placeLabel(buildPlace('Wyong', -33))).toBe('Wyong NSW 2259')
  })
})
