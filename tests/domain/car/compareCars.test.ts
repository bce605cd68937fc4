import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { compareGroups, toComparedCar } from '../../../src/domain/car/compareCars'
import { compareLink, parseCompared } from '../../../src/domain/car/comparedLink'
import { carWeeklyRepayment } from '../../../src/domain/finance/carWeekly'
import { formatAssumptions } from '../../../src/domain/finance/labels'
import type { LenderRecord } from '../../../src/domain/finance/lenderRecord'
import { repaymentOn } from '../../../src/domain/finance/repaymentFigure'
import { formatDollars } from '../../../src/domain/format'
import { saveButtonFromStored } from '../../../src/domain/site/site'
import type { Car } from '../../../src/domain/stock/car'
import { buildCar } from '../carFixture'

const site = exampleSite(themes.harbour)
const now = new Date('2026-11-20T02:00:00.000Z')

/** The figures of a lender that has no fees, so that both rates agree. */
const OFFER: LenderRecord = {
  ...{ financeProvider: 'southern', interestRatePercent: 8.2, comparisonRatePercent: 8.2, paymentWeek: 101.16 },
  ...{ paymentMonth: null, deposit: 2000, termYears: 7, termMonths: null, termWeeks: null, balloon: null },
  ...{ establishmentFees: 0, totalPayable: null, disclaimer: null },
}

function compare(...cars: Partial<Car>[]) {
  const groups = compareGroups(cars.map((fields) => toComparedCar(buildCar(fields), site, now)))
  const find = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label)
  return {
    titles: groups.map(({ title }) => title),
    texts: (label: string) => find(label)?.cells.map(({ text }) => text),
    best: (label: string) => find(label)?.cells.map(({ isBest }) => isBest),
    differs: (label: string) => find(label)?.differs,
  }
}

describe('[FAV-06] the address of a comparison', () => {
  it('has up to four cars, once each', () => {
    expect(parseCompared('a,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
    expect([parseCompared(''), parseCompared(undefined), parseCompared(['a']), parseCompared('a b,<i>,../x')]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect([compareLink([]), compareLink(['a', 'b', 'c', 'd', 'e'])]).toEqual(['/compare', '/compare?cars=a,b,c,d'])
  })
})

describe('[FAV-06] cars side by side', () => {
  it('mark the best repayment only among prices of one type', () => {
    const cars = [20_000, 30_000].map((price) => ({ price, year: 2024, km: 10_000 }))
    const [cheap, dear] = cars as [(typeof cars)[0], (typeof cars)[0]]
    const driveAway = { priceType: 'drive_away' } as const
    expect(compare({ ...cheap, ...driveAway }, { ...dear, ...driveAway }).best('Repayment')).toEqual([true, false])
    const mixed = compare({ ...cheap, priceType: 'egc' }, { ...dear, ...driveAway })
    expect(mixed.texts('Repayment')).toEqual([expect.any(String), expect.any(String)])
    expect(mixed.best('Repayment')).toEqual([false, false])
  })

  it('mark the rows that differ, and the best value where one is better for anybody', () => {
    const { texts, best, differs } = compare(
      { price: 20_000, priceType: 'drive_away', km: 40_000, year: 2022, colour: 'Red', fuelConsumption: 6.1 },
      { price: 25_000, priceType: 'drive_away', km: 20_000, year: 2024, colour: 'Red', fuelConsumption: null },
    )
    expect(texts('Price')).toEqual(['$20,000', '$25,000'])
    expect([best('Price'), best('Odometer'), best('Year')]).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
    expect([differs('Odometer'), differs('Colour')]).toEqual([true, false])
    // One known value is no comparison, and a colour is a matter of taste.
    expect(best('Fuel consumption, combined')).toEqual([false, false])
    expect(best('Colour')).toEqual([false, false])
  })

  it('compare no prices of different types, and nothing that is the same', () => {
    const { best } = compare(
      { price: 20_000, priceType: 'excl_gov_charges', km: 10 },
      { price: 22_000, priceType: 'drive_away', km: 10 },
    )
    expect([best('Price'), best('Odometer')]).toEqual([
      [false, false],
      [false, false],
    ])
  })

  it('[CAR-07] have the repayments of their pages, and the best of those on like terms', () => {
    const prices = [{ price: 20_000 }, { price: 30_000 }]
    const { texts, best } = compare(...prices)
    const figures = prices.map((fields) => repaymentOn(carWeeklyRepayment(buildCar(fields), site, now)!.terms))
    expect(texts('Repayment')).toEqual(figures.map(({ payment }) => `${formatDollars(Math.ceil(payment))}/wk`))
    expect(texts('Repayment terms')).toEqual(figures.map((figure) => formatAssumptions(figure)))
    expect(texts('Comparison rate')?.[0]).toMatch(/^\d+\.\d\d% p\.a\.$/)
    expect(best('Repayment')).toEqual([true, false])
    expect(texts('Our own terms')).toBeUndefined()
  })

  it('[FIN-12] a lender’s offer stands as on its page, and all on the site’s terms below it, to compare', () => {
    const { texts, best } = compare({ price: 30_000, lenders: [OFFER] }, { price: 31_000 })
    expect(texts('Repayment')?.[0]).toBe('$102/wk')
    expect(texts('Interest rate')?.[0]).toBe('8.20% p.a.')
    expect(texts('Repayment terms')?.[0]).toContain('a lender’s offer on this vehicle')
    expect(texts('Repayment terms')?.[1]).toContain('our own terms')
    expect(best('Repayment')).toEqual([false, false])
    expect(best('Repayment on our own terms, to compare')).toEqual([true, false])
    expect(texts('Repayment on our own terms, to compare')).toEqual(
      compare({ price: 30_000 }, { price: 31_000 }).texts('Repayment'),
    )
    // Where the site has no terms for a car, it says so.
    expect(
      compare({ price: 30_000, lenders: [OFFER] }, { price: null }).texts(
        'Repayment on our own terms, to compare',
      )?.[1],
    ).toBe('Not offered on our terms')
  })

  it('leave out what no car has, and say of a feature only that it is not listed', () => {
    const { texts, titles } = compare({ features: ['Sunroof', 'Tow bar'] }, { features: ['Tow bar'] }, { features: [] })
    expect(texts('Sunroof')).toEqual(['Yes', 'Not listed', null])
    expect(texts('Sleeps')).toBeUndefined()
    expect(titles.at(-1)).toBe('Features')
  })

  it('are compared by the fields of their kind', () => {
    const caravans = compare(
      { itemType: 'caravan', sleeps: 4, tareWeightKg: 1900, km: null },
      { itemType: 'caravan', sleeps: 6, tareWeightKg: 2400, km: null },
    )
    expect([caravans.texts('Sleeps'), caravans.texts('Odometer')]).toEqual([['4', '6'], undefined])
    const tractors = compare({ itemType: 'tractor', powerKw: 80 }, { itemType: 'tractor', powerKw: 96 })
    expect(tractors.texts('Power')).toEqual(['80 kW', '96 kW'])
  })
})

it('[CARD-05] the corner button is the heart on sites without what it needs', () => {
  const button = (stored: Parameters<typeof saveButtonFromStored>[0], compare: boolean, garage: boolean) =>
    saveButtonFromStored(stored, { compare, garage })
  expect([button('compare', true, false), button('compare', false, true)]).toEqual(['compare', 'favourite'])
  expect([button('garage', false, true), button('garage', true, false)]).toEqual(['garage', 'favourite'])
  expect([button(null, true, true), button('favourite', true, true)]).toEqual(['favourite', 'favourite'])
})
