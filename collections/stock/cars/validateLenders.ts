import type { JSONFieldValidation } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { checkLenders, isAtFeedPrice } from '../../../src/domain/stock/lenders'
import { cashPrice } from '../../../src/domain/stock/price'
import type { Car } from '../../../src/payload-types'

/** Lenders of one site that are read at most. */
const MAX_PROVIDERS = 100

/** Refuses lender records whose comparison rate or repayments do not follow from their terms, with both figures. */
export const validateLenders: JSONFieldValidation = async (value, { data, previousValue, req }) => {
  const site = getRelationId((data as { site?: unknown }).site)
  if (!value || site === null) return true
  // Another price leaves the lender's offer as it is: it is not shown while it does not fit.
  if (JSON.stringify(value) === JSON.stringify(previousValue)) return true
  const { docs } = await req.payload.find({
    collection: 'financeProviders',
    depth: 0,
    limit: MAX_PROVIDERS,
    pagination: false,
    req,
    where: { site: { equals: site } },
  })
  const { problems } = checkLenders(value, docs, quotedPrice(data as Partial<Car>))
  return problems.length === 0 || problems.join(' ')
}

/** What the lenders calculated on; null while staff override the feed's price, since no lender's offer is shown then. */
function quotedPrice({ price = null, offer_price: offerPrice = null, feed_values }: Partial<Car>): number | null {
  const car = { price, offerPrice }
  return isAtFeedPrice(car, feed_values) ? cashPrice(car) : null
}
