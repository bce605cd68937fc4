import { createHash, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { currentTouches } from '../domain/leads/attribution'
import type { PlannedDelivery } from '../domain/leads/delivery'
import { type Enquiry, submittedFields } from '../domain/leads/enquiry'
import { hasCar } from '../domain/leads/enquiryKinds'
import { type LeadPayload, leadPayload } from '../domain/leads/leadPayload'
import { leadReference } from '../domain/leads/leadReference'
import { type LeadRouting, planDeliveries } from '../domain/leads/routing'
import { stepSubcategory } from '../domain/leads/steps'
import type { Location } from '../domain/locations/location'
import type { Site } from '../domain/site/site'
import type { Car } from '../domain/stock/car'
import { cashPrice } from '../domain/stock/price'
import type { LeadTrackingConsent } from '../domain/tags/consent'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { type Database, inTransaction, toDatabase } from '../server/database/database'
import type { DriverError } from '../server/database/driverError'
import { leads } from '../server/database/tables.generated'
import { hashEmail } from '../server/hashEmail'
import { ensureJobTables } from '../server/jobs/jobTables'
import { driverError } from '../server/serializeError.mjs'
import { recordConsent } from '../server/shoppers/consents'
import { addDeliveries } from './addDeliveries'
import { createLeadToken, hashToken } from './leadToken'
import { endOptOut } from './privacy/optOuts'

/** Attempts to find an unused reference. There are 10^11 of them, so more collisions than this in a row mean a bug. */
const MAX_REFERENCE_ATTEMPTS = 5

const RANDOM_RANGE = 2 ** 32

/** An abandoned multi-step form is delivered as it is this long after its first step. */
export const UNFINISHED_LEAD_DELAY_MS = 15 * 60_000

/** Time that a shopper has to finish a multi-step form. */
const STEP_TOKEN_TTL_MS = 24 * 3_600_000

const UNIQUE_VIOLATION = '23505'

export interface StoreEnquiryInput {
  site: Pick<Site, 'id' | 'email' | 'wording'>
  enquiry: Enquiry
  /** the same in every attempt at one submission */
  idempotencyKey: string
  /** the car and location named by the enquiry; the caller has checked that they belong to this site */
  car: Car | null
  location: Location | null
  routing: LeadRouting
  userAgent: string | null
  /** the site's car pages compare prices with Autogauge */
  autogauge?: boolean
  /** the page that contains the form */
  pageId?: string | null
  /** signs the tokens of multi-step forms */
  tokenSecret: string
  isTest?: boolean
  /** the shopper's choice about marketing tags, and where the enquiry is reported by it; none by default */
  tracking?: { consent: LeadTrackingConsent | null; conversions: readonly PlannedDelivery[] }
  /** emails of the form that get the lead instead of the routing rules */
  recipients?: readonly string[]
  now: Date
  /** when to deliver it; immediately by default, or after `UNFINISHED_LEAD_DELAY_MS` for a multi-step form */
  deliverAt?: Date
  /**
   * Extra work for the same transaction, such as booking a time, holding a car or attaching a file. Runs once per lead, not
   * for a repeated submission. If it throws, the lead is rolled back and the error reaches the caller.
   */
  withinTransaction?: (database: Database, lead: { id: number; reference: string }) => Promise<void>
}

/** The response to the shopper: the lead's id for later steps, and the reference to quote. */
export interface StoredEnquiry {
  lead_id: number
  reference: string
  /** multi-step forms only: proves that later steps come from the same shopper */
  token?: string
}

/** The idempotency key was already used with a different body. */
export class IdempotencyConflictError extends Error {
  override name = 'IdempotencyConflictError'
}

/**
 * Stores an enquiry as a lead with its deliveries and their jobs, in one transaction and once per site and key: a repeated
 * submission gets the first one's response, even if both arrive at the same time. Nothing is sent here.
 * @throws {IdempotencyConflictError} if the key was already used with a different body
 */
export async function storeEnquiry(pool: Pool, input: StoreEnquiryInput): Promise<StoredEnquiry> {
  await ensureJobTables(pool)
  const body = JSON.stringify(submittedFields(input.enquiry))
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, (database) => storeOnce(database, input, bodyHash))
    } catch (error) {
      if (attempt === MAX_REFERENCE_ATTEMPTS || !isDuplicateReference(error)) throw error
    }
  }
}

/** The response to an earlier attempt at the same submission; null if it is new. @throws {IdempotencyConflictError} */
export async function findStoredEnquiry(
  pool: Pool,
  input: Pick<StoreEnquiryInput, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
) {
  const body = JSON.stringify(submittedFields(input.enquiry))
  return findEarlierSubmission(toDatabase(pool), input, createHash('sha256').update(body).digest('base64url'))
}

async function storeOnce(database: Database, input: StoreEnquiryInput, bodyHash: string): Promise<StoredEnquiry> {
  const reference = leadReference(() => randomInt(RANDOM_RANGE) / RANDOM_RANGE)
  const { row, payload } = toLeadRow(input, bodyHash, reference)
  const [inserted] = await database
    .insert(leads)
    .values(row)
    .onConflictDoNothing({ target: [leads.site, leads.idempotency_key] })
    .returning({ id: leads.id })
  const id = inserted?.id
  if (id === undefined) {
    const existing = await findEarlierSubmission(database, input, bodyHash)
    if (!existing) throw new Error('The lead of an earlier submission no longer exists')
    return existing
  }
  // A person who agrees again after an opt-out gives consent again.
  if (payload.opt_in) {
    await endOptOut(database, input.site.id, payload.email)
    if (!input.isTest)
      await recordConsent(database, {
        ...{ site: input.site.id, email_hash: hashEmail(payload.email), purpose: 'news', given: true },
        wording: input.site.wording.enquiryConsent,
        at: input.now,
      })
  }
  await input.withinTransaction?.(database, { id, reference })
  await addDeliveries(database, {
    leadId: id,
    reference,
    siteId: input.site.id,
    part: 'lead',
    planned: [...planLeadDeliveries(input, payload), ...(input.isTest ? [] : (input.tracking?.conversions ?? []))],
    runAt:
      input.deliverAt ?? (input.enquiry.step ? new Date(input.now.getTime() + UNFINISHED_LEAD_DELAY_MS) : undefined),
  })
  return toStoredEnquiry(input, id, reference)
}

