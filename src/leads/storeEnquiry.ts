import { createHash, randomInt } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { PlannedDelivery } from '../domain/leads/delivery'
import { type Enquiry, submittedFields } from '../domain/leads/enquiry'
import { type LeadPayload, leadPayload } from '../domain/leads/leadPayload'
import { leadReference } from '../domain/leads/leadReference'
import { type LeadRouting, planDeliveries } from '../domain/leads/routing'
import { stepSubcategory } from '../domain/leads/steps'
import type { Location } from '../domain/locations/location'
import type { Site } from '../domain/site/site'
import type { Car } from '../domain/stock/car'
import { ensureJobTables } from '../server/jobs/jobTables'
import { addDeliveries } from './addDeliveries'
import { leadToken, tokenHash } from './leadToken'
import { inTransaction } from './transaction'

/** References are drawn from a hundred thousand million; a clash is drawn again, and this many in a row means a fault. */
const REFERENCE_TRIES = 5

const RANDOM_STEPS = 2 ** 32

/** A form of several steps may be left in the middle; its lead then goes out as it stands, this long after the first step. */
export const UNFINISHED_AFTER_MS = 15 * 60_000

/** How long a shopper may take over the steps of one form. */
const STEPS_WITHIN_MS = 24 * 3_600_000

const UNIQUE_VIOLATION = '23505'

export interface EnquiryToStore {
  site: Pick<Site, 'id' | 'email' | 'wording'>
  enquiry: Enquiry
  /** sent by the form with every try of one submission */
  idempotencyKey: string
  /** the car and place that the enquiry names, already known to be this site's */
  car: Car | null
  location: Location | null
  routing: LeadRouting
  userAgent: string | null
  /** the site's car pages compare prices by Autogauge */
  autogauge?: boolean
  /** the page whose form this is */
  pageId?: string | null
  /** signs the tokens of forms with several steps */
  tokenSecret: string
  isTest?: boolean
  now: Date
  /** when it goes out, where not at once or as its steps have it */
  deliverAt?: Date
  /**
   * What else must happen with this lead or not at all, in the same transaction: taking a time, holding a car, keeping a
   * file. Runs once for a lead, never for a repeated submission. What it throws undoes the lead and reaches the caller.
   */
  alongside?: (client: PoolClient, lead: { id: number; reference: string }) => Promise<void>
}

/** What the shopper is told: the lead's number for later steps, and the reference to quote. */
export interface StoredEnquiry {
  lead_id: number
  reference: string
  /** of a form with several steps: proves that later steps come from the same shopper */
  token?: string
}

/** A key that came before with another body: two different enquiries cannot share one. */
export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict'
}

/**
 * Stores an enquiry as a lead with its deliveries and their jobs, in one transaction, once for each site and key: a
 * repeated submission gets the first one's answer, also when both arrive at the same moment. Nothing is sent here.
 * @throws {IdempotencyConflict} where the key was used for other words
 */
export async function storeEnquiry(pool: Pool, toStore: EnquiryToStore): Promise<StoredEnquiry> {
  await ensureJobTables(pool)
  const words = JSON.stringify(submittedFields(toStore.enquiry))
  const bodyHash = createHash('sha256').update(words).digest('base64url')
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, (client) => storeOnce(client, toStore, bodyHash))
    } catch (error) {
      if (tries === REFERENCE_TRIES || !isTakenReference(error)) throw error
    }
  }
}

/** The answer that a submission was given before; null where it is new. @throws {IdempotencyConflict} */
export async function findStoredEnquiry(
  pool: Pool,
  toStore: Pick<EnquiryToStore, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
) {
  const words = JSON.stringify(submittedFields(toStore.enquiry))
  return earlierAnswer(pool, toStore, createHash('sha256').update(words).digest('base64url'))
}

async function storeOnce(client: PoolClient, toStore: EnquiryToStore, bodyHash: string): Promise<StoredEnquiry> {
  const reference = leadReference(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS)
  const { columns, payload } = leadColumns(toStore, bodyHash, reference)
  const names = Object.keys(columns)
  const inserted = await client.query<{ id: number }>(
    `insert into leads (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
     on conflict (site_id, idempotency_key) do nothing returning id`,
    Object.values(columns),
  )
  const id = inserted.rows[0]?.id
  if (id === undefined) {
    const earlier = await earlierAnswer(client, toStore, bodyHash)
    if (!earlier) throw new Error('A submission was stored before, and its lead is gone')
    return earlier
  }
  await toStore.alongside?.(client, { id, reference })
  await addDeliveries(client, {
    leadId: id,
    reference,
    siteId: toStore.site.id,
    part: 'lead',
    planned: deliveriesOf(toStore, payload),
    runAt:
      toStore.deliverAt ?? (toStore.enquiry.step ? new Date(toStore.now.getTime() + UNFINISHED_AFTER_MS) : undefined),
  })
  return answerFor(toStore, id, reference)
}

