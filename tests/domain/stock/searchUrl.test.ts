import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOCK_SORTS } from '../../../src/domain/site/site'
import {
  type SearchVocabulary,
  standardSegments,
  toBodyName,
  toLandingNames,
} from '../../../src/domain/stock/landingPath'
import { showMeLabel } from '../../../src/domain/stock/results'
import { landingIntro, searchLanding, searchNoun } from '../../../src/domain/stock/searchLanding'
import {
  ALL_STOCK,
  isSameSearch,
  RANGE_ATTRIBUTES,
  REFINABLE_ATTRIBUTES,
  type SearchState,
} from '../../../src/domain/stock/searchState'
import {
  cleanFormAddress,
  formatSearchUrl,
  hasMoreThanLanding,
  otherParams,
  parseRange,
  parseSearchUrl,
  searchLink,
} from '../../../src/domain/stock/searchUrl'
import { CAPS } from '../../../src/stockIndex/protocol/caps'
import { anyText } from '../../support/anyText'

const vocabulary: SearchVocabulary = {
  makes: toLandingNames(['Toyota', 'Land Rover', 'Penrith Customs', 'Used Cars']),
  models: [
    { slug: 'hilux', name: 'HiLux', make: 'Toyota' },
    { slug: 'defender', name: 'Defender', make: 'Land Rover' },
  ],
  locations: [
    { slug: 'parramatta', name: 'Harbour Parramatta', city: 'Parramatta' },
    { slug: 'toyota', name: 'Toyota Showroom', city: 'Penrith' },
  ],
  dealerships: [{ slug: 'harbour-city', name: 'Harbour City' }],
  bodies: [
    ...toLandingNames(['SUV', 'Ute', 'Hatch']),
    ...['Caravan', 'Pop Top', 'Camper Trailer', 'Hybrid'].map((name) => toBodyName(name, 'caravan')),
    toBodyName('Tractor', 'tractor'),
  ],
  fuels: toLandingNames(['Electric', 'Diesel']),
}
const buildSearch = (parts: Partial<SearchState>): SearchState => ({ ...ALL_STOCK, ...parts })
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://dealer.test')
  return parseSearchUrl(pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent), searchParams, vocabulary)
}

describe('[STK-01] landing paths', () => {
  it.each([
    ['/search', {}],
    ['/search/new-used-and-demo-cars', {}],
    ['/search/used-cars', { car_type: ['used'] }],
    ['/search/new-cars', { car_type: ['new'] }],
    ['/search/demo-cars', { car_type: ['demo'] }],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/Land-Rover', { make: ['Land Rover'] }],
    ['/search/toyota/hilux', { make: ['Toyota'], model: ['HiLux'] }],
    ['/search/parramatta', { location_name: ['Harbour Parramatta'] }],
    ['/search/harbour-city', { dealership_name: ['Harbour City'] }],
    ['/search/suv-cars', { body: ['SUV'] }],
    ['/search/electric-cars', { fuel: ['Electric'] }],
    ['/search/caravans', { body: ['Caravan'] }],
    ['/search/pop-top-caravans', { body: ['Pop Top'] }],
    ['/search/camper-trailers', { body: ['Camper Trailer'] }],
    ['/search/hybrid-caravans', { body: ['Hybrid'] }],
    ['/search/tractors', { body: ['Tractor'] }],
    // as they were called before
    ['/search/pop-top-cars', { body: ['Pop Top'] }],
    ['/search/used-cars/toyota', { car_type: ['used'], make: ['Toyota'] }],
    ['/search/used-cars/toyota/hilux', { car_type: ['used'], make: ['Toyota'], model: ['HiLux'] }],
    ['/search/suv-cars/parramatta', { body: ['SUV'], location_name: ['Harbour Parramatta'] }],
    ['/search/toyota/parramatta', { make: ['Toyota'], location_name: ['Harbour Parramatta'] }],
    ['/search/toyota/hilux/parramatta', { make: ['Toyota'], model: ['HiLux'], location_name: ['Harbour Parramatta'] }],
    ['/search/toyota/hilux/harbour-city', { make: ['Toyota'], model: ['HiLux'], dealership_name: ['Harbour City'] }],
  ])('%s', (path, refinements) => {
    expect(parse(path)).toEqual(buildSearch({ refinements }))
  })

  it.each([
    '/search/unheard-of',
    '/search/toyota/defender',
    '/search/used-cars/hilux',
    '/search/parramatta/hilux',
    '/search/toyota/hilux/sr5',
    '/search/constructor',
    '/search/new-used-and-demo-cars/toyota',
    '/search/suv-cars/electric-cars',
    '/search/parramatta/used-cars/toyota',
    '/search/toyota/used-cars',
    '/search/sedan-cars',
    '/search/constructor-cars',
  ])('%s returns 404', (path) => {
    expect(parse(path)).toBeNull()
  })

  it('a stock type comes before a make, a make before a location of the same slug', () => {
    expect(parse('/search/used-cars')?.refinements).toEqual({ car_type: ['used'] })
    expect(parse('/search/toyota')?.refinements).toEqual({ make: ['Toyota'] })
  })
})

