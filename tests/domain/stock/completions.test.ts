import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../../../src/domain/stock/query/lexicon'
import { findCompletions, matchesTitle, rankCompletions } from '../../../src/domain/stock/suggestions/completions'

const lexicon = buildLexicon(
  {
    values: {
      make: ['Toyota', 'Volkswagen', 'Tesla'],
      make_model: ['Toyota > HiLux', 'Toyota > RAV4', 'Toyota > LandCruiser Prado', 'Volkswagen > Golf'],
      car_type: ['used', 'new'],
      body: ['SUV', 'Ute', 'Hatch'],
      colour: ['White'],
    },
    places: [],
    numbers: new Set(),
  },
  [],
)

const complete = (typed: string) =>
  findCompletions(typed, lexicon).map(({ before, meaning }) => [before, meaning.label].join('|'))

describe('[STK-02] completing typed letters', () => {
  it('names makes and models that begin with them', () => {
    expect(complete('to')).toContain('|Toyota')
    expect(complete('hil')).toEqual(['|Toyota HiLux'])
  })

  it('finds names with other spaces, and nicknames', () => {
    expect(complete('rav 4')).toContain('|Toyota RAV4')
    expect(complete('land cruiser pr')[0]).toBe('|Toyota LandCruiser Prado')
    expect(complete('vw')).toEqual(['|Volkswagen'])
  })

  it('takes no part of a word for a beginning', () => {
    expect(complete('e-golf')).toEqual([])
    expect(complete('white pick up')).toContain('white|Ute')
    expect(complete('people mover').filter((line) => line.startsWith('people|'))).toEqual([])
    expect(complete('e golf')).toEqual(['e|Volkswagen Golf'])
  })

  it('keeps the words before, longer beginnings first', () => {
    expect(complete('used hil')).toEqual(['used|Toyota HiLux'])
    expect(complete('toyota hil')).toEqual(['|Toyota HiLux'])
  })

  it('names each meaning once after the same words', () => {
    const found = complete('w')
    expect(new Set(found).size).toBe(found.length)
  })

  it('writes a name as shoppers do', () => {
    const [first] = findCompletions('used toyota hil', lexicon)
    expect(first).toMatchObject({ before: 'used', phrase: 'Toyota HiLux' })
  })

  it('finds nothing for letters that begin no word of the stock', () => {
    expect(complete('zzz')).toEqual([])
    expect(complete('')).toEqual([])
    expect(complete(' - ')).toEqual([])
  })
})

describe('[STK-02] ranking completions', () => {
  const rank = (typed: string, counts: Record<string, number>) =>
    rankCompletions(findCompletions(typed, lexicon), ({ meaning }) => counts[meaning.label] ?? 0).map(
      ({ meaning }) => meaning.label,
    )

  it('puts makes first, then more cars, and drops what has none', () => {
    expect(rank('t', { Toyota: 5, Tesla: 9 })).toEqual(['Tesla', 'Toyota'])
    expect(rank('t', { Toyota: 5 })).toEqual(['Toyota'])
  })

  it('puts a make before a colour with more cars', () => {
    expect(rank('v', { Volkswagen: 1 })[0]).toBe('Volkswagen')
    expect(rank('w', { White: 50 })).toEqual(['White'])
  })
})

describe('[STK-02] titles of pages', () => {
  it('match if each typed word begins one of their words', () => {
    expect(matchesTitle('servic parra', 'Service at Parramatta')).toBe(true)
    expect(matchesTitle('service golf', 'Service at Parramatta')).toBe(false)
    expect(matchesTitle('ervice', 'Service')).toBe(false)
    expect(matchesTitle('', 'Service')).toBe(false)
  })
})
