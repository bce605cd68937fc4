import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYONE, isActive, type PromoCard, type PromoTile } from '../../../src/domain/promotions/promotion'
import { formatSearchedFilters, NO_FILTERS, parseSearchedFilters } from '../../../src/domain/promotions/searchedFilters'
import {
  cardPositions,
  isForSearch,
  type PromotionSubject,
  promotionPool,
  withPromotions,
} from '../../../src/domain/promotions/withPromotions'
import { seededRandom, shuffle } from '../../../src/domain/random'
import { salesThisMonth } from '../../../src/domain/site/salesCounter'

const now = new Date('2026-06-15T00:00:00Z')
const NO_LIMITS: PromotionSubject = { ...NO_FILTERS, query: '' }
const buildCard = (overrides: Partial<PromoCard> = {}): PromoCard => ({
  id: 1,
  title: 'We Want Your Car!',
  text: 'We buy all types of cars',
  lines: ['Our high turnover means we can pay more'],
  link: '/sell-my-car',
  linkLabel: null,
  image: null,
  tone: 'ink',
  start: null,
  expiry: null,
  position: 6,
  display: true,
  strictDisplay: true,
  audience: EVERYONE,
  ...overrides,
})
const buildTile = (id: number, overrides: Partial<PromoTile> = {}): PromoTile => ({
  id,
  kind: 'warranty',
  title: 'Warranty',
  text: 'Three years on us.',
  link: null,
  start: null,
  expiry: null,
  audience: EVERYONE,
  ...overrides,
})
const cars = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const getShownTile = (
  count: number,
  cards: PromoCard[],
  tiles: PromoTile[] = [],
  random = seededRandom('a'),
  subject: Partial<PromotionSubject> = {},
) =>
  withPromotions(cars(count), { cards, tiles }, { ...NO_LIMITS, ...subject }, now, () => random).map((entry) =>
    entry.kind === 'car' ? entry.car : entry.kind === 'promoCard' ? `card ${entry.card.id}` : `tile ${entry.tile.id}`,
  )

