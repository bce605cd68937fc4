import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARAVAN_FACETS,
  DEFAULT_FACETS,
  FACET_ATTRIBUTES,
  facetSetting,
  validateFacetKind,
} from '../../../src/domain/site/facets'
import { type CardButtonKind, STOCK_SORTS } from '../../../src/domain/site/site'
import { isAvailable } from '../../../src/domain/stock/availability'
import { cardButtons, reserveLabel, reserveLink, showsFavourite } from '../../../src/domain/stock/cardButtons'
import {
  NO_RESULTS,
  parseSortIndexName,
  sortFilter,
  sortIndexName,
  visibleHitCount,
} from '../../../src/domain/stock/results'
import { collapseSoldRuns } from '../../../src/domain/stock/soldRuns'
import { buildCar } from '../carFixture'

describe('[STK-08] runs of sold cars collapse to the first', () => {
  const cars = (statuses: string) =>
    Array.from(statuses, (letter, id) => ({ id, status: letter === 's' ? 'sold' : 'in_stock' }))
  const ids = (statuses: string) => collapseSoldRuns(cars(statuses)).map((car) => car.id)

  it.each([
    ['', []],
    ['a', [0]],
    ['aas', [0, 1, 2]],
    ['assa', [0, 1, 3]],
    ['ssasss', [0, 2, 3]],
    ['sasas', [0, 1, 2, 3, 4]],
  ])('%s leaves %j', (statuses, expected) => {
    expect(ids(statuses)).toEqual(expected)
  })

  it('when all are sold, all are shown', () => {
    expect(ids('sss')).toEqual([0, 1, 2])
  })

  it('never hides an available car, never leaves two adjacent sold ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('in_stock', 'coming_soon', 'sold', 'held')), (statuses) => {
        const input = statuses.map((status, id) => ({ id, status }))
        const collapsed = collapseSoldRuns(input)
        const available = input.filter(isAvailable)
        expect(collapsed.filter(isAvailable)).toEqual(available)
        if (available.length > 0) {
          collapsed.forEach((car, index) => {
            const next = collapsed[index + 1]
            expect(isAvailable(car) || next === undefined || isAvailable(next)).toBe(true)
          })
        }
      }),
    )
  })
})

describe('[STK-09] hit counts', () => {
  it.each([
    [1999, 1999],
    [2000, 2345],
  ])('%d hits are shown as %d', (total, collapsed) => {
    expect(visibleHitCount(total, { used: 2000, new: 345 })).toBe(collapsed)
  })

  it('without facets the total is used', () => {
    expect(visibleHitCount(5000, undefined)).toBe(5000)
    expect(visibleHitCount(5000, {})).toBe(5000)
  })
})

