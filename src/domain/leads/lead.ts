/** Kinds of enquiry that a form can send; each has its category text and analytics event in `enquiryKinds`. */
export const ENQUIRY_KINDS = [
  'general',
  'car',
  'testDrive',
  'photos',
  'similar',
  'tradeIn',
  'sellMyCar',
  'service',
  'parts',
  'finance',
  'fleet',
  'careers',
  'location',
  'dealerSearch',
  'reserve',
  'purchase',
  'payment',
] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** Whether a kind's form goes step by step, each sent as it is made (LEAD-05, LEAD-08). Comments are asked in the last. */
export function isMultiStep(kind: EnquiryKind): boolean {
  return kind === 'tradeIn' || kind === 'sellMyCar'
}