describe('[STK-02] the search URL', () => {
  it.each([
    ['/search/new-used-and-demo-cars', {}],
    ['/search/used-cars', { refinements: { car_type: ['used'] } }],
    ['/search/new-and-demo-cars', { refinements: { car_type: ['demo', 'new'] } }],
    ['/search/toyota/hilux', { refinements: { make: ['Toyota'], model: ['HiLux'] } }],
    ['/search/parramatta', { refinements: { location_name: ['Harbour Parramatta'] } }],
    ['/search/harbour-city', { refinements: { dealership_name: ['Harbour City'] } }],
    ['/search/used-cars/land-rover', { refinements: { make: ['Land Rover'], car_type: ['used'] } }],
    ['/search/suv-cars', { refinements: { body: ['SUV'] } }],
    ['/search/pop-top-caravans', { refinements: { body: ['Pop Top'] } }],
    ['/search/tractors', { refinements: { body: ['Tractor'] } }],
    ['/search/used-cars?refinementList[body][0]=SUV', { refinements: { car_type: ['used'], body: ['SUV'] } }],
    [
      '/search/used-cars/toyota/hilux/parramatta',
      {
        refinements: {
          car_type: ['used'],
          make: ['Toyota'],
          model: ['HiLux'],
          location_name: ['Harbour Parramatta'],
        },
      },
    ],
    ['/search/toyota/hilux', { refinements: { make_model: ['Toyota > HiLux'] } }],
    [
      '/search/new-used-and-demo-cars?refinementList[make_model][0]=Toyota+%3E+HiLux&refinementList[make_model][1]=Land+Rover',
      { refinements: { make_model: ['Toyota > HiLux', 'Land Rover'] } },
    ],
    [
      '/search/new-used-and-demo-cars?refinementList[make][0]=Toyota&refinementList[make][1]=Land+Rover',
      { refinements: { make: ['Toyota', 'Land Rover'] } },
    ],
    [
      '/search/new-used-and-demo-cars?refinementList[car_type][0]=new&refinementList[car_type][1]=used',
      { refinements: { car_type: ['new', 'used'] } },
    ],
    ['/search/toyota?refinementList[model][0]=Defender', { refinements: { make: ['Toyota'], model: ['Defender'] } }],
    ['/search/new-used-and-demo-cars?range[price]=5000:20000', { ranges: { price: { min: 5000, max: 20_000 } } }],
    ['/search/new-used-and-demo-cars?range[price]=:20000', { ranges: { price: { min: null, max: 20_000 } } }],
    ['/search/new-used-and-demo-cars?range[year]=2020:', { ranges: { year: { min: 2020, max: null } } }],
    [
      '/search/new-used-and-demo-cars?query=mazda+%26+co&sortBy=price_desc&page=3',
      { query: 'mazda & co', sortBy: 'price_desc', page: 3 },
    ],
  ] as [string, Partial<SearchState>][])('%s', (url, parts) => {
    expect(searchLink(parts, vocabulary)).toBe(url)
    expect(isSameSearch(parse(url) ?? ALL_STOCK, buildSearch(parts))).toBe(true)
  })

  it.each([
    ['utm_source=news&gclid=1', false],
    ['', false],
    ['refinementList[make][0]=Toyota', true],
    ['range[price]=5000:', true],
    ['page=2', true],
    ['query=', true],
    ['near=2150', true],
    ['utm_source=news&sortBy=newest', true],
  ])('"%s" has more than its landing: %s', (query, more) => {
    expect(hasMoreThanLanding(new URLSearchParams(query))).toBe(more)
  })

  it('separates its own parameters from others', () => {
    const params = new URLSearchParams('utm_source=a+b&page=2&refinementList[make][0]=Toyota&gclid=7&near=2150')
    expect(otherParams(params)).toBe('utm_source=a+b&gclid=7')
  })

  it('ignores an unsafe path', () => {
    expect(searchLink({ refinements: { make: ['Used Cars'] } }, vocabulary)).toBe(
      '/search/new-used-and-demo-cars?refinementList[make][0]=Used+Cars',
    )
    expect(searchLink({ refinements: { location_name: ['Toyota Showroom'] } }, vocabulary)).toBe(
      '/search/new-used-and-demo-cars?refinementList[location_name][0]=Toyota+Showroom',
    )
  })

  it('has the page only when it is not 1', () => {
    expect(searchLink({ page: 1 }, vocabulary)).toBe('/search/new-used-and-demo-cars')
    expect(searchLink({ page: 2 }, vocabulary)).toBe('/search/new-used-and-demo-cars?page=2')
  })

  it('parses variants: dollar signs, commas, encoded brackets, index names, repeated parameters', () => {
    expect(parseRange('$5,000:$20,000')).toEqual({ min: 5000, max: 20_000 })
    expect(parse('/search/used-cars?range%5Bprice%5D=%245%2C000%3A&sortBy=stock_km_asc')).toEqual(
      buildSearch({
        refinements: { car_type: ['used'] },
        ranges: { price: { min: 5000, max: null } },
        sortBy: 'km_asc',
      }),
    )
    const params = {
      'refinementList[make][]': ['Toyota', 'Land Rover'],
      'refinementList[body]': 'Ute',
      missing: undefined,
    }
    expect(parseSearchUrl([], params, vocabulary)?.refinements).toEqual({
      make: ['Toyota', 'Land Rover'],
      body: ['Ute'],
    })
  })

  it('reads the ends of a range as a form without scripts sends them', () => {
    expect(parse('/search?range[price][min]=25k&range[price][max]=$40,000&range[km][min]=&range[km][max]=')).toEqual(
      buildSearch({ ranges: { price: { min: 25_000, max: 40_000 } } }),
    )
    expect(hasMoreThanLanding(new URLSearchParams('range[price][max]=40k'))).toBe(true)
  })

  it('has a reversed range corrected', () => {
    expect(parse('/search?range[price]=20000:5000')?.ranges).toEqual({ price: { min: 5000, max: 20_000 } })
  })

  it.each([
    'utm_source=news',
    'refinementList[secret][0]=x',
    'refinementList[__proto__][0]=x',
    'range[make]=1:2',
    'range[price]=cheap',
    'range[price]=-5:',
    'sortBy=sideways',
    'near=Perth',
    'near=99',
    'page=0',
    'page=-3',
    'page=two',
    'refinementList[make][0]=',
    'query=++',
    'query=%00%1f',
  ])('%s is ignored', (params) => {
    expect(parse(`/search?${params}`)).toEqual(ALL_STOCK)
  })

  it('is limited in size', () => {
    const many = Array.from({ length: 80 }, (_, index) => `refinementList[badge][${index}]=b${index}`).join('&')
    const state = parse(`/search?${many}&query=${'q'.repeat(900)}&page=999999999`)
    expect(state?.refinements.badge).toHaveLength(50)
    expect(state?.query).toHaveLength(200)
    // beyond it the index rejects the query, and the page would never load
    expect(state?.page).toBe(CAPS.pageDepth)
  })

  const word = fc.oneof(
    fc.constantFrom(
      'Toyota',
      'HiLux',
      'Land Rover',
      'Used Cars',
      'Harbour City',
      'Toyota Showroom',
      'new',
      'used',
      'demo',
    ),
    anyText({ maxLength: 20 }),
  )
  const number = fc.option(fc.integer({ min: 0, max: 999_999 }))
  const anyState: fc.Arbitrary<SearchState> = fc.record({
    query: word,
    plain: fc.boolean(),
    page: fc.integer({ min: 1, max: 500 }),
    sortBy: fc.option(fc.constantFrom(...STOCK_SORTS)),
    near: fc.constantFrom(null, '2150', '0800', '9', 'Perth'),
    refinements: fc.dictionary(fc.constantFrom(...REFINABLE_ATTRIBUTES), fc.array(word, { maxLength: 4 }), {
      maxKeys: 6,
    }),
    ranges: fc.dictionary(fc.constantFrom(...RANGE_ATTRIBUTES), fc.record({ min: number, max: number }), {
      maxKeys: 4,
    }),
  })

  it('round-trips every search', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const url = formatSearchUrl(state, vocabulary)
        const parsed = parse(url)
        expect(parsed).not.toBeNull()
        expect(isSameSearch(parsed ?? ALL_STOCK, state)).toBe(true)
        expect(formatSearchUrl(parsed ?? ALL_STOCK, vocabulary)).toBe(url)
      }),
      { numRuns: 500 },
    )
  })
})