describe('[STK-13] the audience of a promo card', () => {
  const shows = (audience: Partial<PromoCard['audience']>, subject: Partial<PromotionSubject>) =>
    isForSearch({ ...EVERYONE, ...audience }, { ...NO_LIMITS, ...subject })

  it.each([
    ['everyone', {}, {}, true],
    ['a make, in a search for all cars', { makes: ['Mazda'] }, {}, false],
    ['a make, in a search for it and another', { makes: ['mazda'] }, { makes: ['Kia', 'Mazda'] }, true],
    [
      'a body and a type, in a search with one of them',
      { bodies: ['SUV'], carTypes: ['new'] },
      { bodies: ['SUV'] },
      false,
    ],
    ['a body and a type', { bodies: ['SUV'], carTypes: ['new'] }, { bodies: ['suv'], carTypes: ['new'] }, true],
    ['prices, in a search for any price', { priceTo: 30_000 }, {}, false],
    ['prices to 30,000, in a search from it', { priceTo: 30_000 }, { priceFrom: 30_000 }, true],
    ['prices to 30,000, in a search above', { priceTo: 30_000 }, { priceFrom: 30_001 }, false],
    ['prices from 30,000, in a search below', { priceFrom: 30_000 }, { priceTo: 29_999 }, false],
    ['a word', { words: ['Van'] }, { query: 'white VAN, cheap' }, true],
    ['a part of a word', { words: ['van'] }, { query: 'advance' }, false],
    ['a make that is typed', { makes: ['Toyota'] }, { query: 'toyota ute' }, true],
    ['a model, in a search for it', { models: ['HiLux'] }, { makes: ['Toyota'], models: ['Toyota HiLux'] }, true],
    ['a model with its make', { models: ['toyota hilux'] }, { makes: ['Toyota'], models: ['Toyota HiLux'] }, true],
    ['a model, in a search for its make', { models: ['HiLux'] }, { makes: ['Toyota'] }, false],
    ['a body that is typed', { bodies: ['Ute'] }, { query: 'ute under 40k' }, true],
    ['a fuel, in a search for all cars', { fuels: ['Diesel'] }, {}, false],
    ['a fuel, in a search for it and another', { fuels: ['diesel'] }, { fuels: ['Petrol', 'Diesel'] }, true],
    ['a fuel, in a search for another', { fuels: ['Petrol'] }, { fuels: ['Premium Petrol'] }, false],
    ['a fuel that is typed', { fuels: ['Electric'] }, { query: 'electric suv' }, true],
    ['a fuel within a typed word', { fuels: ['Electric'] }, { query: 'electrically heated seats' }, false],
    [
      'a fuel and a body, in a search with one of them',
      { fuels: ['Hybrid'], bodies: ['SUV'] },
      { fuels: ['Hybrid'] },
      false,
    ],
    ['a fuel and a body', { fuels: ['Hybrid'], bodies: ['SUV'] }, { fuels: ['Hybrid'], bodies: ['SUV'] }, true],
    ['words that belong together', { words: ['dual cab'] }, { query: 'a dual-cab ute' }, true],
  ] as const)('%s', (_, audience, subject, expected) => {
    expect(shows(audience as never, subject as never)).toBe(expected)
  })

  it('is for searches whose filters an event has kept', () => {
    const filters = { ...NO_FILTERS, makes: ['Toyota'], carTypes: ['used'], fuels: ['Diesel'], priceTo: 40_000 }
    expect(formatSearchedFilters(filters)).toBe(
      '{"makes":["Toyota"],"carTypes":["used"],"fuels":["Diesel"],"priceTo":40000}',
    )
    expect(parseSearchedFilters(formatSearchedFilters(filters))).toEqual(filters)
  })

  it.each([
    '',
    'x',
    '[]',
    'null',
    '{"makes":"Toyota","priceTo":"1"}',
    '{"carTypes":["stolen"],"bodies":[1],"fuels":[null]}',
    7,
    null,
  ])('takes nothing of %j, which no search has sent', (text) => expect(parseSearchedFilters(text)).toEqual(NO_FILTERS))

  it('keeps no more than an event can hold', () => {
    expect(formatSearchedFilters(NO_FILTERS)).toBeNull()
    expect(formatSearchedFilters({ ...NO_FILTERS, makes: ['x'.repeat(200)] })).toBeNull()
  })

  it('decides which cards stand among the cars', () => {
    const card = buildCard({ audience: { ...EVERYONE, makes: ['Mazda'] } })
    expect(getShownTile(6, [card])).not.toContain('card 1')
    expect(getShownTile(6, [card], [], undefined, { makes: ['Mazda'] })).toContain('card 1')
  })
})

describe('[SITE-14] sales this month', () => {
  it.each([
    ['2026-06-14T14:00:00Z', 15 * 192],
    ['2026-06-14T14:07:29Z', 15 * 192],
    ['2026-06-14T14:07:30Z', 15 * 192 + 1],
    ['2026-06-15T13:59:59Z', 15 * 192 + 191],
    ['2026-06-30T14:00:00Z', 192],
  ])('at %s: %d', (moment, sales) => {
    expect(salesThisMonth(new Date(moment))).toBe(sales)
  })

  it('never decrease within a month', () => {
    const start = Date.parse('2026-06-01T00:00:00+10:00')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_591_000 }), fc.integer({ min: 1, max: 900 }), (offset, later) => {
        const end = Math.min(offset + later, 2_591_999)
        expect(salesThisMonth(new Date(start + end * 1000))).toBeGreaterThanOrEqual(
          salesThisMonth(new Date(start + offset * 1000)),
        )
      }),
    )
  })
})

