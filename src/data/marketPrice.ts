import 'server-only'
import type { MarketPriceAnswer } from '../domain/car/priceComparison'
import type { Location } from '../domain/locations/location'
import type { Car } from '../domain/stock/car'
import { cashPrice } from '../domain/stock/price'
import { embeddedMarketPrice } from '../providers/marketPrice/embedded'
import { httpMarketPrice } from '../providers/marketPrice/http'
import type { MarketPriceProvider } from '../providers/marketPrice/port'
import { findComparables } from './comparables'

/** How long an answer about a car at one price stands. */
const KEPT_MS = 15 * 60_000
/** Answers kept at most. */
const KEPT_ANSWERS = 5000

interface Memory {
  provider: MarketPriceProvider
  answers: Map<string, { answer: Promise<MarketPriceAnswer | null>; until: number }>
}

const KEY = Symbol.for('forecourt.marketPrice')

/** What the market says of a car's price (CAR-13); null where too little is known of the car, or of its market. */
export function marketPriceOf(car: Car, location: Location | null): Promise<MarketPriceAnswer | null> {
  const price = cashPrice(car)
  const { id, vin, nvic, make, model, badge, year, km, priceType, itemType } = car
  if (price === null || year === null || km === null) return Promise.resolve(null)
  const { provider, answers } = memory()
  const key = `${id} ${price} ${km} ${priceType}`
  const now = Date.now()
  const kept = answers.get(key)
  if (kept && kept.until > now) return kept.answer
  const state = location?.address.state ?? null
  const answer = provider.marketPriceOf({
    id,
    vin,
    nvic,
    make,
    model,
    badge,
    year,
    km,
    price,
    priceType,
    itemType,
    state,
  })
  answers.delete(key)
  answers.set(key, { answer, until: now + KEPT_MS })
  // A failure is not kept: the next shopper's page asks again.
  answer.catch(() => answers.delete(key))
  if (answers.size > KEPT_ANSWERS) answers.delete(answers.keys().next().value as string)
  return answer
}

/** Our own stock, or the service that the environment names. */
function memory(): Memory {
  const home = globalThis as { [KEY]?: Memory }
  home[KEY] ??= { provider: chosenProvider(), answers: new Map() }
  return home[KEY]
}

function chosenProvider(): MarketPriceProvider {
  const { MARKET_PRICE_URL: url, MARKET_PRICE_KEY: key } = process.env
  return url ? httpMarketPrice({ url, key: key || null }) : embeddedMarketPrice(findComparables)
}
