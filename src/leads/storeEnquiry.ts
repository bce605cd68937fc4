import 'server-only'
import { createHash, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import type { Enquiry } from '../domain/leads/enquiry'
import { leadPayload } from '../domain/leads/leadPayload'
import { leadReference } from '../domain/leads/leadReference'
import type { Location } from '../domain/locations/location'
import type { Site } from '../domain/site/site'
import type { Car } from '../domain/stock/car'

/** References are drawn from a hundred thousand million; a clash is drawn again, and this many in a row means a fault. */
const REFERENCE_TRIES = 5

const RANDOM_STEPS = 2 ** 32

export interface EnquiryToStore {
  site: Site
  enquiry: Enquiry
  /** sent by the form with every try of one submission */
  idempotencyKey: string
  /** the car and place that the enquiry names, already known to be this site's */
  car: Car | null
  location: Location | null
  userAgent: string | null
  now: Date
}

/** What the shopper is told: the lead's number for later steps, and the reference to quote. */
export interface StoredEnquiry {
  lead_id: number
  reference: string
}

/** A key that came before with another body: two different enquiries cannot share one. */
export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict'
}

/**
 * Stores an enquiry as a lead, once for each site and key: a repeated submission gets the first one's answer, also when both
 * arrive at the same moment. Throws `IdempotencyConflict` where the key was used for other words.
 */
export async function storeEnquiry(payload: Payload, toStore: EnquiryToStore): Promise<StoredEnquiry> {
  const bodyHash = createHash('sha256').update(JSON.stringify(toStore.enquiry)).digest('base64url')
  const earlier = await storedBefore(payload, toStore, bodyHash)
  if (earlier) return earlier
  for (let tries = 1; ; tries += 1) {
    try {
      const lead = await payload.create({
        collection: 'leads',
        data: leadData(
          toStore,
          bodyHash,
          leadReference(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
        ),
        depth: 0,
      })
      return { lead_id: lead.id, reference: lead.reference }
    } catch (error) {
      // Either the same submission got there first, or the reference was taken; anything else is a fault.
      const winner = await storedBefore(payload, toStore, bodyHash)
      if (winner) return winner
      if (tries === REFERENCE_TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

async function storedBefore(
  payload: Payload,
  toStore: EnquiryToStore,
  bodyHash: string,
): Promise<StoredEnquiry | null> {
  const found = await payload.find({
    collection: 'leads',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { reference: true, body_hash: true },
    showHiddenFields: true,
    where: {
      and: [{ site: { equals: toStore.site.id } }, { idempotency_key: { equals: toStore.idempotencyKey } }],
    },
  })
  const lead = found.docs[0]
  if (!lead) return null
  if (lead.body_hash !== bodyHash) throw new IdempotencyConflict('This submission was already sent with other words.')
  return { lead_id: lead.id, reference: lead.reference }
}

function isUniqueViolation(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'ValidationError' || code === '23505'
}

function leadData(
  { site, enquiry, idempotencyKey, car, location, userAgent, now }: EnquiryToStore,
  bodyHash: string,
  reference: string,
) {
  const sent = leadPayload(enquiry, {
    leadId: reference,
    car,
    carDealershipId: location?.dealershipId ?? null,
    dealershipSlug: location?.dealershipSlug ?? null,
    userAgent,
  })
  const {
    'Vehicle Make': vehicle_make,
    'Vehicle Model': vehicle_model,
    lead_id: _,
    car_id: __,
    car_dealership_id: ___,
    ...rest
  } = sent
  const details = { ...sent.details, ...(sent.rego ? { Rego: sent.rego } : {}) }
  return {
    ...rest,
    details: Object.keys(details).length > 0 ? details : null,
    vehicle_make,
    vehicle_model,
    site: site.id,
    kind: enquiry.kind,
    status: 'new' as const,
    reference,
    car: car?.id ?? null,
    car_name: car?.name ?? null,
    car_price: car?.price ?? null,
    car_snapshot: car ? snapshotOf(car) : null,
    location: location?.id ?? null,
    dealership: location?.dealershipId ?? null,
    consent_text: enquiry.opt_in ? site.wording.enquiryConsent : null,
    consent_at: enquiry.opt_in ? now.toISOString() : null,
    idempotency_key: idempotencyKey,
    body_hash: bodyHash,
  }
}

/** What the car's page said when the shopper asked, for when the price has changed since or the car has gone. */
function snapshotOf(car: Car) {
  const { name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path } = car
  return { name, stockNumber, vin, price, priceType, offerPrice, beforePrice, km, status, tag, path }
}