describe('[STK-13] [SITE-21] the schedule of a promotion', () => {
  it.each([
    [null, null, true],
    ['2026-06-15T00:00:00Z', null, true],
    ['2026-06-15T00:00:01Z', null, false],
    [null, '2026-06-15T00:00:00Z', false],
    [null, '2026-06-15T00:00:01Z', true],
    [null, '2026-06-15T16:00:00+10:00', true],
  ])('from %s until %s: %s', (start, expiry, on) => {
    expect(isActive({ start, expiry }, now)).toBe(on)
  })
})

describe('[STK-13] promo cards among results', () => {
  it('are after an exact number of cars', () => {
    expect(getShownTile(8, [buildCard({ position: 3 })])).toEqual([1, 2, 3, 'card 1', 4, 5, 6, 7, 8])
    expect(getShownTile(3, [buildCard({ position: 3 })])).toEqual([1, 2, 3, 'card 1'])
    expect(getShownTile(2, [buildCard({ position: 3 })])).toEqual([1, 2])
  })

  it('repeat at intervals, shifted by 0 to 2', () => {
    const card = buildCard({ position: 4, strictDisplay: false })
    expect(getShownTile(13, [card], [], () => 0)).toEqual([
      1,
      2,
      3,
      4,
      'card 1',
      5,
      6,
      7,
      8,
      'card 1',
      9,
      10,
      11,
      12,
      'card 1',
      13,
    ])
    expect(getShownTile(13, [card], [], () => 0.99).indexOf('card 1')).toBe(6)
  })

  it('are at the end of a list that is too short, unless their position is exact', () => {
    expect(getShownTile(2, [buildCard({ position: 6, strictDisplay: false })])).toEqual([1, 2, 'card 1'])
    expect(getShownTile(0, [buildCard({ position: 6, strictDisplay: false })])).toEqual([])
    expect(getShownTile(2, [buildCard({ position: 6, strictDisplay: true })])).toEqual([1, 2])
  })

  it('are in the positions that the admin shows', () => {
    const card = buildCard({ position: 5, strictDisplay: false })
    const second = buildCard({ id: 2, position: 3, strictDisplay: false })
    for (const site of [1, 2, 3, 4, 5, 6]) {
      const lots = promotionPool(site, 1)
      const positions = cardPositions(card, 21, lots)
      // whatever else is on the page
      const page = withPromotions(cars(21), { cards: [second, card], tiles: [buildTile(1)] }, NO_LIMITS, now, lots)
      const shownPositions: unknown[] = []
      let before = 0
      for (const entry of page) {
        if (entry.kind === 'car') before = entry.car
        else if (entry.kind === 'promoCard' && entry.card.id === 1) shownPositions.push(before)
      }
      expect(positions.length).toBeGreaterThan(2)
      expect(shownPositions).toEqual(positions)
    }
    expect(promotionPool(7, 1)('tile')()).not.toBe(promotionPool(7, 2)('tile')())
  })

  it('are omitted when hidden, not yet active, or over', () => {
    expect(getShownTile(8, [buildCard({ display: false })])).not.toContain('card 1')
    expect(getShownTile(8, [buildCard({ start: '2027-01-01T00:00:00Z' })])).not.toContain('card 1')
    expect(getShownTile(8, [buildCard({ expiry: '2026-01-01T00:00:00Z' })])).not.toContain('card 1')
  })

  it('keep the order of the cars', () => {
    const anyCard = fc.record({ id: fc.nat(), position: fc.integer({ min: 0, max: 30 }), strictDisplay: fc.boolean() })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.array(anyCard, { maxLength: 5 }),
        fc.string(),
        (count, cards, seed) => {
          const entries = getShownTile(
            count,
            cards.map((card) => buildCard(card)),
            [buildTile(1)],
            seededRandom(seed),
          )
          expect(entries.filter((entry) => typeof entry === 'number')).toEqual(cars(count))
        },
      ),
    )
  })
})