async function earlierAnswer(
  client: Pick<PoolClient, 'query'>,
  toStore: Pick<EnquiryToStore, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
  bodyHash: string,
): Promise<StoredEnquiry | null> {
  const { rows } = await client.query<{ id: number; reference: string; body_hash: string | null }>(
    'select id, reference, body_hash from leads where site_id = $1 and idempotency_key = $2',
    [toStore.site.id, toStore.idempotencyKey],
  )
  const lead = rows[0]
  if (!lead) return null
  if (lead.body_hash !== bodyHash) throw new IdempotencyConflict('This submission was already sent with other words.')
  return answerFor(toStore, lead.id, lead.reference)
}

function answerFor(
  {
    site,
    enquiry,
    idempotencyKey,
    tokenSecret,
  }: Pick<EnquiryToStore, 'site' | 'enquiry' | 'idempotencyKey' | 'tokenSecret'>,
  id: number,
  reference: string,
): StoredEnquiry {
  const answer = { lead_id: id, reference }
  return enquiry.step ? { ...answer, token: leadToken(tokenSecret, site.id, idempotencyKey) } : answer
}

/** Everybody who should have the lead: the dealer's own by rules, and the shopper their receipt. */
function deliveriesOf({ site, enquiry, car, location, routing, isTest }: EnquiryToStore, payload: LeadPayload) {
  const routed = {
    kind: enquiry.kind,
    category: payload.category,
    locationId: location?.id ?? null,
    carType: car?.carType ?? null,
    make: car?.make ?? null,
  }
  const planned = planDeliveries(routing.routes, routed, [location?.email ?? null, site.email])
  const receipt: PlannedDelivery = { channel: 'email', purpose: 'receipt', recipient: payload.email, routeId: null }
  return routing.receipt && !isTest ? [...planned, receipt] : planned
}

function isTakenReference(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && (constraint ?? '').includes('reference')
}

/** The lead's row, by the database's names. */
function leadColumns(toStore: EnquiryToStore, bodyHash: string, reference: string) {
  const { site, enquiry, idempotencyKey, car, location, userAgent, tokenSecret, isTest, now } = toStore
  const payload = leadPayload(enquiry, {
    leadId: reference,
    car,
    location,
    autogauge: toStore.autogauge ?? false,
    pageId: toStore.pageId ?? null,
    userAgent,
  })
  const { details, lead_attributes } = payload
  const columns = {
    site_id: site.id,
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
    details: Object.keys(details).length > 0 ? JSON.stringify(details) : null,
    car_id: car?.id ?? null,
    car_name: car?.name ?? null,
    car_price: car?.price ?? null,
    car_snapshot: car ? JSON.stringify(snapshotOf(car)) : null,
    stock_number: payload.stock_number,
    vehicle_make: payload['Vehicle Make'],
    vehicle_model: payload['Vehicle Model'],
    car_type: payload.car_type,
    vehicle_status: payload.vehicle_status,
    location_id: location?.id ?? null,
    dealership_id: payload.dealership_id,
    dealership_slug: payload.dealership_slug,
    manufacturer_slug: payload.manufacturer_slug,
    source: payload.source,
    page_id: payload.page_id,
    form_id: enquiry.form_id || null,
    url: payload.url,
    user_agent: payload.user_agent,
    opt_in: payload.opt_in,
    consent_text: payload.opt_in ? site.wording.enquiryConsent : null,
    consent_at: payload.opt_in ? now : null,
    lead_attributes: JSON.stringify(lead_attributes),
    additional_services: payload.additional_services,
    autogauge_enabled: payload.autogauge_enabled,
    is_test: isTest ?? false,
    idempotency_key: idempotencyKey,
    body_hash: bodyHash,
    step: enquiry.step ?? null,
    token_hash: enquiry.step ? tokenHash(leadToken(tokenSecret, site.id, idempotencyKey)) : null,
    token_expires_at: enquiry.step ? new Date(now.getTime() + STEPS_WITHIN_MS) : null,
    created_at: now,
    updated_at: now,
  }
  return { columns, payload }
}

/** What the car's page said when the shopper asked, for when the price has changed since or the car has gone. */
function snapshotOf(car: Car) {
  const { name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path } = car
  const { year, make, model, badge, colour, images } = car
  const imageUrl = images[0]?.url ?? null
  return {
    ...{ name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path },
    ...{ year, make, model, badge, colour, imageUrl },
  }
}
