import { describe, expect, it } from 'vitest'
import type { StockIndexCall } from '../../src/stockIndex/protocol/handleCall'
import { countUnderstoodFilters } from '../../src/stockIndex/understoodCounts'
import { buildSite, createStockHandler } from './stockIndexSites'

const handle = createStockHandler({
  1: [
    { id: 1, make: 'Toyota', model: 'HiLux', carType: 'used', simpleBody: 'Ute', price: 48_000 },
    { id: 2, make: 'Toyota', model: 'HiLux', carType: 'demo', simpleBody: 'Ute', price: 58_000 },
    { id: 3, make: 'Ford', model: 'Ranger', carType: 'used', simpleBody: 'Ute', price: 38_000 },
    { id: 4, make: 'Mazda', model: 'CX-5', carType: 'used', simpleBody: 'SUV', price: 30_000 },
  ],
})

async function ask(query: string, facets: string[]) {
  const body = JSON.stringify({ requests: [{ indexName: 'stock', query, facets }] })
  const call = { method: 'POST', path: '/1/indexes/*/queries', searchParams: new URLSearchParams(), body }
  const run = (other: StockIndexCall) => handle(buildSite(1), other)
  const response = await countUnderstoodFilters(call, await run(call), run)
  return JSON.parse(response.body).results[0]
}

describe('[STK-02] filters that typed words became', () => {
  it('are counted without themselves, and with the rest of the search', async () => {
    const { nbHits, facets } = await ask('used hilux', ['car_type', 'make_or_model', 'body'])
    expect(nbHits).toBe(1)
    expect(facets.car_type).toEqual({ used: 1, demo: 1 })
    expect(facets.make_or_model).toMatchObject({ 'Toyota > HiLux': 1, 'Ford > Ranger': 1, 'Mazda > CX-5': 1 })
    expect(facets.body).toEqual({ Ute: 1 })
  })

  it('keep the bounds of a range', async () => {
    const { facets_stats: stats } = await ask('ute under 40k', ['price', 'body'])
    expect(stats.price).toMatchObject({ min: 38_000, max: 58_000 })
  })

  it('are sent with the words that they came from', async () => {
    const [{ understood }] = (await ask('used hilux under 40k', ['car_type'])).userData
    expect(understood.parts.map(({ filters }: { filters: unknown }) => filters)).toEqual([
      [{ attribute: 'car_type', values: ['used'], excluded: false }],
      [{ attribute: 'make_model', values: ['Toyota > HiLux'], excluded: false }],
      [{ attribute: 'price', min: null, max: 40_000 }],
    ])
  })

  it('change nothing of a search without understood words', async () => {
    expect((await ask('zzzz', ['car_type'])).facets.car_type).toEqual({})
  })
})