describe('[STK-14] promo tiles', () => {
  it('are one per list, as the eighth entry', () => {
    const entries = getShownTile(21, [], [buildTile(1), buildTile(2), buildTile(3)])
    expect(entries[7]).toMatch(/^tile/)
    expect(entries.filter((entry) => typeof entry === 'string')).toHaveLength(1)
  })

  it('are omitted from a shorter list', () => {
    expect(getShownTile(6, [], [buildTile(1)])).toHaveLength(6)
    expect(getShownTile(7, [], [buildTile(1)])).toHaveLength(8)
  })

  it('are for the searches of their audience', () => {
    const tile = buildTile(1, { audience: { ...EVERYONE, makes: ['Mazda'], carTypes: ['new'] } })
    const about = (makes: string[], carTypes: string[]) =>
      getShownTile(21, [], [tile], seededRandom('a'), { makes, carTypes })
    expect(about(['Mazda', 'Kia'], ['new'])).toContain('tile 1')
    expect(about(['Kia'], ['new'])).not.toContain('tile 1')
    expect(about(['Mazda'], ['used'])).not.toContain('tile 1')
    // A search without a brand does not show a tile of one brand.
    expect(about([], [])).not.toContain('tile 1')
    expect(about(['Mazda'], [])).not.toContain('tile 1')
    const ofModel = buildTile(2, { audience: { ...EVERYONE, models: ['HiLux'] } })
    const search = (models: string[]) => getShownTile(21, [], [ofModel], undefined, { makes: ['Toyota'], models })
    expect(search(['Toyota HiLux'])).toContain('tile 2')
    expect(search(['Toyota Corolla'])).not.toContain('tile 2')
  })

  it('start and end by themselves', () => {
    expect(getShownTile(8, [], [buildTile(1, { start: '2026-06-15T00:00:01Z' })])).not.toContain('tile 1')
    expect(getShownTile(8, [], [buildTile(1, { expiry: '2026-06-15T00:00:00Z' })])).not.toContain('tile 1')
  })

  it('for one kind of visitors share the place with one for the others', () => {
    const forVisitors = (id: number, visitors: 'all' | 'new' | 'returning') =>
      buildTile(id, { audience: { ...EVERYONE, visitors } })
    const drawn = (tiles: PromoTile[], seed: string) =>
      withPromotions(cars(8), { cards: [], tiles }, NO_LIMITS, now, () => seededRandom(seed)).flatMap((entry) =>
        entry.kind === 'promoTile' ? `${entry.tile.id} for ${entry.visitors}` : [],
      )
    expect(drawn([forVisitors(1, 'new'), forVisitors(2, 'returning')], 'a')).toEqual(['1 for new', '2 for returning'])
    expect(drawn([forVisitors(1, 'returning')], 'a')).toEqual(['1 for returning'])
    const seeds = Array.from({ length: 40 }, (_, index) => `page ${index}`)
    const withAll = new Set(seeds.map((seed) => drawn([forVisitors(1, 'all'), forVisitors(2, 'new')], seed).join()))
    expect([...withAll].sort()).toEqual(['1 for all', '2 for new,1 for returning'])
  })

  it('rotate, and the same seed gives the same tile', () => {
    const tiles = [buildTile(1), buildTile(2), buildTile(3)]
    const shownTile = (seed: string) => getShownTile(21, [], tiles, seededRandom(seed))[7]
    const seeds = Array.from({ length: 60 }, (_, index) => `page ${index}`)
    expect(new Set(seeds.map(shownTile)).size).toBe(3)
    expect(shownTile('page 1')).toBe(shownTile('page 1'))
  })
})

it('a shuffle keeps every item and does not change its input', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items]
      const mixed = shuffle(items, seededRandom(seed))
      expect(items).toEqual(before)
      expect([...mixed].sort()).toEqual([...items].sort())
    }),
  )
})
