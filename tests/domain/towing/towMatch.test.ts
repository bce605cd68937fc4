import { describe, expect, test } from 'vitest'
import {
  lacksBallLimit,
  matchTow,
  type TowCapacity,
  type TowedVan,
  towHeading,
} from '../../../src/domain/towing/towMatch'
import { parseTowQuestion, type TowVehicle, towSearchUrl } from '../../../src/domain/towing/towQuery'

const CAR: TowCapacity = {
  ...{ brakedKg: 3000, ballKg: 300, gcmKg: 5750, gvmKg: 3000, kerbKg: 2200, overallMm: 4900, loadKg: 200 },
  maxBodyMm: null,
}
const VAN: TowedVan = { atmKg: 2400, ballKg: 220, bodyFeet: 20, overallMm: 7800 }
const match = (car: Partial<TowCapacity> = {}, van: Partial<TowedVan> = {}) =>
  matchTow({ ...CAR, ...car }, { ...VAN, ...van })
const margin = (result: ReturnType<typeof match>, rule: string) =>
  result.checks.find((check) => check.rule === rule)?.margin

describe('[TOW-01] a van against a car', () => {
  test('every known limit is checked, with what is left of it', () => {
    const result = match()
    expect(result.verdict).toBe('fits')
    expect(Object.fromEntries(result.checks.map(({ rule, margin: left }) => [rule, left]))).toEqual({
      ...{ atm: 600, ball: 80, gcm: 950, gvm: 380, length: 6300 },
    })
  })

  test.each([
    ['at the towing capacity', { brakedKg: 2400 }, 'close', 'Nothing to spare on the towing capacity.'],
    ['one kilogram over it', { brakedKg: 2399 }, 'no', '1 kg over the towing capacity.'],
    ['under a tenth left on the ball', { ballKg: 244 }, 'close', '24 kg to spare on the tow ball limit.'],
    ['a tenth and more left on the ball', { ballKg: 245 }, 'fits', '25 kg to spare on the tow ball limit.'],
    ['over the combined mass', { gcmKg: 4799 }, 'no', '1 kg over the combined mass limit.'],
    ['over the car’s own mass', { gvmKg: 2619 }, 'no', '1 kg over the car’s own mass limit.'],
    ['longer than wanted', { maxBodyMm: 5486 }, 'no', '2 ft (0.6 m) over the length you want.'],
  ] as const)('%s', (_, car, verdict, reason) => {
    const result = match(car as Partial<TowCapacity>)
    expect(result).toMatchObject({ verdict })
    expect(result.reason).toBe(reason)
  })

  test('a load in the car counts towards both of its masses', () => {
    const result = match({ loadKg: 500 })
    expect([margin(result, 'gcm'), margin(result, 'gvm')]).toEqual([650, 80])
  })

  test('a ball mass that the maker does not state is a tenth of the ATM, and said to be', () => {
    const result = match({ ballKg: 239, gvmKg: null }, { ballKg: null })
    expect(result).toMatchObject({
      verdict: 'no',
      reason: '1 kg over the tow ball limit, with a tenth of the ATM on the ball.',
    })
  })

  test('limits that are not known are not checked, and nothing matches without ATM and towing capacity', () => {
    expect(match({ ballKg: null, gcmKg: null, gvmKg: null, overallMm: null }).checks.map(({ rule }) => rule)).toEqual([
      'atm',
    ])
    expect(match({ kerbKg: null }).checks.map(({ rule }) => rule)).not.toContain('gcm')
    expect(match({}, { atmKg: null })).toMatchObject({ verdict: 'unknown', checks: [] })
    expect(match({ brakedKg: null })).toMatchObject({ verdict: 'unknown', checks: [] })
  })

  test('without the ball limit it is a check and never a yes, but the other limits can still rule it out', () => {
    expect(match({ ballKg: null })).toMatchObject({
      verdict: 'unknown',
      reason: 'The car’s tow ball limit is not known. Otherwise 380 kg to spare on the car’s own mass limit.',
    })
    expect(match({ ballKg: null, brakedKg: 2399 }).verdict).toBe('no')
  })

  test('car and van together are at most 19 metres', () => {
    expect(margin(match({ overallMm: 11_200 }), 'length')).toBe(0)
    expect(match({ overallMm: 11_201 }).verdict).toBe('no')
  })
})

