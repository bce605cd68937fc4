import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carFinanceCalculator'> = {
  blockType: 'carFinanceCalculator',
  heading: 'Estimate your repayments',
}
