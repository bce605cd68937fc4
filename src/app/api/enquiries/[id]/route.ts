import { valueTradeIn } from '@/data/car/valueTradeIn'
import { payloadClient } from '@/data/payloadClient'
import { parseDocumentId } from '@/domain/documentId'
import { FORM_ERRORS } from '@/domain/leads/enquiry'
import { stepSchema } from '@/domain/leads/steps'
import { applyStep } from '@/leads/applyStep'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'

const MAX_BODY_BYTES = 100_000
const PER_ADDRESS: RateLimitRule = { name: 'enquirySteps', times: 60, seconds: 600 }
const RETRY_SECONDS = 30

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
    const id = parseDocumentId(param('id'))
    if (id === null) return errorResponse(404, { field: 'form', message: FORM_ERRORS.noLead })
    const now = new Date()
    const value = body.step === 'valuation' ? await valueTradeIn(site, body, now, loggerFor(request)) : null
    const step = { siteId: site.id, leadId: id, input: body, now }
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