describe('[STK-01] the metadata of a search page', () => {
  const site = { name: 'Harbour Motor Group', stockNoun: { one: 'car', many: 'cars' } }
  const landing = (parts: Partial<SearchState>, count: number | null = 12) =>
    searchLanding(buildSearch(parts), vocabulary, site, count)

  it.each([
    [{}, 'Cars for sale'],
    [{ car_type: ['used'] }, 'Used cars for sale'],
    [{ car_type: ['demo', 'new'] }, 'New and demo cars for sale'],
    [{ make: ['Toyota'] }, 'Toyota cars for sale'],
    [{ make: ['Toyota'], model: ['HiLux'] }, 'Toyota HiLux for sale'],
    [{ make: ['Toyota', 'Land Rover'] }, 'Cars for sale'],
    [
      { car_type: ['used'], make: ['Toyota'], model: ['HiLux'], location_name: ['Harbour Parramatta'] },
      'Used Toyota HiLux for sale in Parramatta',
    ],
    [{ dealership_name: ['Harbour City'] }, 'Cars for sale at Harbour City'],
    [{ body: ['SUV'] }, 'SUVs for sale'],
    [{ fuel: ['Electric'] }, 'Electric cars for sale'],
    [{ car_type: ['used'], make: ['Toyota'], body: ['Ute'] }, 'Used Toyota utes for sale'],
    [{ body: ['Hatch'], location_name: ['Harbour Parramatta'] }, 'Hatches for sale in Parramatta'],
    [{ make: ['Toyota'], model: ['HiLux'], body: ['Ute'] }, 'Toyota HiLux for sale'],
  ])('%j: %s', (refinements, h1) => {
    expect(landing({ refinements }).h1).toBe(h1)
  })

  it.each([
    [{ fuel: ['Electric'] }, 'Electric vehicles for sale'],
    [{ car_type: ['used'], fuel: ['Diesel'] }, 'Used diesel vehicles for sale'],
    [{ car_type: ['used'] }, 'Used caravans for sale'],
  ])('a dealer of caravans has no caravans with a fuel: %j: %s', (refinements, h1) => {
    const wayfarer = { name: 'Caravans', stockNoun: { one: 'caravan', many: 'caravans' } }
    expect(searchLanding(buildSearch({ refinements }), vocabulary, wayfarer, 0).h1).toBe(h1)
  })

  it('a landing is indexed under its path, page by page', () => {
    const refinements = { make: ['Toyota'] }
    expect(landing({ refinements })).toMatchObject({ canonical: '/search/toyota', index: true })
    expect(landing({ refinements, page: 2 }, 30)).toMatchObject({ canonical: '/search/toyota?page=2', index: true })
    expect(landing({ refinements, page: 2 }).title).toBe('Toyota cars for sale, page 2 | Harbour Motor Group')
    expect(landing({ refinements, sortBy: 'km_asc' }).canonical).toBe('/search/toyota')
  })

  it.each([
    { refinements: { make: ['Toyota'], colour: ['White'] } },
    { refinements: { make: ['Toyota'] }, query: 'sr5' },
    { refinements: { make: ['Toyota'] }, near: '2150' },
    { refinements: { make: ['Toyota'] }, ranges: { price: { min: 5000, max: null } }, page: 3 },
  ] as Partial<SearchState>[])('anything more has noindex and a canonical link to its landing: %j', (parts) => {
    expect(landing(parts)).toMatchObject({ canonical: '/search/toyota', index: false })
  })

  it('so does a search without results, or a page past the last', () => {
    expect(landing({}, 0).index).toBe(false)
    expect(landing({}, null).index).toBe(true)
    expect(landing({ page: 2 }, 22).index).toBe(true)
    expect(landing({ page: 3 }, 42).index).toBe(false)
  })

  it('a place that is the whole dealer has no landing of its own', () => {
    const [parramatta] = vocabulary.locations as [SearchVocabulary['locations'][number]]
    const one = { ...vocabulary, locations: [parramatta] }
    const all = { ...vocabulary, locations: vocabulary.locations.map((of) => ({ ...of, dealership: 'Harbour City' })) }
    const of = (refinements: SearchState['refinements'], names: SearchVocabulary) => {
      const { canonical, index } = searchLanding(buildSearch({ refinements }), names, site, 12)
      return [canonical, index]
    }
    const make = ['Toyota']
    const location = { location_name: ['Harbour Parramatta'] }
    const dealership = { dealership_name: ['Harbour City'] }
    expect(of({ make, ...location }, one)).toEqual(['/search/toyota', false])
    expect(of(location, one)).toEqual(['/search/new-used-and-demo-cars', false])
    expect(of({ make }, one)).toEqual(['/search/toyota', true])
    expect(of({ make, ...dealership }, all)).toEqual(['/search/toyota', false])
    // One of two locations, and a dealership that is not all of the dealer
    expect(of({ make, ...location }, all)).toEqual(['/search/toyota/parramatta', true])
    expect(of({ make, ...dealership }, vocabulary)).toEqual(['/search/toyota/harbour-city', true])
  })

  it('a combination of a kind, a make and a place is indexed from three cars', () => {
    const combination = { car_type: ['used'], make: ['Toyota'] }
    expect(landing({ refinements: combination }, 2)).toMatchObject({
      canonical: '/search/used-cars/toyota',
      index: false,
    })
    expect(landing({ refinements: combination }, 3).index).toBe(true)
    expect(landing({ refinements: { make: ['Toyota'], model: ['HiLux'] } }, 1).index).toBe(true)
  })

  it('a condition, a make and a place together are indexed from five cars, a body with both never', () => {
    const inPlace = { make: ['Toyota'], model: ['HiLux'], location_name: ['Harbour Parramatta'] }
    const used = { ...inPlace, car_type: ['used'] }
    expect(landing({ refinements: used }, 4)).toMatchObject({
      canonical: '/search/used-cars/toyota/hilux/parramatta',
      index: false,
    })
    expect(landing({ refinements: used }, 5).index).toBe(true)
    expect(landing({ refinements: { ...inPlace, body: ['Ute'] } }, 50)).toMatchObject({
      canonical: '/search/ute-cars/toyota/hilux/parramatta',
      index: false,
    })
  })

  it('bodies of caravans and tractors are named with their own nouns', () => {
    const heading = (name: string) => landing({ refinements: { body: [name] } }, 9).h1
    expect(heading('Pop Top')).toBe('Pop top caravans for sale')
    expect(heading('Camper Trailer')).toBe('Camper trailers for sale')
    expect(heading('Caravan')).toBe('Caravans for sale')
    expect(heading('Tractor')).toBe('Tractors for sale')
  })

  it('results are counted as what the heading names', () => {
    const caravans = { one: 'caravan', many: 'caravans' }
    const noun = (refinements: Record<string, string[]>) => searchNoun({ refinements }, caravans, vocabulary).many
    expect(noun({ fuel: ['Electric'] })).toBe('vehicles')
    expect(noun({ body: ['SUV'] })).toBe('SUVs')
    expect(noun({ make: ['Toyota'] })).toBe('caravans')
    expect(searchNoun({ refinements: { body: ['SUV'] } }, { one: 'car', many: 'cars' }, vocabulary).many).toBe('cars')
  })

  it('texts of staff replace those of the landing, not of searches with further filters', () => {
    const texts = {
      path: '/search/used-cars/toyota',
      heading: 'Our used Toyotas',
      title: 'Used Toyotas in Sydney',
      description: null,
      intro: ['Checked by us.'],
    }
    const used = buildSearch({ refinements: { car_type: ['used'], make: ['Toyota'] } })
    expect(searchLanding(used, vocabulary, site, 5, texts)).toMatchObject({
      h1: 'Our used Toyotas',
      title: 'Used Toyotas in Sydney',
      description: expect.stringMatching(/^Browse 5 used Toyota cars/),
    })
    for (const other of [{ ...used, page: 2 }, { ...used, query: 'sr5' }, ALL_STOCK])
      expect(searchLanding(other, vocabulary, site, 50, texts).h1).not.toBe('Our used Toyotas')
  })

  it('excludes unknown words of a link', () => {
    for (const attribute of ['make', 'location_name', 'dealership_name', 'body', 'fuel'])
      expect(landing({ refinements: { [attribute]: ['Call 1300 000 000'] } }).h1).toBe('Cars for sale')
    expect(landing({ refinements: { make: ['Toyota'], model: ['<b>'] } }).h1).toBe('Toyota cars for sale')
  })

  it('the description has the count', () => {
    expect(landing({ refinements: { car_type: ['used'] } }, 1204).description).toMatch(
      /^Browse 1,204 used cars for sale at Harbour Motor Group\. /,
    )
  })
})