it('[STK-10] the texts of an empty list', () => {
  expect(NO_RESULTS.title).toBe('No Results Available')
  expect(NO_RESULTS.text).toBe(
    'There appears to be no offers currently available that meet the conditions of your search',
  )
  expect(NO_RESULTS.searchText).toBe(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
})

describe('[STK-06] sorts', () => {
  it('each has its replica; Recommended is the main index', () => {
    expect(sortIndexName('recommended')).toBe('stock')
    expect(sortIndexName('price_asc')).toBe('stock_price_asc')
    for (const sort of STOCK_SORTS) expect(parseSortIndexName(sortIndexName(sort))).toBe(sort)
    expect(parseSortIndexName('stock_sideways')).toBeNull()
  })

  it('cheapest first excludes unpriced cars by setting', () => {
    expect(sortFilter('price_asc', { hideZeroPriceInDefaultSort: true })).toBe('price > 0')
    expect(sortFilter('price_asc', { hideZeroPriceInDefaultSort: false })).toBeNull()
    expect(sortFilter('price_desc', { hideZeroPriceInDefaultSort: true })).toBeNull()
  })
})

describe('[CARD-02] buttons of a card', () => {
  const settings = {
    flags: { buyOnline: true },
    links: { testDrive: '/book-test-drive/' },
    wording: { enquireNow: 'Enquire Now' },
    cards: { buttons: ['enquire', 'viewDetails'] as CardButtonKind[], reserveFee: null },
  }
  const choosing = (...buttons: CardButtonKind[]) => ({ ...settings, cards: { buttons, reserveFee: '$200' } })

  it('of an available car: those of the site, in its order, two at most', () => {
    expect(cardButtons(buildCar(), settings)).toEqual([
      { kind: 'enquire', label: 'Enquire Now', href: null },
      { kind: 'viewDetails', label: 'View Details', href: buildCar().path },
    ])
    expect(cardButtons(buildCar(), choosing('reserve', 'testDrive', 'enquire'))).toEqual([
      { kind: 'reserve', label: 'Reserve Now $200', href: `/cars/${buildCar().slug}/buy-online` },
      { kind: 'testDrive', label: 'Book a Test Drive', href: '/book-test-drive/?car_id=1' },
    ])
  })

  it('[CAR-19] of a reserved car: find a similar one in place of reserving or driving it', () => {
    const kinds = (buttons: { kind: string }[]) => buttons.map((button) => button.kind)
    expect(kinds(cardButtons(buildCar({ reserved: true }), choosing('reserve', 'viewDetails')))).toEqual([
      'similar',
      'viewDetails',
    ])
    expect(kinds(cardButtons(buildCar({ reserved: true }), choosing('reserve', 'testDrive')))).toEqual(['similar'])
    expect(kinds(cardButtons(buildCar(), choosing()))).toEqual(['enquire'])
  })

  it('[LEAD-06] of a car that is coming soon: no test drive', () => {
    const coming = buildCar({ status: 'coming_soon' })
    expect(cardButtons(coming, choosing('testDrive', 'viewDetails')).map(({ kind }) => kind)).toEqual(['viewDetails'])
    expect(cardButtons(coming, choosing('testDrive')).map(({ kind }) => kind)).toEqual(['enquire'])
  })

  it('of a sold car: only find a similar one', () => {
    expect(cardButtons(buildCar({ status: 'sold' }), settings)).toEqual([
      { kind: 'similar', label: 'Find me something similar', href: null },
    ])
  })

  it('a configured link keeps its query and anchor', () => {
    const links = { testDrive: '/drive?from=card#form' }
    expect(cardButtons(buildCar(), { ...choosing('testDrive'), links })[0]?.href).toBe('/drive?from=card&car_id=1#form')
  })

  it('[CAR-19] the reserve label and link', () => {
    expect(reserveLabel('$500')).toBe('Reserve Now $500')
    expect(reserveLabel(null)).toBe('Reserve Now')
    expect(reserveLink({ slug: 'hilux' }, { buyOnline: false })).toBe('/cars/hilux/checkout')
  })
})

it('[STK-03] a filter has only display types that suit its attribute', () => {
  for (const attribute of FACET_ATTRIBUTES) {
    expect(validateFacetKind(attribute, facetSetting(attribute).kind), attribute).toBeNull()
  }
  expect(validateFacetKind('make', 'range')).toMatch(/list/)
  expect(validateFacetKind('price', 'list')).toMatch(/range/)
  expect(validateFacetKind('body', 'swatches')).toMatch(/colour/)
  expect(validateFacetKind('make', 'hierarchy')).toMatch(/make and model/)
  expect(validateFacetKind('fuel', 'toggle')).toMatch(/certified/)
  expect(validateFacetKind('created_at_timestamp', 'range')).toMatch(/Days/)
  expect(validateFacetKind('make', 'age')).toMatch(/listing/)
})

describe('[CARD-05] the favourite button', () => {
  const options = { flags: { favourites: true }, listed: true, saved: false, isCompare: false, usedOnly: false }

  it.each([
    ['a listed car', {}, {}, true],
    ['a site without favourites', {}, { flags: { favourites: false } }, false],
    ['a car that is not listed', {}, { listed: false }, false],
    ['a sold car', { status: 'sold' }, {}, false],
    ['a sold car that is kept already', { status: 'sold' }, { saved: true }, true],
    ['compare, used only, no price', { price: 0 }, { isCompare: true, usedOnly: true }, false],
    ['compare, used only, no picture', { photosCount: 0 }, { isCompare: true, usedOnly: true }, false],
    ['compare, used only, both', {}, { isCompare: true, usedOnly: true }, true],
    ['compare elsewhere, no price', { price: null }, { isCompare: true }, true],
  ] as const)('%s', (_, car, change, collapsed) => {
    expect(showsFavourite(buildCar(car), { ...options, ...change })).toBe(collapsed)
  })
})

it('[STK-03] every filter has a label and a kind; the defaults are valid filters', () => {
  for (const attribute of FACET_ATTRIBUTES) expect(facetSetting(attribute).label).not.toBe('')
  for (const setting of [...DEFAULT_FACETS, ...CARAVAN_FACETS]) {
    expect(FACET_ATTRIBUTES).toContain(setting.attribute)
  }
  expect(DEFAULT_FACETS[0]).toEqual({ attribute: 'car_type', label: 'Condition', kind: 'list' })
})
