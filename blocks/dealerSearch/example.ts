import type { BlockData } from '../blockProps'

export const example: BlockData<'dealerSearch'> = {
  blockType: 'dealerSearch',
  heading: 'Find your nearest dealership',
  intro: 'Type a suburb, a postcode or the name of a dealership.',
  locationType: 'sales',
  showEnquiry: true,
  formHeading: 'Send an enquiry',
  submitLabel: 'Send enquiry',
}