it('[STK-04] the button shows the count', () => {
  expect(showMeLabel(128, { one: 'car', many: 'cars' })).toBe('Show Me 128 cars')
  expect(showMeLabel(1, { one: 'caravan', many: 'caravans' })).toBe('Show Me 1 caravan')
})

describe('[STK-02] the address of a form sent without script', () => {
  const clean = (query: string) => {
    const params = new URLSearchParams(query)
    const search = parseSearchUrl([], params, vocabulary) as SearchState
    return cleanFormAddress(search, params, vocabulary)
  }

  it('becomes that of its search, without empty ends of ranges', () => {
    expect(clean('range[price][min]=&range[price][max]=')).toBe('/search/new-used-and-demo-cars')
    expect(clean('refinementList[car_type][]=used&range[price][max]=25k&range[km][min]=&utm_source=news')).toBe(
      '/search/used-cars?range[price]=:25000&utm_source=news',
    )
    expect(clean('range[price][min]=19999.60')).toBe('/search/new-used-and-demo-cars?range[price]=20000:')
  })

  it('is left alone if a page made it', () => {
    expect(clean('range[price]=:25000&refinementList[colour][0]=Red')).toBeNull()
    expect(clean('')).toBeNull()
  })
})

describe('[STK-01] the introduction of a landing', () => {
  const noun = { one: 'car', many: 'cars' }
  const makes = ['Toyota', 'Mazda', 'Kia', 'Ford'].map((value, at) => ({ value, count: 9 - at }))
  const intro = (parts: Partial<SearchState>, count: number, named = makes) =>
    landingIntro(buildSearch(parts), vocabulary, noun, { count, prices: { min: 15_990, max: 64_990 }, makes: named })

  it('says how many there are, what they cost and which makes most are', () => {
    expect(intro({ refinements: { body: ['SUV'], location_name: ['Harbour Parramatta'] } }, 12)).toBe(
      '12 SUVs in Parramatta, from $15,990 to $64,990. Most are Toyota, Mazda and Kia.',
    )
    expect(intro({ refinements: { fuel: ['Electric'] } }, 5, makes.slice(0, 2))).toBe(
      '5 electric cars, from $15,990 to $64,990. They are Toyota and Mazda.',
    )
    expect(intro({ refinements: { make: ['Toyota'], model: ['HiLux'] } }, 1)).toBe(
      '1 Toyota HiLux, from $15,990 to $64,990.',
    )
    expect(intro({ refinements: { body: ['SUV'] } }, 1, makes.slice(0, 1))).toBe('1 SUV, from $15,990 to $64,990.')
  })

  it('is left out without cars, of all stock, and of searches beyond a landing', () => {
    const refinements = { body: ['SUV'] }
    expect(intro({ refinements }, 0)).toBe('')
    expect(intro({}, 40)).toBe('')
    expect(intro({ refinements, page: 2 }, 40)).toBe('')
    expect(intro({ refinements, query: 'red' }, 4)).toBe('')
    expect(intro({ refinements, ranges: { price: { min: null, max: 20_000 } } }, 4)).toBe('')
  })

  it('is not "Browse 0 cars" in the description', () => {
    const site = { name: 'Harbour', stockNoun: noun }
    const { description } = searchLanding(
      buildSearch({ refinements: { car_type: ['new'] } }),
      vocabulary,
      site as never,
      0,
    )
    expect(description).toMatch(/^No new cars at Harbour at the moment\./)
  })
})

it('[STK-01] a landing by the dealer’s own noun is the standard one', () => {
  expect(standardSegments(['used-caravans'], 'caravans')).toEqual(['used-cars'])
  expect(standardSegments(['New-Used-And-Demo-Caravans', 'caloundra'], 'caravans')).toEqual([
    'new-used-and-demo-cars',
    'caloundra',
  ])
  expect(standardSegments(['used-cars'], 'cars')).toBeNull()
  expect(standardSegments(['used-caravans'], 'cars')).toBeNull()
  expect(standardSegments(['pop-top-caravans'], 'caravans')).toBeNull()
  expect(standardSegments([], 'caravans')).toBeNull()
})
