import { type Enquiry, type EnquiryInput, enquirySchema } from '../../../src/domain/leads/enquiry'
import type { LeadRoute } from '../../../src/domain/leads/routing'
import type { StoreEnquiryInput } from '../../../src/leads/storeEnquiry'

/** An enquiry as a form sends it. @param number makes it unique */
export function buildEnquiry(number: number, overrides: Partial<EnquiryInput> = {}): Enquiry {
  return enquirySchema.parse({
    kind: 'general',
    name: `Shopper ${number}`,
    email: `shopper${number}@shopper.test`,
    phone: '0491 570 006',
    message: `Is it still there? (${number})`,
    ...overrides,
  })
}

/** The arguments for storing an enquiry. */
export function buildSubmission(
  { siteId, route }: { siteId: number; route: LeadRoute },
  enquiry: Enquiry,
  idempotencyKey: string,
): StoreEnquiryInput {
  return {
    site: { id: siteId, email: null, wording: { enquiryConsent: 'Send me news.' } } as StoreEnquiryInput['site'],
    enquiry,
    idempotencyKey,
    car: null,
    location: null,
    routing: { routes: [route], receipt: false },
    userAgent: 'a test',
    tokenSecret: 'a-token-secret-for-tests-alone',
    now: new Date(),
  }
}
