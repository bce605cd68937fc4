import { VALUATION_MESSAGES, type Valuation, valuationError } from '../../domain/car/tradeIn'
import type { LeadStepInput } from '../../domain/leads/steps'
import { adjustedValuation } from '../../domain/leads/tradeInForm'
import type { Site } from '../../domain/site/site'
import type { Logger } from '../../server/logger'
import { getValuation } from './valuation'

/** The price range, or why there is none. */
export type ValuationResult = { valuation: Valuation } | { no_valuation: string }

/** Values the shopper's car in its stated condition. Calculated on the server only (LEAD-08). */
export async function valueTradeIn(
  site: Site,
  body: LeadStepInput,
  now: Date,
  log: Pick<Logger, 'warn'>,
): Promise<ValuationResult> {
  const { make, model, year, km } = body.vehicle ?? {}
  if (!site.flags.tradeInValuation || !make || !model || year == null || km == null) {
    return { no_valuation: VALUATION_MESSAGES.tooFewComparables }
  }
  const car = { make, model, year, km }
  const reason = valuationError(car, now)
  if (reason) return { no_valuation: reason }
  try {
    const valuation = await getValuation(car)
    if (!valuation) return { no_valuation: VALUATION_MESSAGES.tooFewComparables }
    return { valuation: adjustedValuation(valuation, body.adjustment_answers ?? {}) }
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'Could not value a trade-in')
    return { no_valuation: 'Online valuations are unavailable right now. Send us the details and we will call you.' }
  }
}
