import * as z from 'zod'
import { findRequestedSlot } from '@/data/enquiry/findRequestedSlot'
import { getLeadRouting } from '@/data/enquiry/leadRouting'
import { getPaymentPage } from '@/data/enquiry/payments'
import { readEnquiry } from '@/data/enquiry/readEnquiry'
import { payloadClient } from '@/data/payloadClient'
import { ConflictError } from '@/domain/leads/conflict'
import { type Enquiry, FORM_ERRORS, isFromBot, isTooFast } from '@/domain/leads/enquiry'
import { hasPayment } from '@/domain/leads/enquiryKinds'
import { reserveResources } from '@/leads/reserveResources'
import { findStoredEnquiry, IdempotencyConflictError, type StoredEnquiry, storeEnquiry } from '@/leads/storeEnquiry'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

/** Largest enquiry that is read, in bytes: every field at its longest is far below. */
const MAX_BODY_BYTES = 200_000

/** More than any household or office sends, and little enough to be no use to a robot. */
const PER_ADDRESS: RateRule = { name: 'enquiries', times: 20, seconds: 600 }
/** Holds back a flood from many addresses; a busy site gets a few an hour. */
const PER_SITE: RateRule = { name: 'siteEnquiries', times: 3000, seconds: 3600 }

const RETRY_SECONDS = 30
const TOO_FAST_SECONDS = 2

const limitRate = siteRateLimit({ perAddress: PER_ADDRESS, perSite: PER_SITE }, 'form', FORM_ERRORS.tooOften)

/** The site that is enquired at and the submission's key; else the response that refuses. */
async function submissionAccess(request: Request) {
  const site = await siteAccess()(request)
  if (site instanceof Response) return site
  const idempotencyKey = request.headers.get('idempotency-key')?.trim() ?? ''
  if (/^[\w-]{8,100}$/.test(idempotencyKey)) return { site, idempotencyKey }
  return errorResponse(400, { field: 'Idempotency-Key', message: 'Send 8 to 100 letters, digits or hyphens.' })
}

function toErrorResponse(error: unknown, request: Request): Response {
  if (error instanceof IdempotencyConflictError)
    return errorResponse(409, { field: 'Idempotency-Key', message: error.message })
  if (error instanceof ConflictError) return errorResponse(409, error.fieldError)
  loggerFor(request).error({ err: error }, 'An enquiry could not be stored')
  const headers = { 'Retry-After': String(RETRY_SECONDS) }
  return errorResponse(503, { field: 'form', message: FORM_ERRORS.unavailable }, headers)
}

const enquiryRoute = {
  access: submissionAccess,
  // `readEnquiry` checks it by the rules of its form.
  body: z.unknown(),
  maxBodyBytes: MAX_BODY_BYTES,
  tooLong: { field: 'body', message: 'The enquiry is too long.' },
  onError: toErrorResponse,
}

/**
 * Stores an enquiry of any form: 201 `{ lead_id, reference }`, `token` where the form goes on in steps, and `payment`, the page
 * to go on to, where there is money to be paid. The header Idempotency-Key names the submission; sending it again gets the
 * first response. The worker sends what follows from it after the response.
 */
export const POST = route(enquiryRoute, async (request, { access: { site, idempotencyKey }, body }) => {
  const read = await readEnquiry(site, body)
  if ('errors' in read) return errorResponse(400, read.errors)
  const { enquiry, car, location } = read
  // A robot is told that all went well, so that it learns nothing; no lead is made of it.
  if (isFromBot(enquiry)) return Response.json({ lead_id: 0, reference: 'RECEIVED' }, { status: 201 })
  if (isTooFast(enquiry)) return rateLimited(TOO_FAST_SECONDS, 'form', FORM_ERRORS.tooFast)

  const { pool } = (await payloadClient()).db
  const submission = { site, enquiry, idempotencyKey, tokenSecret: process.env.PAYLOAD_SECRET ?? '' }
  // Whoever sends the same again is no more of a burden than before.
  const existing = await findStoredEnquiry(pool, submission)
  if (existing) return enquiryResponse(existing, enquiry)
  const limited = await limitRate(request, site)
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
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    now,
    withinTransaction: reserveResources({ site, enquiry, car, slot, tokenSecret: submission.tokenSecret, now }),
  })
  return enquiryResponse(stored, enquiry)
})

/** The answer to a stored enquiry: with `payment`, the page to go on to, where there is money to be paid on the site. */
async function enquiryResponse(stored: StoredEnquiry, { kind }: Enquiry): Promise<Response> {
  const payment = hasPayment(kind) ? await getPaymentPage(stored.lead_id) : null
  return Response.json(payment ? { ...stored, payment } : stored, { status: 201 })
}
