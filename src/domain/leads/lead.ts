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
