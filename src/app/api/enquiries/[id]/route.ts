import { getValuation } from '@/data/car/valuation'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { VALUATION_MESSAGES, type Valuation, valuationError } from '@/domain/car/tradeIn'
import { FORM_ERRORS } from '@/domain/leads/enquiry'
import { type LeadStepInput, stepSchema } from '@/domain/leads/steps'
import { adjustedValuation } from '@/domain/leads/tradeInForm'
import type { Site } from '@/domain/site/site'
import { applyStep } from '@/leads/applyStep'
import { answerError, answerIssues, errorsResponse } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson, readText } from '@/server/requestBody'

const MAX_BODY_BYTES = 100_000
const PER_ADDRESS: RateRule = { name: 'enquirySteps', times: 60, seconds: 600 }
const RETRY_SECONDS = 30

/** What a step of a trade-in found out: the range, or why there is none. */
type Value = { valuation: Valuation } | { no_valuation: string }

/** What the shopper's car may be worth in the state that they say it is in; worked out here, never by the browser (LEAD-08). */
async function worthOf(site: Site, sent: LeadStepInput, request: Request, now: Date): Promise<Value> {
  const { make, model, year, km } = sent.vehicle ?? {}
  if (!site.flags.tradeInValuation || !make || !model || year == null || km == null) {
    return { no_valuation: VALUATION_MESSAGES.tooFew }
  }
  const car = { make, model, year, km }
  const refusal = valuationError(car, now)
  if (refusal) return { no_valuation: refusal }
  try {
    const valuation = await getValuation(car)
    if (!valuation) return { no_valuation: VALUATION_MESSAGES.tooFew }
    return { valuation: adjustedValuation(valuation, sent.adjustment_answers ?? {}) }
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, 'A trade-in could not be valued')
    return { no_valuation: 'We cannot value cars online just now. Send us the details and we will call you.' }
  }
}

/** Adds a step to an enquiry that the same shopper began: 200 `{ lead_id, reference, step }`, and `value` where a trade-in was valued (LEAD-05, LEAD-08). */
export async function PATCH(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  try {
    const site = await findSiteByHost(request.headers.get('host'))
    if (!site) return errorsResponse(404, { field: 'host', message: 'No dealer is at this address.' })
    const text = await readText(request, MAX_BODY_BYTES)
    if (text === null) return errorsResponse(413, { field: 'body', message: 'The enquiry is too long.' })
    const sent = stepSchema.safeParse(parseJson(text))
    if (!sent.success) return answerIssues(sent.error)
    if (!/^\d{1,9}$/.test(id)) return errorsResponse(404, { field: 'form', message: FORM_ERRORS.noLead })

    const { pool } = (await payloadClient()).db
    const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
    if (wait > 0) return rateLimited(wait, 'form', FORM_ERRORS.tooOften)
    const now = new Date()
    const value = sent.data.step === 'valuation' ? await worthOf(site, sent.data, request, now) : null
    const step = { siteId: site.id, leadId: Number(id), sent: sent.data, now }
    // A second try may find what the first did not, or the other way round.
    const found = value && { valuation: null, no_valuation: null, ...value }
    const taken = await applyStep(pool, { ...step, ...(found && { found }) })
    if (taken === 'unknown') return errorsResponse(404, { field: 'form', message: FORM_ERRORS.noLead })
    if (taken === 'late')
      return errorsResponse(409, { field: 'step', message: 'This enquiry has gone further already.' })
    return Response.json({ ...taken, ...(value && { value }) })
  } catch (error) {
    loggerFor(request).error({ err: error }, 'A step of an enquiry could not be stored')
    return answerError(503, 'form', FORM_ERRORS.unavailable, { 'Retry-After': String(RETRY_SECONDS) })
  }
}
