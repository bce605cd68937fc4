import 'server-only'
import type { Where } from 'payload'
import { type FinanceQuote, type FinanceQuoteRequest, quoteRequest } from '../../domain/finance/financeQuote'
import { isAvailable } from '../../domain/stock/availability'
import { cashPrice } from '../../domain/stock/price'
import { httpFinanceQuote } from '../../providers/financeQuote/http'
import { toCar } from '../fromPayload/car'
import { payloadClient } from '../payloadClient'

/** Whether a quote service is configured. */
export const hasQuoteService = () => Boolean(process.env.FINANCE_QUOTE_URL)

/**
 * The service's quote for one of the site's cars, at its current price rather than the requested one; null if the site has
 * no such car for sale or the service has no quote.
 */
export async function getFinanceQuote(siteId: number, input: FinanceQuoteRequest): Promise<FinanceQuote | null> {
  const { FINANCE_QUOTE_URL: url, FINANCE_QUOTE_KEY: key } = process.env
  const request = url ? await toRequestForCar(siteId, input) : null
  return url && request ? httpFinanceQuote({ url, key: key || null }).quote(request) : null
}

/** Maximum cars with the same NVIC to compare with the requested price. */
const MAX_CANDIDATES = 50

async function toRequestForCar(
  siteId: number,
  { vin, nvic, purchasePrice }: FinanceQuoteRequest,
): Promise<FinanceQuoteRequest | null> {
  const identity: Where | null = vin ? { vin: { equals: vin } } : nvic ? { nvic: { equals: nvic } } : null
  if (!identity) return null
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: MAX_CANDIDATES,
    pagination: false,
    where: { and: [{ site: { equals: siteId } }, identity, { show_on_dealer_website: { equals: true } }] },
  })
  const cars = found.docs.map(toCar).filter(isAvailable)
  const car = cars.find((candidate) => cashPrice(candidate) === purchasePrice) ?? cars[0]
  return car ? quoteRequest(car, cashPrice(car)) : null
}