describe('[TOW-02] the question of a shopper', () => {
  const vehicles: TowVehicle[] = [
    {
      ...{ slug: 'prado', name: 'Prado', brakedKg: 3000, ballKg: null, gcmKg: null, gvmKg: null, kerbKg: null },
      ...{ overallMm: null, source: 'The maker', sourceUrl: null },
    },
  ]
  test('is a car on record, or figures as typed', () => {
    expect(parseTowQuestion({ vehicle: 'prado', length: '20' }, vehicles).question?.capacity).toMatchObject({
      ...{ brakedKg: 3000, loadKg: 200, maxBodyMm: 6096 },
    })
    expect(parseTowQuestion({ braked: '2,500 kg', ball: '250' }, vehicles).question?.capacity).toMatchObject({
      ...{ brakedKg: 2500, ballKg: 250 },
    })
  })

  test.each([
    [{}, []],
    [{ vehicle: 'prado', braked: '' }, []],
    [{ vehicle: 'unknown' }, ['vehicle']],
    [{ ball: '250' }, ['braked']],
    [{ braked: '99' }, ['braked']],
    [{ braked: 'a lot', load: '2001' }, ['braked', 'load']],
  ])('%j has errors at %j', (params, fields) => {
    expect(parseTowQuestion(params, vehicles).errors.map(({ field }) => field)).toEqual(fields)
  })

  test('[TOW-02] a length in metres is one, and one in another unit is refused at its field', () => {
    const wanted = (length: string) => parseTowQuestion({ vehicle: 'prado', length }, vehicles)
    expect(wanted('5.5m').question?.capacity.maxBodyMm).toBe(5500)
    expect(wanted('6 metres').question?.capacity.maxBodyMm).toBe(6000)
    expect(wanted('20 ft').question?.capacity.maxBodyMm).toBe(6096)
    for (const length of ['20 km', '18 yards', '1m', '550 cm'])
      expect(wanted(length).errors).toEqual([
        { field: 'length', message: 'Longest van: enter 5 to 40 ft, or metres such as 5.5 m.' },
      ])
  })

  test('[TOW-02] a mass in tonnes is one, and a share of the van’s mass is refused, not read as kilograms', () => {
    const asked = (ball: string, braked = '3.5t') => parseTowQuestion({ braked, ball }, vehicles)
    expect(asked('350 kg').question?.capacity).toMatchObject({ brakedKg: 3500, ballKg: 350 })
    expect(asked('0.35 tonnes').question?.capacity.ballKg).toBe(350)
    expect(asked('10%').errors).toEqual([
      { field: 'ball', message: 'Tow ball limit: enter 10 to 600 kg, not a share of the van’s mass.' },
    ])
    for (const ball of ['35 lb', 'a lot', '350 m'])
      expect(asked(ball).errors.map(({ field }) => field)).toEqual(['ball'])
  })

  test('[TOW-02] takes a typed ball limit that the record lacks, and asks for it while it alone is missing', () => {
    const { question } = parseTowQuestion({ vehicle: 'prado', ball: '300' }, vehicles)
    expect(question?.capacity.ballKg).toBe(300)
    const unknown = [match({ ballKg: null })]
    expect(towHeading(unknown, lacksBallLimit({ ballKg: null }, unknown))).toBe('We need your ball limit')
    const tooHeavy = [match({ ballKg: null, brakedKg: 2000 })]
    expect(towHeading(tooHeavy, lacksBallLimit({ ballKg: null }, tooHeavy))).toBe(
      'No van here fits within your car’s limits',
    )
    expect(towHeading([], false)).toBe('No vans here just now')
  })

  test('filters the stock by towing capacity, ball and length', () => {
    const vocabulary = { makes: [], models: [], locations: [], dealerships: [] } as never
    const url = towSearchUrl({ ...CAR, maxBodyMm: 6096 }, vocabulary)
    expect(url).toContain('range[aggregate_trailer_mass_kg]=:3000')
    expect(url).toContain('range[tow_ball_mass_kg]=:300')
    expect(url).toContain('range[body_length_feet]=:20')
  })
})
