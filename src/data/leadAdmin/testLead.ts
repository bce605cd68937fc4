import { truncateText } from '@/domain/cleanText'
import { documentIdField } from '../../domain/documentIdField'
import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { isAustralianPhone } from '../../domain/leads/contactFields'
import { enquirySchema } from '../../domain/leads/enquiry'
import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import { ENQUIRY_KINDS, isMultiStep } from '../../domain/leads/lead'
import { CAR_TYPES } from '../../domain/stock/carType'
import { type StoredEnquiry, storeEnquiry } from '../../leads/storeEnquiry'
import { getFormSettings } from '../enquiry/formSettings'
import { loadLeadRouting } from '../enquiry/loadLeadRouting'
import { toCar } from '../fromPayload/car'
import { toLocation } from '../fromPayload/location'
import { asUser, canReadLeads, type LeadStaff } from '../leadInbox/leadStaff'

export const testLeadSchema = z.strictObject({
  site: documentIdField('Enter the id of a site.'),
  kind: z.enum(ENQUIRY_KINDS),
  category: z.string().trim().max(80).optional(),
  location: documentIdField('Enter the id of a location.').nullish(),
  carType: z.enum(CAR_TYPES).nullish(),
  /** the form's block, if a form is tested */
  formId: z.string().trim().max(80).optional(),
})
export type TestLead = z.output<typeof testLeadSchema>

/** A phone number reserved for fiction, for sites without a phone. */
const FICTIONAL_PHONE = '0491 570 006'

/** Kinds about a car, whose test leads include one. */
const CAR_KINDS = ['car', 'testDrive', 'photos', 'similar', 'finance', 'reserve', 'purchase']

/**
 * Stores a test lead and sends it to all recipients like a real one, but without the shopper's receipt. Not counted. Null if
 * the staff member may not read the site's leads.
 */
export async function sendTestLead(staff: LeadStaff, input: TestLead, now: Date): Promise<StoredEnquiry | null> {
  const { payload, user } = staff
  const site = await payload.findByID({
    collection: 'sites',
    id: input.site,
    ...asUser(staff),
    disableErrors: true,
    joins: false,
  })
  if (!site || !(await canReadLeads(staff))) return null
  const car = await findTestCar(staff, input)
  const locationId = input.location ?? car?.locationId
  const location = locationId ? await findTestLocation(staff, site.id, locationId) : null
  const [name = 'Test', ...rest] = user.name.split(' ')
  const enquiry = enquirySchema.parse({
    kind: input.kind,
    name,
    last_name: truncateText(rest.join(' '), 80),
    email: user.email,
    phone: site.phone && isAustralianPhone(site.phone) ? site.phone : FICTIONAL_PHONE,
    message: `A test of the form \u201c${ENQUIRY_KIND_DETAILS[input.kind].category}\u201d, sent by ${user.name} from the admin. No shopper waits for an answer.`,
    category: input.category,
    car_id: car?.id,
    location_id: location?.id,
    form_id: input.formId,
    opt_in: false,
    // Multi-step forms are sent complete.
    details: isMultiStep(input.kind) ? { note: 'Steps of the form are not part of a test.' } : {},
  })
  return storeEnquiry(payload.db.pool, {
    site: { id: site.id, email: site.email ?? null, wording: { enquiryConsent: '' } as never },
    ...{ enquiry, car, location, now },
    idempotencyKey: `test-${randomUUID()}`,
    routing: await loadLeadRouting(payload, site.id),
    recipients: (await getFormSettings(site.id, input.formId ?? ''))?.recipients ?? [],
    userAgent: null,
    tokenSecret: process.env.PAYLOAD_SECRET ?? '',
    isTest: true,
  })
}

/** A car of the site for a test lead; null for kinds without a car. */
async function findTestCar({ payload }: LeadStaff, { site, kind, carType }: TestLead) {
  if (!carType && !CAR_KINDS.includes(kind)) return null
  const found = await payload.find({
    collection: 'cars',
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-createdAt',
    where: {
      and: [
        { site: { equals: site } },
        { status: { equals: 'in_stock' } },
        { show_on_dealer_website: { equals: true } },
        ...(carType ? [{ car_type: { equals: carType } }] : []),
      ],
    },
  })
  return found.docs[0] ? toCar(found.docs[0]) : null
}

async function findTestLocation({ payload }: LeadStaff, site: number, id: number) {
  const found = await payload.find({
    collection: 'locations',
    depth: 1,
    limit: 1,
    pagination: false,
    where: { and: [{ id: { equals: id } }, { site: { equals: site } }] },
  })
  return found.docs[0] ? toLocation(found.docs[0]) : null
}
