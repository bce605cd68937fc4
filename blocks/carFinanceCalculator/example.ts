import type { BlockData } from '../blockProps'

export const example: BlockData<'carFinanceCalculator'> = {
  blockType: 'carFinanceCalculator',
  heading: 'Estimate your repayments',
}
