import { getValuation } from '@/data/car/valuation'
import { payloadClient } from '@/data/payloadClient'
import { VALUATION_MESSAGES, type Valuation, valuationError } from '@/domain/car/tradeIn'
import { FORM_ERRORS } from '@/domain/leads/enquiry'
import { type LeadStepInput, stepSchema } from '@/domain/leads/steps'
import { adjustedValuation } from '@/domain/leads/tradeInForm'
import type { Site } from '@/domain/site/site'
import { applyStep } from '@/leads/applyStep'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'

const MAX_BODY_BYTES = 100_000
const PER_ADDRESS: RateLimitRule = { name: 'enquirySteps', times: 60, seconds: 600 }
const RETRY_SECONDS = 30

/** The price range, or why there is none. */
type ValuationResult = { valuation: Valuation } | { no_valuation: string }

/** Values the shopper's car in its stated condition. Calculated on the server only (LEAD-08). */
async function valueTradeIn(site: Site, body: LeadStepInput, request: Request, now: Date): Promise<ValuationResult> {
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
    loggerFor(request).warn({ err: error, site: site.slug }, 'Could not value a trade-in')
    return { no_valuation: 'Online valuations are unavailable right now. Send us the details and we will call you.' }
  }
}

/** Adds a step to an enquiry of the same shopper: 200 `{ lead_id, reference, step }`, with `value` after a valuation (LEAD-05, LEAD-08). */
export const PATCH = route(
  {
    access: siteAccess(),
    body: stepSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    tooLong: { field: 'body', message: 'The enquiry is too long.' },
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'form', FORM_ERRORS.rateLimited),
    onError: (error, request) => {
      loggerFor(request).error({ err: error }, 'Could not store a step of an enquiry')
      const headers = { 'Retry-After': String(RETRY_SECONDS) }
      return errorResponse(503, { field: 'form', message: FORM_ERRORS.unavailable }, headers)
    },
  },
  async (request, { access: site, body, param }) => {
    const id = param('id')
    if (!/^\d{1,9}$/.test(id)) return errorResponse(404, { field: 'form', message: FORM_ERRORS.noLead })
    const now = new Date()
    const value = body.step === 'valuation' ? await valueTradeIn(site, body, request, now) : null
    const step = { siteId: site.id, leadId: Number(id), input: body, now }
    // Overwrites both columns, since a repeated valuation may have the other outcome.
    const valuation = value && { valuation: null, no_valuation: null, ...value }
    const { pool } = (await payloadClient()).db
    const result = await applyStep(pool, { ...step, ...(valuation && { serverData: valuation }) })
    if (result === 'unknown') return errorResponse(404, { field: 'form', message: FORM_ERRORS.noLead })
    if (result === 'late')
      return errorResponse(409, { field: 'step', message: 'A later step of this enquiry was already submitted.' })
    return Response.json({ ...result, ...(value && { value }) })
  },
)
