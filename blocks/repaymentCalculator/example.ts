import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'repaymentCalculator'> = {
  blockType: 'repaymentCalculator',
  heading: 'Estimate your repayments',
  showInterest: true,
  showResidual: true,
  buttonLabel: 'Enquire about finance',
  buttonLink: '/finance-enquiry',
}
