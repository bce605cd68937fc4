import { defaultFlags } from '../../src/domain/site/flags'
import type { Site, StockRules } from '../../src/domain/site/site'
import type { Car } from '../../src/domain/stock/car'
import { type StockRecordContext, toStockRecord } from '../../src/domain/stock/stockRecord'
import { StockEngine } from '../../src/stockIndex/engine/stockEngine'
import type { StockCallHandler } from '../../src/stockIndex/handleStockCall'
import { ENGINE_SETTINGS } from '../../src/stockIndex/settings'
import { SiteStock } from '../../src/stockIndex/siteStock'
import { buildCar } from './carFixture'

/** The current time of test sites. */
export const NOW = new Date('2026-06-10T03:00:00Z')

/** Builds a site with the fields that the stock index needs. */
export function buildSite(id: number, rules: Partial<StockRules> = {}): Site {
  return {
    id,
    flags: defaultFlags(),
    finance: {
      ratePercent: 7.99,
      comparisonRatePercent: 8.9,
      termYears: 5,
      depositPercent: 10,
      residualPercent: 30,
      establishmentFee: 395,
      minimumPrice: 5000,
      provider: null,
      assignments: [],
    },
    stockRules: {
      includeSoldCarsDays: 3,
      justArrivedDays: 8,
      minimumPhotos: 0,
      carTypes: [],
      statuses: [],
      makes: [],
      searchFilter: '',
      excludedStockNumbers: [],
      certifiedMakes: [],
      defaultSort: 'price_asc',
      facets: [],
      searchSynonyms: [],
      ...rules,
    },
  } as unknown as Site
}

export const GEELONG = {
  name: 'Harbour Geelong',
  slug: 'geelong',
  city: 'Geelong',
  state: 'VIC',
  lat: -38.1499,
  lng: 144.3617,
  dealershipName: 'Harbour Motor Group',
}

export const SYDNEY = {
  ...GEELONG,
  name: 'Harbour Sydney',
  slug: 'sydney',
  city: 'Sydney',
  state: 'NSW',
  lat: -33.8688,
  lng: 151.2093,
}

export type StockedCar = Partial<Car> & { id: number } & Partial<StockRecordContext>

/** Builds the record of a car with overrides; its name is derived from make and model. */
export function buildRecord({ customRank = 0, location = GEELONG, weekly = null, ...car }: StockedCar) {
  const { year = 2024, make = 'Toyota', model = 'HiLux', badge = null } = car
  const name = [year, make, model, badge].filter(Boolean).join(' ')
  const identity = { name, slug: `car-${car.id}`, stockNumber: `H${1000 + car.id}`, badge, series: null }
  return toStockRecord(buildCar({ ...identity, ...car }), { customRank, location, weekly })
}

/** Creates a handler of stock calls with these cars, separately by site. */
export function createStockHandler(cars: Record<number, StockedCar[]>): StockCallHandler {
  const stocks = new Map(
    Object.entries(cars).map(([siteId, ofSite]) => {
      const engine = new StockEngine(ENGINE_SETTINGS)
      engine.upsert(ofSite.map(buildRecord))
      return [Number(siteId), new SiteStock(engine)]
    }),
  )
  return async (site, call) => {
    const stock = stocks.get(site.id)
    if (stock === undefined) throw new Error(`no stock for site ${site.id}`)
    return stock.handle(site, call, NOW)
  }
}
