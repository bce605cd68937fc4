import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { editDistance } from '../../../src/domain/editDistance'
import { findAddressProblem } from '../../../src/domain/locations/addressCheck'
import { placeLabel } from '../../../src/domain/locations/place'
import { PlaceIndex } from '../../../src/domain/locations/placeIndex'
import { placeRank } from '../../../src/domain/locations/placeRank'
import { beginsWithTyped, readPlaceText } from '../../../src/domain/locations/placeText'
import { findState } from '../../../src/domain/locations/postcode'
import { allLocalities } from '../../../src/providers/geocoding/allLocalities'
import { mainLocalities } from '../../../src/providers/geocoding/mainLocalities'

const readTable = (name: string) =>
  readFileSync(new URL(`./tables/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))

let index: PlaceIndex
beforeAll(async () => {
  index = new PlaceIndex(await allLocalities(), placeRank(mainLocalities()))
})

describe('[LOC-06] [LOC-09] every Australian locality', () => {
  it('is in the list, with its postcode', () => {
    expect(index.size).toBeGreaterThan(18_000)
  })

  const postcodes = readTable('postcodes.txt').map((line) => {
    const [, postcode = '', state = '', name = ''] = /^(\d{4}) (\w+) (.+)$/.exec(line) ?? []
    return { postcode, state, name }
  })

  it('500 postcodes of all states are known, in their state, and none is unknown', () => {
    expect(postcodes).toHaveLength(500)
    const wrong = postcodes.filter(({ postcode, state, name }) => {
      const found = index.placesOfPostcode(postcode)
      return (
        index.findByPostcode(postcode) === null || !found.some((place) => place.state === state && place.name === name)
      )
    })
    expect(wrong).toEqual([])
    // Three hundred searches in a row.
  }, 30_000)

  it('and their labels are found as typed', () => {
    const wrong = postcodes
      .map(({ name, state, postcode }) => `${name} ${state} ${postcode}`)
      .filter((label) => !index.suggest(label, 1).some((place) => placeLabel(place) === label))
    expect(wrong).toEqual([])
  })

  it('a postcode of post boxes is the city that has them', () => {
    expect(index.findByPostcode('7001')?.name).toBe('Hobart')
    expect(placeLabel(index.suggest('7001', 1)[0]!)).toBe('Hobart TAS 7001')
  })

  it.each(['1770', '1770 qld'])('%s is the town of that name', (typed) => {
    expect(placeLabel(index.suggest(typed, 1)[0]!)).toBe('Seventeen Seventy QLD 4677')
  })

  it.each(['0001', '2999', '9998', '9999'])('%s is no postcode of any place', (postcode) => {
    expect(index.findByPostcode(postcode)).toBeNull()
  })
})

describe('[LOC-06] what shoppers type', () => {
  const rows = readTable('typedPlaces.txt').map((line) => line.split(' = ') as [string, string])

  it('finds the place: 300 names, parts, abbreviations, aliases and misspellings', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300)
    const wrong = rows
      .map(([typed, expected]) => ({ typed, expected, found: index.suggest(typed, 1).map(placeLabel)[0] }))
      .filter(({ expected, found }) => found !== expected)
    expect(wrong).toEqual([])
  })

  it.each(['', '  ', '?', 'xyzzyq', 'Harbour Motor Group', 'australia'])('%j finds nothing', (text) => {
    expect(index.suggest(text, 8)).toEqual([])
  })

  it('suggests at most as many as asked for, and post boxes only if nothing else fits', () => {
    const sydney = index.suggest('sydney', 8)
    expect(sydney).toHaveLength(8)
    expect(sydney.map(({ postcode }) => postcode)).not.toContain('1001')
    expect(index.suggest('1001', 8).map(({ name }) => name)).toEqual(['Sydney'])
  })

  it('beats a dealership only where the name begins with it', () => {
    const [isa] = index.suggest('mt isa', 1)
    expect(isa && beginsWithTyped(isa, 'mt is')).toBe(true)
    expect(isa && beginsWithTyped(isa, 'mt isa nsw')).toBe(false)
    expect(isa && beginsWithTyped(isa, 'isa')).toBe(false)
  })
})

describe('[LOC-06] a text of many abbreviations', () => {
  const abbreviations =
    'bch bvd center ck crk e est ft gdns harbor hbr hd hds hts is jct jn lwr mt mtn n nth pk pt s saint spgs sth upr vly w'
  const [isa] = mainLocalities()

  it.each(abbreviations.split(' '))('%s, repeated, is read in at most 12 ways', (word) => {
    for (let times = 2; times <= 60; times++) {
      const text = Array(times).fill(word).join(' ')
      expect(readPlaceText(text).length).toBeLessThanOrEqual(12)
      expect(beginsWithTyped(isa!, text)).toBe(false)
    }
  })

  it('is read by its first combinations, as typed last', () => {
    expect(readPlaceText('pt pt mt').map(({ words }) => words.join(' '))).toEqual([
      'port port mount',
      'port port mt',
      'port point mount',
      'port point mt',
      'point port mount',
      'point port mt',
      'point point mount',
      'point point mt',
    ])
  })

  it('is no place if it is longer than 100 characters', () => {
    expect(readPlaceText(`geelong${' '.repeat(93)}`)).toHaveLength(1)
    expect(readPlaceText(`geelong${' '.repeat(94)}`)).toEqual([])
    expect(beginsWithTyped(isa!, isa!.name.padEnd(101))).toBe(false)
  })

  it.each(['Geelong, Australia', 'geelongaustralia', 'Port South Australia', 'West Australia'])(
    '%s keeps a state',
    (text) => {
      const names = readPlaceText(text).map(({ words, state }) => [...words, state ?? ''].join(' ').trim())
      expect(names).toEqual(
        {
          'Geelong, Australia': ['geelong'],
          geelongaustralia: ['geelong'],
          'Port South Australia': ['port south australia', 'port SA'],
          'West Australia': ['western australia', 'WA'],
        }[text],
      )
    },
  )
})

describe('[LOC-06] an address', () => {
  const check = (city: string, state: string, postcode: string) =>
    findAddressProblem({ city, state, postcode }, index.placesOfPostcode(postcode), index.placesOfName(city))

  it.each([
    ['Parramatta', 'NSW', '2150'],
    ['st. kilda', 'VIC', '3182'],
    ['Newcastle', 'NSW', '2302'],
    ['Melbourne', 'VIC', '3175'],
    ['Hume', 'ACT', '2620'],
    ['Queanbeyan', 'NSW', '2620'],
    ['Jervis Bay', 'ACT', '2540'],
    ['A New Estate', 'VIC', '3350'],
    ['Pukatja', 'SA', '0872'],
  ])('%s %s %s fits', (...address) => expect(check(...address)).toBeNull())

  it.each([
    ['Perth', 'NSW', '6000', 'state', '6000 is in WA. Correct the state or the postcode.'],
    ['Hume', 'QLD', '2620', 'state', '2620 is in ACT or NSW. Correct the state or the postcode.'],
    [
      'Perth',
      'NSW',
      '2000',
      'city',
      /^Perth is not in 2000, which is Sydney, .+\. Correct the suburb or the postcode\.$/,
    ],
    ['Perth', 'WA', '0001', 'postcode', '0001 is not an Australian postcode.'],
    ['Somewhere', 'VIC', '2999', 'state', '2999 is in NSW. Correct the state or the postcode.'],
  ])('%s %s %s does not: %s', (city, state, postcode, field, message) => {
    expect(check(city, state, postcode)).toEqual({
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  it('has a state by its postcode’s range where the postcode has no place', () => {
    expect(findState('2999')).toBe('NSW')
  })
})

describe('[LOC-06] [LEAD-09] the postcode of an enquiry', () => {
  it.each([
    ['2150', true],
    ['0801', true],
    ['1340', true],
    ['9726', true],
    ['9999', false],
    ['2999', false],
    ['4999', false],
    ['0000', false],
  ])('%s is one of the post: %s', (postcode, known) => expect(index.isPostcode(postcode)).toBe(known))

  it('is not refused by a list that is not the whole', () => {
    expect(new PlaceIndex(mainLocalities(), () => 0).isPostcode('2999')).toBe(true)
  })
})

describe('mistakes between words', () => {
  it.each([
    ['sydney', 'sydney', 0],
    ['sydny', 'sydney', 1],
    ['syndey', 'sydney', 1],
    ['sydneyy', 'sydney', 1],
    ['sidney', 'sydney', 1],
    ['sdny', 'sydney', 2],
    ['perth', 'sydney', 3],
  ])('%s for %s: %i, counted to 2', (typed, text, mistakes) => {
    expect(editDistance(typed, text, 2).whole).toBe(mistakes)
  })

  it('are counted to the beginning of a longer word too', () => {
    expect(editDistance('toowmba', 'toowoombacity', 2)).toEqual({ whole: 3, prefix: 2 })
    expect(editDistance('syd', 'sydney', 2).prefix).toBe(0)
  })
})
