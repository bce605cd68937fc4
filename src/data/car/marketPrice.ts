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

/** Milliseconds for which an answer about a car at one price is fresh. */
const TTL_MS = 15 * 60_000
const MAX_ANSWERS = 5000

const KEY = Symbol.for('forecourt.marketPrice')

/** What the market says of a car's price (CAR-13); null where too little is known of the car, or of its market. */
export function getMarketPrice(car: Car, location: Location | null): Promise<MarketPriceResponse | null> {
  const price = cashPrice(car)
  const { id, vin, nvic, make, model, badge, year, km, priceType, itemType } = car
  if (price === null || year === null || km === null) return Promise.resolve(null)
  const state = location?.address.state ?? null
  const home = globalThis as { [KEY]?: MarketPriceProvider['marketPriceOf'] }
  home[KEY] ??= memoizeAsync(chosenProvider().marketPriceOf, {
    key: (priced) => `${priced.id} ${priced.price} ${priced.km} ${priced.priceType}`,
    max: MAX_ANSWERS,
    ttl: TTL_MS,
  })
  return home[KEY]({ id, vin, nvic, make, model, badge, year, km, price, priceType, itemType, state })
}

/** Our own stock, or the service that the environment names. */
function chosenProvider(): MarketPriceProvider {
  const { MARKET_PRICE_URL: url, MARKET_PRICE_KEY: key } = process.env
  return url ? httpMarketPrice({ url, key: key || null }) : embeddedMarketPrice(findComparables)
}
