import { describe, expect, it } from 'vitest'
import { isSoldByDealer } from '../../../src/domain/stock/soldByDealer'
import { buildRecord, buildSite, createStockHandler, type StockedCar } from '../stockIndexSites'

const cars: StockedCar[] = [
  { id: 1 },
  { id: 2, make: 'Mazda', model: 'CX-5', km: 160_000, year: 2015 },
  { id: 3, tag: 'Wholesale' },
  { id: 4, km: null, categories: ['Family', 'Tradie'] },
  { id: 5, carType: 'new', km: 12, price: null },
  { id: 6, carType: 'demo', offerPrice: 51_000, reserved: true },
]

const RULES = [
  {},
  { carTypes: ['used' as const] },
  { makes: ['mazda'] },
  { excludedStockNumbers: ['h1003'] },
  { searchFilter: 'km < 150000 AND NOT tag:"Wholesale"' },
  { searchFilter: 'make:mazda OR year >= 2020' },
  { searchFilter: 'year=2024' },
  { searchFilter: 'km != 24500' },
  { searchFilter: 'price:50000 TO 52000' },
  { searchFilter: 'categories:tradie' },
  { searchFilter: 'reserved:true' },
  { searchFilter: 'NOT city:Geelong' },
  { searchFilter: 'location_name:"Harbour Geelong"', makes: ['Toyota'] },
]

describe('[STK-16] the cars that a site sells', () => {
  it.each(RULES)('are the results of its searches: %j', async (rules) => {
    const site = buildSite(1, rules)
    const reply = await createStockHandler({ 1: cars })(site, {
      method: 'POST',
      path: '/1/indexes/stock/query',
      searchParams: new URLSearchParams(),
      body: JSON.stringify({ hitsPerPage: 100 }),
    })
    const hitIds = (JSON.parse(reply.body) as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID)
    const sold = cars.map(buildRecord).filter((record) => isSoldByDealer(record, site.stockRules))
    expect(sold.map(({ objectID }) => objectID)).toEqual(hitIds.sort())
  })

  it('[CAR-04] a status filter does not remove the page of a sold car', () => {
    const { stockRules } = buildSite(1, { searchFilter: 'status:in_stock AND is_available=1' })
    expect(isSoldByDealer(buildRecord({ id: 1, status: 'sold', soldDate: '2026-06-01T00:00:00Z' }), stockRules)).toBe(
      true,
    )
  })

  it('too few photos do not remove the page of a car', () => {
    expect(isSoldByDealer(buildRecord({ id: 1, photosCount: 0 }), buildSite(1, { minimumPhotos: 5 }).stockRules)).toBe(
      true,
    )
  })
})
