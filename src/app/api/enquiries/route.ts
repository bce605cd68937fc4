import * as z from 'zod'
import { findRequestedSlot } from '@/data/enquiry/findRequestedSlot'
import { getLeadRouting } from '@/data/enquiry/leadRouting'
import { getPaymentPage } from '@/data/enquiry/payments'
import { readEnquiry } from '@/data/enquiry/readEnquiry'
import { getTracking } from '@/data/enquiry/tracking'
import { payloadClient } from '@/data/payloadClient'
import { ConflictError } from '@/domain/leads/conflict'
import { type Enquiry, FORM_ERRORS, isFromBot, isTooFast } from '@/domain/leads/enquiry'
import { hasPayment } from '@/domain/leads/enquiryKinds'
import type { Site } from '@/domain/site/site'
import { isTemporary, parkEnquiry } from '@/leads/parkEnquiry'
import { reserveResources } from '@/leads/reserveResources'
import { findStoredEnquiry, IdempotencyConflictError, type StoredEnquiry, storeEnquiry } from '@/leads/storeEnquiry'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { type RateLimitRule, rateLimitResponse } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteChallengeLimit } from '../access'

/** Well above an enquiry with every field at its maximum length. */
const MAX_BODY_BYTES = 200_000

/** More than a household or an office sends, and too few to be useful to a bot. */
const PER_ADDRESS: RateLimitRule = { name: 'enquiries', times: 20, seconds: 600 }
/** Several offices of one provider's network. Above it, senders must solve a challenge. */
const PER_NETWORK: RateLimitRule = { name: 'enquiryNetwork', times: 100, seconds: 600 }
/** Above it, senders must solve a challenge; a busy site gets a few enquiries an hour. */
const PER_SITE: RateLimitRule = { name: 'siteEnquiries', times: 3000, seconds: 3600 }

const RETRY_SECONDS = 30
const TOO_FAST_SECONDS = 2

const limitRate = siteChallengeLimit(
  { perAddress: PER_ADDRESS, perNetwork: PER_NETWORK, perSite: PER_SITE },
  'form',
  FORM_ERRORS.rateLimited,
)

/** The site and the submission's idempotency key; otherwise an error response. */
async function submissionAccess(request: Request) {
  const site = await siteAccess()(request)
  if (site instanceof Response) return site
  const idempotencyKey = request.headers.get('idempotency-key')?.trim() ?? ''
  if (/^[\w-]{8,100}$/.test(idempotencyKey)) return { site, idempotencyKey }
  return errorResponse(400, {
    field: 'Idempotency-Key',
    message: 'Use 8 to 100 letters, digits, hyphens or underscores.',
  })
}

function toErrorResponse(error: unknown, request: Request): Response {
  if (error instanceof IdempotencyConflictError)
    return errorResponse(409, { field: 'Idempotency-Key', message: error.message })
  if (error instanceof ConflictError) return errorResponse(409, error.fieldError)
  loggerFor(request).error({ err: error }, 'Could not store an enquiry')
  const headers = { 'Retry-After': String(RETRY_SECONDS) }
  return errorResponse(503, { field: 'form', message: FORM_ERRORS.unavailable }, headers)
}

const enquiryRoute = {
  access: submissionAccess,
  // `readEnquiry` validates it by the rules of its form.
  body: z.unknown(),
  maxBodyBytes: MAX_BODY_BYTES,
  tooLong: { field: 'body', message: 'The enquiry is too long.' },
  onError: toErrorResponse,
}

/**
 * Stores an enquiry of any form: 201 `{ lead_id, reference }`, with `token` for multi-step forms and `payment`, the URL of
 * the payment page, if a payment is due. Retrying with the same Idempotency-Key returns the first response. The worker
 * delivers the lead after the response. An enquiry that can never be stored is kept for staff: 201 `{ reference, parked }`.
 */
export const POST = route(enquiryRoute, async (request, { access, body }) => {
  const { site, idempotencyKey } = access
  const limitOnce = createOnce(() => limitRate(request, site))
  try {
    return await storeOrReject(request, access, body, limitOnce)
  } catch (error) {
    if (error instanceof IdempotencyConflictError || error instanceof ConflictError || isTemporary(error)) throw error
    loggerFor(request).error({ err: error }, 'An enquiry cannot be stored as a lead, and is kept for staff')
    const limited = await limitOnce()
    if (limited) return limited
    const { pool } = (await payloadClient()).db
    const { reference } = await parkEnquiry(pool, { siteId: site.id, idempotencyKey, body, error })
    return Response.json({ lead_id: 0, reference, parked: true }, { status: 201 })
  }
})

interface Submission {
  site: Site
  idempotencyKey: string
}

async function storeOrReject(
  request: Request,
  { site, idempotencyKey }: Submission,
  body: unknown,
  limitOnce: () => Promise<Response | null>,
): Promise<Response> {
  const read = await readEnquiry(site, body)
  if ('errors' in read) return errorResponse(400, read.errors)
  const { enquiry, car, location } = read
  // Bots get a success response, so that they learn nothing; no lead is stored.
  if (isFromBot(enquiry)) return Response.json({ lead_id: 0, reference: 'RECEIVED' }, { status: 201 })
  if (isTooFast(enquiry)) return rateLimitResponse(TOO_FAST_SECONDS, 'form', FORM_ERRORS.tooFast)

  const { pool } = (await payloadClient()).db
  const submission = { site, enquiry, idempotencyKey, tokenSecret: process.env.PAYLOAD_SECRET ?? '' }
  // Retries do not count towards the rate limit.
  const existing = await findStoredEnquiry(pool, submission)
  if (existing) return enquiryResponse(existing, enquiry)
  const limited = await limitOnce()
  if (limited) return limited

  const now = new Date()
  const slot = await findRequestedSlot(site, read, now)
  const stored = await storeEnquiry(pool, {
    ...submission,
    site: { ...site, wording: { ...site.wording, enquiryConsent: read.consentText } },
    car,
    location,
    autogauge: site.carPage.plugins.includes('autogauge'),
    pageId: read.pageId,
    routing: await getLeadRouting(site.id),
    recipients: read.recipients,
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    tracking: await getTracking(site, request, enquiry.linked_query_params, now),
    now,
    withinTransaction: reserveResources({ site, enquiry, car, slot, tokenSecret: submission.tokenSecret, now }),
  })
  return enquiryResponse(stored, enquiry)
}

/** Calls a function on the first call only, and returns its result each time. */
function createOnce<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= call()
    return result
  }
}

/** The response to a stored enquiry, with `payment` if a payment is due on the site. */
async function enquiryResponse(stored: StoredEnquiry, { kind }: Enquiry): Promise<Response> {
  const payment = hasPayment(kind) ? await getPaymentPage(stored.lead_id) : null
  return Response.json(payment ? { ...stored, payment } : stored, { status: 201 })
}
