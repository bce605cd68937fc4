import type { BlockData } from '../blockProps'

export const example: BlockData<'repaymentCalculator'> = {
  blockType: 'repaymentCalculator',
  heading: 'Estimate your repayments',
  showInterest: true,
  showResidual: true,
  buttonLabel: 'Enquire about finance',
  buttonLink: '/finance-enquiry',
}