async function findEarlierSubmission(
  database: Database,
  input: Pick<StoreEnquiryInput, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
  bodyHash: string,
): Promise<StoredEnquiry | null> {
  const [lead] = await database
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.body_hash })
    .from(leads)
    .where(and(eq(leads.site, input.site.id), eq(leads.idempotency_key, input.idempotencyKey)))
  if (!lead) return null
  if (lead.bodyHash !== bodyHash)
    throw new IdempotencyConflictError('This submission was already sent with different content.')
  return toStoredEnquiry(input, lead.id, lead.reference)
}

function toStoredEnquiry(
  {
    site,
    enquiry,
    idempotencyKey,
    tokenSecret,
  }: Pick<StoreEnquiryInput, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
  id: number,
  reference: string,
): StoredEnquiry {
  const stored = { lead_id: id, reference }
  return enquiry.step ? { ...stored, token: createLeadToken(tokenSecret, site.id, idempotencyKey) } : stored
}

/** The lead's deliveries: to the dealer by the routing rules, and the shopper's receipt. */
function planLeadDeliveries(
  { site, enquiry, car, location, routing, recipients, isTest }: StoreEnquiryInput,
  payload: LeadPayload,
) {
  const criteria = {
    kind: enquiry.kind,
    category: payload.category,
    locationId: location?.id ?? null,
    carType: car?.carType ?? null,
    make: car?.make ?? null,
  }
  const planned = planDeliveries(routing.routes, criteria, [location?.email ?? null, site.email], recipients)
  const receipt: PlannedDelivery = { channel: 'email', purpose: 'receipt', recipient: payload.email, routeId: null }
  // A reservation is confirmed by the link in its receipt.
  return (routing.receipt || hasCar(enquiry.kind)) && !isTest ? [...planned, receipt] : planned
}

function isDuplicateReference(error: unknown): boolean {
  const { code, constraint } = driverError(error) as DriverError
  return code === UNIQUE_VIOLATION && (constraint ?? '').includes('reference')
}

/** The lead's row, and its payload. */
function toLeadRow(input: StoreEnquiryInput, bodyHash: string, reference: string) {
  const { site, enquiry, idempotencyKey, car, location, userAgent, tokenSecret, isTest, now } = input
  const payload = leadPayload(enquiry, {
    leadId: reference,
    car,
    location,
    autogauge: input.autogauge ?? false,
    pageId: input.pageId ?? null,
    userAgent,
  })
  const { details, lead_attributes } = payload
  const row: typeof leads.$inferInsert = {
    site: site.id,
    reference,
    kind: enquiry.kind,
    status: 'new',
    category: payload.category,
    subcategory: payload.subcategory ?? (enquiry.step ? stepSubcategory(enquiry.kind, enquiry.step) : null),
    name: payload.name,
    last_name: payload.last_name,
    email: payload.email,
    phone: payload.phone,
    postcode: payload.postcode,
    message: payload.message,
    rego: payload.rego,
    details: Object.keys(details).length > 0 ? details : null,
    car: car?.id ?? null,
    car_name: car?.name ?? null,
    // The price that the page shows, which an offer lowers.
    car_price: car ? cashPrice(car) : null,
    car_snapshot: car ? toCarSnapshot(car) : null,
    stock_number: payload.stock_number,
    vehicle_make: payload['Vehicle Make'],
    vehicle_model: payload['Vehicle Model'],
    car_type: payload.car_type,
    vehicle_status: payload.vehicle_status,
    location: location?.id ?? null,
    dealership: payload.dealership_id,
    dealership_slug: payload.dealership_slug,
    manufacturer_slug: payload.manufacturer_slug,
    source: payload.source,
    page_id: payload.page_id,
    form_id: enquiry.form_id || null,
    url: payload.url,
    user_agent: payload.user_agent,
    request_id: requestContext.getStore()?.requestId ?? null,
    opt_in: payload.opt_in,
    consent_text: payload.opt_in ? site.wording.enquiryConsent : null,
    consent_at: payload.opt_in ? now : null,
    lead_attributes,
    tracking_consent: input.tracking?.consent ?? null,
    touches: currentTouches(enquiry.touches, now),
    additional_services: payload.additional_services,
    autogauge_enabled: payload.autogauge_enabled,
    is_test: isTest ?? false,
    idempotency_key: idempotencyKey,
    body_hash: bodyHash,
    step: enquiry.step ?? null,
    token_hash: enquiry.step ? hashToken(createLeadToken(tokenSecret, site.id, idempotencyKey)) : null,
    token_expires_at: enquiry.step ? new Date(now.getTime() + STEP_TOKEN_TTL_MS) : null,
    createdAt: now,
    updatedAt: now,
  }
  return { row, payload }
}

/** The car as shown on its page at the time of the enquiry: the price may change and the car may be removed later. */
function toCarSnapshot(car: Car) {
  const { name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path } = car
  const { year, make, model, badge, colour, images } = car
  const imageUrl = images[0]?.url ?? null
  return {
    ...{ name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path },
    ...{ year, make, model, badge, colour, imageUrl },
  }
}
