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
import type { RateRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'

const MAX_BODY_BYTES = 100_000
const PER_ADDRESS: RateRule = { name: 'enquirySteps', times: 60, seconds: 600 }
const RETRY_SECONDS = 30

/** What a step of a trade-in found out: the range, or why there is none. */
type ValuationResult = { valuation: Valuation } | { no_valuation: string }

/** What the shopper's car may be worth in the state that they say it is in; worked out here, never by the browser (LEAD-08). */
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
    loggerFor(request).warn({ err: error, site: site.slug }, 'A trade-in could not be valued')
    return { no_valuation: 'We cannot value cars online just now. Send us the details and we will call you.' }
  }
}

/** Adds a step to an enquiry that the same shopper began: 200 `{ lead_id, reference, step }`, and `value` where a trade-in was valued (LEAD-05, LEAD-08). */
export const PATCH = route(
  {
    access: siteAccess(),
    body: stepSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    tooLong: { field: 'body', message: 'The enquiry is too long.' },
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS }, 'form', FORM_ERRORS.tooOften),
    onError: (error, request) => {
      loggerFor(request).error({ err: error }, 'A step of an enquiry could not be stored')
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
    // A second try may find what the first did not, or the other way round.
    const valuation = value && { valuation: null, no_valuation: null, ...value }
    const { pool } = (await payloadClient()).db
    const result = await applyStep(pool, { ...step, ...(valuation && { serverData: valuation }) })
    if (result === 'unknown') return errorResponse(404, { field: 'form', message: FORM_ERRORS.noLead })
    if (result === 'late')
      return errorResponse(409, { field: 'step', message: 'This enquiry has gone further already.' })
    return Response.json({ ...result, ...(value && { value }) })
  },
)
