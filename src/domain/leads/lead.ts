/** Kinds of enquiry; see `enquiryKinds` for their category and analytics event. */
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

/** Whether a kind's form has several steps, each submitted separately (LEAD-05, LEAD-08). Comments are in the last step. */
export function isMultiStep(kind: EnquiryKind): boolean {
  return kind === 'tradeIn' || kind === 'sellMyCar'
}
