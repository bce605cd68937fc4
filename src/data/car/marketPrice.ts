import 'server-only'
import type { MarketPriceResponse } from '../../domain/car/priceComparison'
import type { Location } from '../../domain/locations/location'
import type { Car } from '../../domain/stock/car'
import { cashPrice } from '../../domain/stock/price'
import { embeddedMarketPrice } from '../../providers/marketPrice/embedded'
import { httpMarketPrice } from '../../providers/marketPrice/http'
import type { MarketPriceProvider } from '../../providers/marketPrice/port'
import { memoizeAsync } from '../../server/memoizeAsync'
import { findComparables } from './comparables'

/** Milliseconds to cache the result of a car at a price. */
const TTL_MS = 15 * 60_000
const MAX_RESULTS = 5000

const KEY = Symbol.for('forecourt.marketPrice')

/**
 * The market's estimate of a car's price (CAR-13); null without a price, year or kilometres, or if the market is too small.
 */
export function getMarketPrice(car: Car, location: Location | null): Promise<MarketPriceResponse | null> {
  const price = cashPrice(car)
  const { id, vin, nvic, make, model, badge, year, km, priceType, itemType } = car
  if (price === null || year === null || km === null) return Promise.resolve(null)
  const state = location?.address.state ?? null
  const shared = globalThis as { [KEY]?: MarketPriceProvider['getMarketPrice'] }
  shared[KEY] ??= memoizeAsync(createProvider().getMarketPrice, {
    key: (request) => `${request.id} ${request.price} ${request.km} ${request.priceType}`,
    max: MAX_RESULTS,
    ttl: TTL_MS,
  })
  return shared[KEY]({ id, vin, nvic, make, model, badge, year, km, price, priceType, itemType, state })
}

/** Our own stock, or the service configured in the environment. */
function createProvider(): MarketPriceProvider {
  const { MARKET_PRICE_URL: url, MARKET_PRICE_KEY: key } = process.env
  return url ? httpMarketPrice({ url, key: key || null }) : embeddedMarketPrice(findComparables)
}
