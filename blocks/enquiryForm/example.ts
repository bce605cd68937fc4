import type { BlockData } from '../blockProps'

export const example: BlockData<'enquiryForm'> = {
  blockType: 'enquiryForm',
  kind: 'general',
  heading: 'Send us a message',
  intro: 'We answer within one business day, and sooner when the phones are quiet.',
  messageRequired: true,
  askCategory: true,
  askLocation: true,
  askRego: false,
  submitLabel: 'Send enquiry',
}
